"""Weights of the rules of thumb, found by many games instead of by hand (``make habits``)."""
