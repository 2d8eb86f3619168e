"""What the fields of the views mean, for the pages about the environments."""

from __future__ import annotations

from collections.abc import Mapping

ZOMBICIDE: Mapping[str, str] = {
    "game": "the key of the game",
    "mission": "the key of the mission or scene",
    "round": "the number of the round",
    "phase": "players, enemies or end",
    "danger": "the highest level a survivor has: blue, yellow, orange, red",
    "first_player": "the seat that begins the round",
    "seats": "the seats at the table",
    "acting": "the survivor whose turn it is, with the actions left, or nothing",
    "survivors": (
        "a list: id, seat, zone, zones it sees, status, armor and full armor, experience, level, "
        "skills, cards in hands, on the body and in the pack, remotes, whether hidden, which side "
        "of its card is up, the car it sits in, whether it has acted"
    ),
    "machines": "a list: type, zone, who holds the remote, whether active, who drives",
    "zones": "a list: name, enemies of each kind, noise tokens, mold (active, inactive or none)",
    "doors": "a list: where, and open, closed or locked",
    "door_reserve": "door or barricade tokens left beside the board",
    "objectives": "a list: id, zone, color once it is known",
    "places": "a list of zones that mean something in this mission, and what",
    "face_down": "how many objectives of each color lie face down; where is not known",
    "taken": "the colors taken so far",
    "spawns": "a list of spawn tokens: id, zone, color, whether active",
    "face_down_spawns": "how many spawn tokens of each color lie face down",
    "first_spawn": "the zone where spawning begins",
    "exit": "the zone that leads out, if there is one",
    "pool": "figures of each kind of enemy not on the board",
    "decks": "sizes of the face-down decks; discards, prototypes and cards set aside by name",
    "goals": "a list: kind, the rule behind it, whether it is met",
    "tally": "what the mission counts",
    "forecast": "what each group of enemies would do if it acted now",
}

INVAZIONS: Mapping[str, str] = {
    "scenario": "the key of the scenario",
    "players": "how many play",
    "seat": "whose view this is; 0 is the human player",
    "turn": "the number of the turn",
    "phase": "the phase of the turn",
    "win_points": "the points with which the human player wins",
    "win_freed": "the Freed Zombies with which the Hordes win",
    "human": (
        "the human side: size of hand and pile, discards, tokens, score, barricade, Research "
        "cards; the hand itself only for seat 0"
    ),
    "hordes": (
        "a list: size of hand and pile, discards, place, cards played, attack, plays and recruits "
        "left; the hand itself only for its owner"
    ),
    "places": (
        "a list: id, resistance, attack, Hordes and humans there, Research card, contamination, "
        "cards about to be lost, whether the Hordes got in and what attack is left"
    ),
    "contamination_pile": "cards left in it",
    "wounded_pile": "Wounded Members left in it",
    "box": "cards that left the game",
    "cards": "every card of the scenario and its copies, wherever they are",
    "vote": "what the Hordes are deciding together, and what was said",
    "outcome": "who won and how, once the game is over",
}

VIEWS: Mapping[str, Mapping[str, str]] = {
    "invader": ZOMBICIDE,
    "living_dead": ZOMBICIDE,
    "invazions": INVAZIONS,
}

TEAM = "All seats are one team: 1 for a win and -1 for a loss, for every seat alike."
REWARDS: Mapping[str, str] = {
    "invader": TEAM,
    "living_dead": TEAM,
    "invazions": (
        "Seat 0, the human player, stands against all others, the Hordes, who win together. A seat "
        'on the winning side gets 1, the others -1. With `TeamEnv(..., seats=[0], others="thumb")` '
        "an agent plays the other side."
    ),
}
