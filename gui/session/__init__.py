"""The window's hold on a running game: signals, documents, folders."""
