"""Skills that act by themselves, each named after the rulebook."""
