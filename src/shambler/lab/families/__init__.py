"""What the lab must know of a family of games beyond its rules: one small hook each."""
