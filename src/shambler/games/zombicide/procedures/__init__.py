"""The rulebook as procedures: set-up, rounds, turns, actions, combat, the enemies' phase."""
