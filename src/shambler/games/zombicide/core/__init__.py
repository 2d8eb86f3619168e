"""What every edition plays: set-up, rounds, turns, actions, combat, the enemies' phase."""
