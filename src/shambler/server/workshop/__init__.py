"""Designers: drafts of scenarios over HTTP, rated in the background, put on a shelf."""
