"""The sequence of play, one module per phase of the rulebook."""
