"""Learning from played games: ``python -m shambler.lab.learning``, or ``make train``."""
