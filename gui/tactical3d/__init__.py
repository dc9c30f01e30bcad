"""The tactical view in three dimensions: one scene as data, two renderers."""
