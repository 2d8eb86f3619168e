"""The state of a game: where every counter lies, what it has suffered, and the tracks of the table.

Places, counters and cards are small numbers. A place is one of the names below or, on a track,
``FIRST_SPACE + SPACES * track + number``; a Start space has the highest number of its track. Damage
is all the Hits a counter has taken: at its Hits per side it shows its reduced side (DOZ-HIT-01).
"""

from __future__ import annotations

from typing import Final

from shambler.kernel.deck import Deck
from shambler.kernel.small_numbers import SmallNumbers
from shambler.kernel.state import State

NOBODY: Final = -1  # no unit, no card
NOWHERE: Final = -1  # no place, no track

TOWN: Final = 0  # Town Center
BEDS: Final = (1, 2, 3, 4)
OFFICES: Final = (5, 6)
LABORATORY: Final = 7
CAMP: Final = 8
CEMETERY: Final = 9
JAIL: Final = 10
POOL: Final = 11  # not in play, may be drawn
OUT: Final = 12  # out of the game
FIRST_SPACE: Final = 16
SPACES: Final = 10  # codes of one track
TUNNEL: Final = 4  # the number of that track

# Marks of a Player unit, one bit each.
DEFIANT: Final = 1
TRAINED: Final = 2
LEADER: Final = 4
WELL_ARMED: Final = 8
COMATOSE: Final = 16  # the EKG marker
STEALTHED: Final = 32
FLED: Final = 64  # Villagers that have become Refugees
ARRIVED: Final = 128  # the National Guard has reached Town

# Marks of a Zeds unit, one bit each: its Status markers (DOZ-MARK-04).
TOUGH: Final = 1
FAST: Final = 2
SMART: Final = 4
TOXIC: Final = 8
STENCH: Final = 16
ZEDS_LEADER: Final = 32

# Chance: one stream per purpose, so that a change in one does not disturb the others.
HERO_DICE: Final = 0
ZEDS_DICE: Final = 1
EVENT_CARDS: Final = 2
FATE_CARDS: Final = 3
RESEARCH_CARDS: Final = 4
COUNTERS: Final = 5
SET_UP: Final = 6
STREAMS: Final = 7


class DawnState(State, kw_only=True):
    """A whole game. Lists are indexed by the numbers of ``world.zeds`` and ``world.units``.

    ``standing`` are effects that last (places in ``world.programs``, see ``effects/base.py``),
    ``favoured`` the Hero one of them names. ``free`` lists units that own a free Action, once for
    each. ``spent`` and ``spent_for_good`` are bits of Character Action markers, ``shot`` of units
    that have fired this turn.
    """

    zed_at: SmallNumbers
    zed_damage: list[int]
    zed_marks: SmallNumbers
    unit_at: SmallNumbers
    unit_damage: list[int]
    unit_marks: SmallNumbers

    ammo: int = 0
    supplies: int = 0
    infection: int = 0

    turn: int = 0
    phase: str = "set-up"
    event: int = NOBODY
    act: int = 0
    special_left: int = 0
    normal_left: int = 0
    drawn: tuple[int, ...] = ()
    next_event: int = NOBODY  # looked at, still on top

    fate: Deck
    fate_discards: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    fated: int = NOWHERE  # the track an end card names for its own Zeds Phase
    fate_due: int = NOBODY  # the Fate card whose text waits for that Phase to end

    player_actions: tuple[int, ...] = ()
    event_actions: int = 0
    free: tuple[int, ...] = ()
    spent: int = 0
    spent_for_good: int = 0
    shot: int = 0

    standing: tuple[int, ...] = ()
    favoured: int = NOBODY
    no_entry: tuple[int, ...] = ()
    markers_used: int = 0  # Zeds Status markers that have come into play
    rising: tuple[int, ...] = ()  # spaces where fallen Civilians will leave Zeds
    dealt: tuple[int, ...] = ()  # the seat of each Hero, by unit; -1: shared by all
    held_back: int = 0  # bits of Zeds that do not move this turn
    hold_played: bool = False

    healed: int = 0  # bits of units that were Healed this turn
    supplies_used: int = 0  # paid or lost in this Phase (DOZ-RUL-62)
    worst_infection: int = 0
    outbreaks: int = 0
    worst_chaos: int = 0
    chaos: tuple[int, ...] = ()  # the space of each Chaos marker, sorted
    barricades: tuple[int, ...] = ()
    strongpoint: int = NOWHERE
    minefield: int = NOWHERE
    blasts: int = 0  # how often the Minefield has exploded
    bridge: str = ""  # "collapsed" or "ferry"
    elwood: bool = False
    equipped: bool = False  # Refugees were equipped this turn
    vip_helped: bool = False

    research: Deck = Deck()  # kinds of cards, see ``procedures/research.py``
    research_used: tuple[int, ...] = ()  # Research cards that were revealed
    current_research: int = NOBODY
    components: int = 0  # bits of Super Weapon Components
    weapon_found: bool = False
    antidote: int = 0  # 1: the Final Component, 2: discovered
    researched: bool = False  # with success, this turn

    zeds_actions: int = 0
    zeds_special: bool = False  # the Zeds Action of DOZ-VS-05 was taken this turn
    lawyers: int = NOBODY  # who bears the Plague of Lawyers
    bad_medicine: bool = False
    ghost_dice: int = 0

    kills: int = 0
    lost: int = 0
    shots: int = 0
