"""For whoever looks after a server: what it does, what it keeps, and what is wrong with it."""
