"""The scenarios of the book, random ones and one's own (IVZ-SCN)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

import shambler
from shambler.games.invazions import RULES, custom
from shambler.games.invazions.content import load
from shambler.games.invazions.events import DeckOutOfProportion, ResearchDrawn
from shambler.kernel.chance import Sampled
from shambler.kernel.content import ContentError
from shambler.kernel.errors import BadSetup
from shambler.testing import rule, some
from shambler.testing.invazions import InvazionsScene
from tests.rules.invazions.book_lists import BOOK

BOX = load()
FACTS = RULES.ledger.facts
EXAMPLE = custom.read(custom.EXAMPLE)
KINDS = {card.id: card.kind for card in BOX.cards}
FREED = {2: 6, 3: 7, 4: 8}


def test_the_numbers_are_those_of_the_ledger():
    for players, numbers in some(BOX.numbers.items()):
        facts = FACTS["numbers"][str(players)]
        ours = msgspec.structs.asdict(numbers)
        assert ours.pop("players") == players
        assert {name: facts[name] for name in ours} == ours
    always = FACTS["numbers"]["any"]
    ours = msgspec.structs.asdict(BOX.always)
    shared = sorted(set(ours) & set(always) - {"starting_deck"})
    assert len(shared) > 4
    assert [ours[name] for name in shared] == [always[name] for name in shared]
    assert BOX.always.starting_deck == {
        "horde-member": always["horde_members"],
        "devour-them": always["devour_them"],
    }


def test_twelve_fixed_and_three_random_scenarios():
    assert [entry.id for entry in BOX.scenarios if entry.drawn is None] == list(BOOK)
    assert [entry.id for entry in BOX.scenarios if entry.drawn] == ["bord-2", "bord-3", "bord-4"]
    assert [entry.key for entry in RULES.scenarios()][-1] == "custom"


# -- what a scenario consists of -----------------------------------------------------------

SIZES = pytest.mark.parametrize(
    ("players", "types", "research"),
    [
        pytest.param(2, 3, 2, marks=pytest.mark.rule("IVZ-SCN-01")),
        pytest.param(3, 4, 3, marks=pytest.mark.rule("IVZ-SCN-02")),
        pytest.param(4, 5, 4, marks=pytest.mark.rule("IVZ-SCN-03")),
    ],
)
FIELDS = pytest.mark.parametrize("field", ["zombie", "rage", "research", "places"])


@SIZES
def test_what_a_scenario_of_the_book_consists_of(players, types, research):
    entries = [entry for entry in BOX.scenarios if entry.players == players and not entry.drawn]
    assert len(entries) == 4
    for entry in entries:
        assert (len(set(entry.zombie)), len(set(entry.rage))) == (types, types)
        assert (len(set(entry.research)), len(set(entry.places))) == (research, players)
        scene = InvazionsScene(entry.id)
        pile = scene.names(scene.state.contamination.cards)
        in_pile = Counter(KINDS[name] for name in set(pile))
        assert in_pile == {"zombie": types, "rage": types, "freed": 1}
        assert (len(scene.beside), len(scene.state.places)) == (research, players)


def fitting(players: int, types: int, research: int) -> custom.CustomScenario:
    """A custom scenario of the right size, from the first cards of each kind."""
    names = {
        kind: [c.id for c in BOX.cards if c.kind == kind and c.id not in BOX.always.starting_deck]
        for kind in ("zombie", "rage", "research")
    }
    return msgspec.structs.replace(
        EXAMPLE,
        players=players,
        zombie=tuple(names["zombie"][:types]),
        rage=tuple(names["rage"][:types]),
        research=tuple(names["research"][:research]),
        places=tuple(place.id for place in BOX.places[:players]),
    )


@SIZES
def test_a_custom_scenario_has_as_many(players, types, research):
    scene = InvazionsScene("custom", custom=fitting(players, types, research))
    assert len(scene.state.contamination) == 2 * 5 * types + FREED[players]
    assert (len(scene.state.places), len(scene.beside)) == (players, research)


@SIZES
@FIELDS
def test_a_custom_scenario_with_fewer_is_refused(players, types, research, field):
    right = fitting(players, types, research)
    fewer = msgspec.structs.replace(right, **{field: getattr(right, field)[1:]})
    with pytest.raises(BadSetup, match=f"custom: {field}: expected"):
        InvazionsScene("custom", custom=fewer)


@SIZES
@FIELDS
def test_a_custom_scenario_with_more_is_refused(players, types, research, field):
    right, larger = fitting(players, types, research), fitting(4, 6, 4)
    if len(getattr(larger, field)) <= len(getattr(right, field)):
        repeated = (*getattr(right, field), getattr(right, field)[0])  # the box holds no more
        more = msgspec.structs.replace(right, **{field: repeated})
    else:
        more = msgspec.structs.replace(
            right, **{field: getattr(larger, field)[: len(getattr(right, field)) + 1]}
        )
    with pytest.raises(BadSetup, match=f"custom: {field}: expected"):
        InvazionsScene("custom", custom=more)


# -- one's own human deck ------------------------------------------------------------------


def with_deck(**deck: int) -> custom.CustomScenario:
    named = {name.replace("_", "-"): copies for name, copies in deck.items()}
    return msgspec.structs.replace(EXAMPLE, deck=EXAMPLE.deck | named)


def deck_of(survivors: int, humans: int, bravery: int) -> custom.CustomScenario:
    """A human deck with so many cards of each part."""
    deck = {"survivors": survivors}
    for kind, wanted in (("human", humans), ("bravery", bravery)):
        for card in [c for c in BOX.cards if c.kind == kind and c.id != "volunteer"]:
            deck[card.id] = min(card.copies, wanted)
            wanted -= deck[card.id]
        assert wanted == 0
    return msgspec.structs.replace(EXAMPLE, deck=deck)


@rule("IVZ-SCN-04")
@pytest.mark.parametrize(
    ("humans", "accepted"), [(19, False), (20, True), (25, True), (30, True), (31, False)]
)
def test_a_custom_human_deck_has_fifty_to_sixty_cards(humans, accepted):
    definition, size = deck_of(15, humans, 15), 30 + humans
    if accepted:
        assert len(InvazionsScene("custom", custom=definition).pile_of(0)) == size
    else:
        with pytest.raises(BadSetup, match=f"50 to 60 cards, not {size}"):
            InvazionsScene("custom", custom=definition)


@rule("IVZ-SCN-04")
@pytest.mark.parametrize(
    ("parts", "accepted"),
    [((15, 35, 0), True), ((14, 35, 0), False), ((15, 35, 10), True), ((15, 31, 15), False)],
)
def test_cards_of_every_kind_count_towards_the_size_of_a_human_deck(parts, accepted):
    found = custom.problems_of(deck_of(*parts), BOX, ninth_human=False)
    assert [problem.where for problem in found] == ([] if accepted else ["deck"])


def opening(definition: custom.CustomScenario) -> InvazionsScene:
    """The first question of a custom game; its human player draws what the deck has first."""
    scene = InvazionsScene("custom", custom=definition)
    first = [name for name, copies in definition.deck.items() for _ in range(copies)][:6]
    scene.draws(*["stalker"] * 5, "legion").draws(*first).draws_starting_decks()
    return scene.start()


@rule("IVZ-SCN-05")
@pytest.mark.parametrize(
    ("parts", "odd"),
    [
        ((15, 20, 15), []),
        ((10, 25, 20), []),
        ((9, 25, 20), [("survivors", 9, 10, 15)]),
        ((15, 19, 20), [("humans", 19, 20, 25)]),
        ((15, 26, 15), [("humans", 26, 20, 25)]),
        ((15, 25, 14), [("bravery", 14, 15, 20)]),
        ((15, 20, 21), [("bravery", 21, 15, 20)]),
        ((0, 30, 30), [("survivors", 0, 10, 15), ("humans", 30, 20, 25), ("bravery", 30, 15, 20)]),
    ],
)
def test_odd_proportions_are_named_but_played_all_the_same(parts, odd):
    with opening(deck_of(*parts)) as scene:
        told = [event for event in scene.events if isinstance(event, DeckOutOfProportion)]
        assert [(e.part, e.found, e.fewest, e.most) for e in told] == odd
        scene.asks("human-action")
    assert RULES.ledger["IVZ-SCN-05"].status == "advice"


@rule("IVZ-SCN-06")
@pytest.mark.parametrize(("players", "types"), [(2, 3), (3, 4), (4, 5)])
def test_custom_piles_add_the_usual_freed_zombies(players, types):
    definition = fitting(players, types, players)
    scene = InvazionsScene("custom", custom=definition)
    wanted = dict.fromkeys((*definition.zombie, *definition.rage), 5)
    pile = Counter(scene.names(scene.state.contamination.cards))
    assert pile == wanted | {"freed-zombie": FREED[players]}


# -- random scenarios ----------------------------------------------------------------------


def drawn(players: int, seed: int = 3, **options) -> Counter[str]:
    """Every card of a random scenario, without the Wounded Members and starting decks."""
    game = RULES.new(f"bord-{players}", options, Sampled(seed)).start()
    found = Counter(game.world.cards.ids[card] for card in game.state.cards)
    found -= Counter({"horde-member": 3 * (players - 1), "devour-them": 2 * (players - 1)})
    return found


def by_kind(cards: Counter[str]) -> Counter[str]:
    kinds: Counter[str] = Counter()
    for name, copies in cards.items():
        kinds[KINDS[name]] += copies
    return kinds


@rule("IVZ-SCN-07", "IVZ-SETUP-11", "IVZ-SCN-06")
@pytest.mark.parametrize(("players", "each", "freed"), [(2, 15, 6), (3, 20, 7), (4, 25, 8)])
def test_random_zombies(players, each, freed):
    """AMB-38: without the starting cards."""
    seen = set()
    for seed in range(6):
        cards = drawn(players, seed)
        kinds = by_kind(cards)
        assert (kinds["zombie"], kinds["rage"], kinds["freed"]) == (each, each, freed)
        assert "horde-member" not in cards
        assert "devour-them" not in cards
        seen.add(frozenset((n, c) for n, c in cards.items() if KINDS[n] in ("zombie", "rage")))
    assert len(seen) == 6


@rule("IVZ-SCN-07")
@pytest.mark.parametrize(("players", "pile"), [(2, 36), (3, 47), (4, 58)])
def test_random_zombies_are_in_the_contamination_pile(players, pile):
    game = RULES.new(f"bord-{players}", {}, Sampled(4)).start()
    under = [len(place.contamination) for place in game.state.places]
    assert under == [2] * players
    assert len(game.state.contamination) == pile - sum(under)
    assert RULES.broken(game) == []


@rule("IVZ-SCN-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_humans(players):
    """AMB-01, AMB-38: no Survivors beyond the fifteen, no stand-in type."""
    seen = set()
    for seed in range(6):
        cards = drawn(players, seed)
        kinds = by_kind(cards)
        assert (kinds["survivor"], kinds["human"], kinds["bravery"]) == (15, 25, 20)
        assert cards["volunteer"] == 0
        seen.add(frozenset((n, c) for n, c in cards.items() if KINDS[n] in ("human", "bravery")))
    assert len(seen) == 6


@rule("IVZ-SCN-08")
def test_the_random_human_deck_is_dealt_from_sixty_cards():
    game = RULES.new("bord-3", {}, Sampled(2)).start()
    assert len(game.state.human.pile) + len(game.state.human.hand) == 60


@rule("IVZ-SCN-09")
def test_random_research():
    seen: dict[int, set[frozenset[str]]] = {2: set(), 3: set(), 4: set()}
    for seed in range(20):
        for players in (2, 3, 4):
            names = [name for name in drawn(players, seed) if KINDS[name] == "research"]
            assert len(names) == players
            seen[players].add(frozenset(names))
    assert seen[2] == {frozenset({"infected", o}) for o in ("immunology", "viruses", "equipment")}
    assert len(seen[3]) == 4
    assert len(seen[4]) == 1


@rule("IVZ-SCN-09")
def test_the_research_of_a_random_scenario_is_announced():
    match = shambler.new("invazions", "bord-2", seed=1)
    (told,) = [event for event in match.log[0] if isinstance(event, ResearchDrawn)]
    assert len(told.cards) == 2
    assert told.cards == match.game.state.human.beside


@rule("IVZ-SCN-10")
@pytest.mark.parametrize("kind", ["zombie", "rage", "human", "bravery"])
def test_random_draws_pick_single_cards_so_a_type_comes_zero_to_five_times(kind):
    types = [name for name in KINDS if KINDS[name] == kind]
    types = [name for name in types if name not in (*BOX.always.starting_deck, "volunteer")]
    seen: Counter[int] = Counter()
    for seed in range(60):
        cards = drawn(3, seed)
        seen.update(cards[name] for name in types)
    assert set(seen) <= {0, 1, 2, 3, 4, 5}
    assert set(seen) >= {1, 2, 3, 4, 5}
    assert 0 in seen or kind == "bravery"  # 20 of 30: all six types nearly always come


def test_the_stand_in_type_may_be_drawn_if_the_table_wants_it():
    """AMB-01."""
    assert any(drawn(4, seed, ninth_human=True)["volunteer"] for seed in range(5))


# -- scenarios of one's own ----------------------------------------------------------------


@rule("IVZ-SCN-04")
def test_the_stand_in_type_needs_the_switch():
    """AMB-01."""
    odd = with_deck(volunteer=5)
    with pytest.raises(BadSetup, match="ninth_human"):
        InvazionsScene("custom", custom=odd)
    assert len(InvazionsScene("custom", custom=odd, ninth_human=True).pile_of(0)) == 60


@rule("IVZ-SCN-04")
@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"players": 5}, "2, 3 or 4"),
        ({"zombie": ("ogre", "ogre", "legion", "vermin")}, "duplicate id 'ogre'"),
        ({"zombie": ("ogre", "contagion", "legion", "vermin")}, "unknown zombie 'contagion'"),
        ({"zombie": ("ogre", "horde-member", "legion", "vermin")}, "unknown zombie"),
        ({"places": ("hangar", "canteen", "dormitory")}, "unknown places 'dormitory'"),
        ({"deck": EXAMPLE.deck | {"soldier": 6}}, "0 to 5 copies, not 6"),
        ({"deck": EXAMPLE.deck | {"ogre": 5}}, "unknown human card 'ogre'"),
    ],
)
def test_a_custom_scenario_that_breaks_the_rules_says_why(change, complaint):
    """AMB-42."""
    with pytest.raises(BadSetup, match=complaint):
        InvazionsScene("custom", custom=msgspec.structs.replace(EXAMPLE, **change))


def test_a_custom_scenario_from_a_file_plays_like_one_by_option(tmp_path: Path):
    path = tmp_path / "mine.toml"
    path.write_text(Path(str(custom.EXAMPLE)).read_text("utf-8").replace("Night Shift", "Mine"))
    definition = custom.read(path)
    assert definition.name.en == "Mine"
    plain = msgspec.to_builtins(definition)
    one = shambler.new("invazions", "custom", seed=4, custom=plain)
    other = shambler.new("invazions", "custom", seed=4)
    assert one.game.state == other.game.state
    path.write_text('players = 3\nzombies = ["ogre"]\n')
    with pytest.raises(ContentError, match="zombies: unknown key"):
        custom.read(path)


def test_designers_can_have_a_scenario_file_checked(tmp_path: Path):
    text = Path(str(custom.EXAMPLE)).read_text("utf-8")
    good, bad, broken, other = (tmp_path / f"{name}.toml" for name in ("a", "b", "c", "d"))
    good.write_text(text)
    bad.write_text(text.replace("soldier = 5", "soldier = 6"))
    broken.write_text(text.replace("players = 3", "players = "))
    other.write_text('title = "something else"')
    assert RULES.check_content(good) == []
    wrong = RULES.check_content(bad)
    assert wrong is not None
    assert [problem.where for problem in wrong] == ["deck.soldier"]
    wrong = RULES.check_content(broken)
    assert wrong is not None
    assert "not valid TOML" in str(wrong[0])
    assert RULES.check_content(other) is None
    assert RULES.check_content(tmp_path / "missing.toml") is None


def test_a_custom_game_is_saved_with_its_definition(tmp_path: Path):
    plain = msgspec.to_builtins(EXAMPLE)
    match = shambler.new("invazions", "custom", seed=4, custom=plain)
    match.play("done")
    match.save(tmp_path / "game.shambler")
    assert shambler.load(tmp_path / "game.shambler").fingerprint == match.fingerprint


def test_a_definition_belongs_to_the_custom_scenario_only():
    with pytest.raises(BadSetup, match="custom: not an option of this scenario"):
        InvazionsScene("labo-3", custom=EXAMPLE)


@rule("IVZ-SETUP-04", "IVZ-SETUP-10")
def test_every_kind_is_where_the_halves_of_the_lists_put_it():
    """AMB-02, AMB-46."""
    for name, book in BOOK.items():
        entry = next(entry for entry in BOX.scenarios if entry.id == name)
        for kind in ("zombie", "rage", "human", "bravery", "research"):
            assert " ".join(getattr(entry, kind)) == getattr(book, kind)
            assert all(KINDS[card] == kind for card in getattr(entry, kind))
