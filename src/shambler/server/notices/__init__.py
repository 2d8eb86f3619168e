"""Telling people that it is their turn, if they asked for it: by their browser, or by e-mail."""
