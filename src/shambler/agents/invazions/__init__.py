"""What agents know of InvaZions."""
