"""The twelve fixed scenarios as the book lists them, by our ids (AMB-02, AMB-46)."""

from __future__ import annotations

from typing import NamedTuple


class BookList(NamedTuple):
    """What one scenario of the book names; Survivors are in every human deck."""

    zombie: str
    rage: str
    human: str
    bravery: str
    research: str
    places: str


BOOK = {
    "labo-2": BookList(
        "ishtar john-frum ogre",
        "hue-and-cry overrun swell-the-ranks",
        "soldier sniper guard cook arsonist",
        "hold-the-position capture charge-in cut-to-the-quick",
        "infected immunology",
        "radio-room entrance-hall",
    ),
    "bataille-2": BookList(
        "ishtar stalker legion",
        "natural-selection grand-entrance contagion",
        "guard janitor cook arsonist",
        "charge-in hold-the-position donation",
        "viruses immunology",
        "radio-room hangar",
    ),
    "freres-2": BookList(
        "ogre swallower whistler",
        "swell-the-ranks no-survivors rouse-the-horde",
        "technician secret-agent janitor sniper",
        "prophylaxis capture charge-in",
        "immunology infected",
        "hangar canteen",
    ),
    "contre-2": BookList(
        "swallower zyorkshire vermin",
        "rouse-the-horde sneak-in overrun",
        "soldier janitor technician cook secret-agent",
        "prophylaxis donation cut-to-the-quick capture",
        "infected viruses",
        "entrance-hall canteen",
    ),
    "labo-3": BookList(
        "ishtar john-frum ogre stalker",
        "hue-and-cry overrun swell-the-ranks no-survivors",
        "soldier sniper guard cook arsonist",
        "hold-the-position capture charge-in cut-to-the-quick",
        "infected immunology viruses",
        "radio-room entrance-hall hangar",
    ),
    "freres-3": BookList(
        "john-frum whistler swallower ogre",
        "natural-selection sneak-in swell-the-ranks overrun",
        "soldier janitor technician sniper",
        "cut-to-the-quick capture prophylaxis",
        "infected viruses immunology",
        "radio-room entrance-hall hangar",
    ),
    "bataille-3": BookList(
        "whistler ishtar ogre stalker",
        "contagion hue-and-cry overrun no-survivors",
        "guard cook technician secret-agent",
        "charge-in capture donation",
        "infected equipment immunology",
        "radio-room canteen hangar",
    ),
    "contre-3": BookList(
        "zyorkshire vermin john-frum legion",
        "sneak-in natural-selection grand-entrance rouse-the-horde",
        "arsonist janitor soldier sniper guard",
        "hold-the-position cut-to-the-quick donation charge-in",
        "infected equipment viruses",
        "radio-room canteen hangar",
    ),
    "labo-4": BookList(
        "ishtar john-frum ogre stalker swallower",
        "hue-and-cry overrun swell-the-ranks no-survivors contagion",
        "soldier sniper guard cook arsonist",
        "hold-the-position capture charge-in cut-to-the-quick",
        "infected immunology viruses equipment",
        "radio-room entrance-hall hangar canteen",
    ),
    "freres-4": BookList(
        "john-frum whistler swallower ogre vermin",
        "natural-selection sneak-in grand-entrance overrun rouse-the-horde",
        "soldier janitor secret-agent arsonist sniper",
        "donation hold-the-position cut-to-the-quick capture",
        "infected viruses immunology equipment",
        "radio-room entrance-hall hangar canteen",
    ),
    "bataille-4": BookList(
        "whistler ishtar ogre stalker legion",
        "swell-the-ranks contagion hue-and-cry overrun no-survivors",
        "guard cook technician secret-agent",
        "charge-in capture hold-the-position",
        "infected equipment immunology viruses",
        "radio-room canteen hangar entrance-hall",
    ),
    "contre-4": BookList(
        "zyorkshire stalker john-frum ogre ishtar",
        "grand-entrance overrun hue-and-cry no-survivors swell-the-ranks",
        "arsonist cook soldier sniper guard",
        "hold-the-position cut-to-the-quick charge-in capture",
        "infected equipment viruses immunology",
        "radio-room canteen hangar entrance-hall",
    ),
}

# What every card is called; the French names are those of the book, but for the Volunteer (AMB-01).
NAMES = {
    "survivors": ("Survivors", "Survivants"),
    "soldier": ("Soldier", "Soldat"),
    "sniper": ("Sniper", "Tireur d'élite"),
    "guard": ("Guard", "Garde"),
    "cook": ("Cook", "Cuisinier"),
    "arsonist": ("Arsonist", "Incendiaire"),
    "janitor": ("Janitor", "Agent d'entretien"),
    "technician": ("Maintenance Technician", "Technicien de maintenance"),
    "secret-agent": ("Secret Agent", "Agent secret"),
    "volunteer": ("Volunteer", "Volontaire"),
    "cut-to-the-quick": ("Cut to the Quick", "Trancher dans le vif"),
    "prophylaxis": ("Prophylaxis", "Prophylaxie"),
    "hold-the-position": ("Hold the Position", "Tenir la position"),
    "capture": ("Capture a Test Subject", "Capture de cobaye"),
    "charge-in": ("Charge In", "Foncer dans le tas"),
    "donation": ("Donation to Research", "Don pour la recherche"),
    "infected": ("Experiment on the Infected", "Expérience sur les infectés"),
    "immunology": ("Immunological Experiment", "Expérience immunologique"),
    "viruses": ("Selective Viruses", "Virus sélectifs"),
    "equipment": ("Equipment Upgrade", "Amélioration d'équipement"),
    "horde-member": ("Horde Member", "Membre de la Horde"),
    "ishtar": ("Ishtar", "Ishtar"),
    "john-frum": ("John Frum", "John Frum"),
    "ogre": ("Ogre", "Ogre"),
    "stalker": ("Stalker", "Traqueur"),
    "legion": ("Legion", "Légion"),
    "swallower": ("Swallower", "Avaleur"),
    "whistler": ("Whistler", "Siffleur"),
    "vermin": ("Vermin", "Vermines"),
    "zyorkshire": ("Zyorkshire", "Zyorkshire"),
    "devour-them": ("Devour Them", "Dévorons-les"),
    "hue-and-cry": ("Hue and Cry", "À cor et à cri"),
    "overrun": ("Overrun Their Defences", "Débordez leurs défenses"),
    "swell-the-ranks": ("Swell the Ranks", "Grossir les rangs"),
    "natural-selection": ("Natural Selection", "Sélection naturelle"),
    "grand-entrance": ("Grand Entrance", "Entrée en fanfare"),
    "contagion": ("Contagion", "Contagion"),
    "no-survivors": ("No Survivors", "Aucun survivant"),
    "rouse-the-horde": ("Rouse the Horde", "Haranguer la horde"),
    "sneak-in": ("Sneak In", "Se faufiler"),
    "freed-zombie": ("Freed Zombie", "Zombie Libéré"),
    "wounded-member": ("Wounded Member", "Membre Blessé"),
    "radio-room": ("Radio Room", "Salle radio"),
    "hangar": ("Hangar", "Hangar"),
    "entrance-hall": ("Entrance Hall", "Hall d'entrée"),
    "canteen": ("Canteen", "Cantine"),
}
