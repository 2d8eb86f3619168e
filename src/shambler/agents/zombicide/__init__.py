"""What agents know of the games of the Zombicide family."""
