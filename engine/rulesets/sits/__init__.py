"""Saganami Island Tactical Simulator, second edition: movement."""
