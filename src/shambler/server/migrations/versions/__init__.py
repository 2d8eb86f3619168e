"""One step per file, in order."""
