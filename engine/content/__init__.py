"""Shipped and house data: read, validated, explained when wrong."""
