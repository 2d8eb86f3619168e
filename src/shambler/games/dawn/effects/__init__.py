"""What cards can do: one vocabulary of effects for Events, Fate and Research."""
