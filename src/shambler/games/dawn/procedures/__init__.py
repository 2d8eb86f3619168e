"""The rules in the order in which they are carried out; ``turn.py`` is the sequence of play."""
