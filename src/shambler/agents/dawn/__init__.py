"""What agents know of the siege of a small town."""
