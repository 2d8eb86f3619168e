"""Many games: simulate, measure, report."""
