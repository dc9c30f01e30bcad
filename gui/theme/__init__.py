"""The visual language as data and as a Qt style (docs/visual-language.md)."""
