"""Holotank's window: shows what a seat may see and turns gestures into commands; holds no rule."""
