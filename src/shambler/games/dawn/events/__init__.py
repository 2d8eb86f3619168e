"""What happened, for the log and for pictures; nothing listens to it to change the game."""
