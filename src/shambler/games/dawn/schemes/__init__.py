"""What the Zeds player can do in the Zeds Phase of a Versus game, one family per file."""
