"""The Actions of the Action Phase: one family per file, listed together in one menu."""
