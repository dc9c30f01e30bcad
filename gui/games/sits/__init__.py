"""The screen of SITS, the Saganami Island Tactical Simulator."""
