"""What agents know of Dawn of the Zeds."""
