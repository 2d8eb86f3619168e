"""What cards can do: a small vocabulary that content files call by name."""
