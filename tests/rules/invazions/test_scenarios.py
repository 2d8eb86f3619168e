"""The scenarios of the book, random ones and one's own (IVZ-SCN)."""

from __future__ import annotations

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
from shambler.testing import rule
from tests.rules.invazions.builder import Lab

BOX = load()
FACTS = RULES.ledger.facts
EXAMPLE = custom.read(custom.EXAMPLE)
KINDS = {card.id: card.kind for card in BOX.cards}


def test_the_numbers_are_those_of_the_ledger():
    for players, numbers in BOX.numbers.items():
        facts = FACTS["numbers"][str(players)]
        for name, value in msgspec.structs.asdict(numbers).items():
            if name != "players":
                assert facts[name] == value
    always = FACTS["numbers"]["any"]
    for name, value in msgspec.structs.asdict(BOX.always).items():
        if name in always and name != "starting_deck":
            assert always[name] == value
    assert BOX.always.starting_deck == {
        "horde-member": always["horde_members"],
        "devour-them": always["devour_them"],
    }


def test_twelve_fixed_and_three_random_scenarios():
    assert sum(entry.drawn is None for entry in BOX.scenarios) == 12
    assert [entry.id for entry in BOX.scenarios if entry.drawn] == ["bord-2", "bord-3", "bord-4"]
    assert [entry.key for entry in RULES.scenarios()][-1] == "custom"


SIZES = pytest.mark.parametrize(
    ("players", "types", "research"),
    [
        pytest.param(2, 3, 2, marks=pytest.mark.rule("IVZ-SCN-01")),
        pytest.param(3, 4, 3, marks=pytest.mark.rule("IVZ-SCN-02")),
        pytest.param(4, 5, 4, marks=pytest.mark.rule("IVZ-SCN-03")),
    ],
)


@SIZES
def test_what_a_scenario_consists_of(players, types, research):
    for entry in BOX.scenarios:
        if entry.players == players and entry.drawn is None:
            assert len(set(entry.zombie)) == len(set(entry.rage)) == types
            assert len(set(entry.research)) == research
            assert len(set(entry.places)) == players
            assert len(Lab(entry.id).human.pile) in (50, 60)


@SIZES
def test_a_custom_scenario_must_have_as_many(players, types, research):
    names = {
        kind: [c.id for c in BOX.cards if c.kind == kind and c.id not in BOX.always.starting_deck]
        for kind in ("zombie", "rage", "research")
    }
    fitting = msgspec.structs.replace(
        EXAMPLE,
        players=players,
        zombie=tuple(names["zombie"][:types]),
        rage=tuple(names["rage"][:types]),
        research=tuple(names["research"][:research]),
        places=tuple(place.id for place in BOX.places[:players]),
    )
    assert len(Lab("custom", custom=fitting).state.places) == players
    for field in ("zombie", "rage", "research", "places"):
        fewer = msgspec.structs.replace(fitting, **{field: getattr(fitting, field)[1:]})
        with pytest.raises(BadSetup, match=f"custom: {field}: expected"):
            Lab("custom", custom=fewer)


def with_deck(**deck: int) -> custom.CustomScenario:
    named = {name.replace("_", "-"): copies for name, copies in deck.items()}
    return msgspec.structs.replace(EXAMPLE, deck=EXAMPLE.deck | named)


@rule("IVZ-SCN-04")
@pytest.mark.parametrize(
    ("size", "accepted"), [(49, False), (50, True), (55, True), (60, True), (61, False)]
)
def test_a_custom_human_deck_has_fifty_to_sixty_cards(size, accepted):
    deck = {"survivors": 15, "soldier": 5, "guard": 5, "cook": 5, "janitor": 5, "sniper": 5}
    deck |= {"capture": 5, "donation": 5, "prophylaxis": 5, "charge-in": 5, "technician": 5}
    while sum(deck.values()) > size:
        last = next(name for name in reversed(deck) if deck[name])
        deck[last] -= 1
    definition = msgspec.structs.replace(EXAMPLE, deck=deck)
    if accepted:
        assert len(Lab("custom", custom=definition).human.pile) == size
    else:
        with pytest.raises(BadSetup, match=f"50 to 60 cards, not {size}"):
            Lab("custom", custom=definition)


@rule("IVZ-SCN-05")
def test_odd_proportions_are_a_warning_not_an_error():
    odd = with_deck(survivors=5, guard=5, cook=5, arsonist=5)
    with Lab("custom", custom=odd) as lab:
        lab.draws("stalker", "stalker", "stalker", "stalker", "legion", "legion")
        lab.draws(*["survivors"] * 5, "soldier").starting_hands().start()
        lab.told(DeckOutOfProportion, part="survivors", found=5, fewest=10, most=15)
    with Lab("custom") as lab:
        lab.draws("stalker", "stalker", "stalker", "stalker", "legion", "legion")
        lab.draws(*["survivors"] * 5, "soldier").starting_hands().start()
        lab.not_told(DeckOutOfProportion)


@rule("IVZ-SCN-06")
def test_custom_piles_add_the_usual_freed_zombies():
    lab = Lab("custom")
    names = lab.names(lab.state.contamination.cards)
    wanted = dict.fromkeys((*EXAMPLE.zombie, *EXAMPLE.rage), 5)
    assert {n: names.count(n) for n in names} == wanted | {"freed-zombie": 7}


def drawn(players: int, seed: int = 3, **options):
    return RULES.new(f"bord-{players}", options, Sampled(seed)).start()


def count(game, cards, kind: str) -> int:
    return sum(game.world.cards.kinds[card] == kind for card in cards)


@rule("IVZ-SCN-07")
@pytest.mark.parametrize(("players", "each", "freed"), [(2, 15, 6), (3, 20, 7), (4, 25, 8)])
def test_random_zombies(players, each, freed):
    game = drawn(players)
    starters = 3 * (players - 1), 2 * (players - 1)
    assert count(game, game.state.cards, "zombie") == each + starters[0]
    assert count(game, game.state.cards, "rage") == each + starters[1]
    assert count(game, game.state.cards, "freed") == freed


@rule("IVZ-SCN-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_humans(players):
    game = drawn(players)
    kinds = {k: count(game, game.state.cards, k) for k in ("survivor", "human", "bravery")}
    assert kinds == {"survivor": 15, "human": 25, "bravery": 20}


@rule("IVZ-SCN-09")
def test_random_research():
    seen: dict[int, set[frozenset[str]]] = {2: set(), 3: set(), 4: set()}
    for seed in range(12):
        for players in (2, 3, 4):
            game = drawn(players, seed)
            names = frozenset(game.world.cards.ids[card] for card in game.state.human.beside)
            assert len(names) == players
            seen[players].add(names)
    assert all("infected" in names for names in seen[2])
    assert len(seen[2]) == 3
    assert len(seen[3]) == 4
    assert len(seen[4]) == 1


@rule("IVZ-SCN-10")
def test_random_draws_pick_single_cards():
    """AMB-38: neither starting cards nor Survivors are in the pools."""
    for seed in range(8):
        game = drawn(2, seed)
        names = [game.world.cards.ids[card] for card in game.state.cards]
        copies = [names.count(card.id) for card in BOX.cards if card.kind in ("zombie", "rage")]
        assert max(copies) <= 5
        assert any(0 < n < 5 for n in copies)
        assert names.count("horde-member") == 3
        assert "volunteer" not in names
    assert any(
        drawn(4, seed, ninth_human=True).world.cards.number["volunteer"]
        in drawn(4, seed, ninth_human=True).state.cards
        for seed in range(3)
    )


def test_the_research_of_a_random_scenario_is_announced():
    match = shambler.new("invazions", "bord-3", seed=1)
    assert any(isinstance(event, ResearchDrawn) for event in match.log[0])


def test_the_stand_in_type_needs_the_switch():
    """AMB-01."""
    odd = with_deck(volunteer=5)
    with pytest.raises(BadSetup, match="ninth_human"):
        Lab("custom", custom=odd)
    assert len(Lab("custom", custom=odd, ninth_human=True).human.pile) == 60


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
        Lab("custom", custom=msgspec.structs.replace(EXAMPLE, **change))


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
    with pytest.raises(BadSetup, match="only for the scenario custom"):
        Lab("labo-3", custom=EXAMPLE)


def test_the_misprinted_zombie_of_counter_attack_is_zyorkshire():
    """AMB-02, AMB-46: and every kind is where the halves of the lists put it."""
    by_id = {entry.id: entry for entry in BOX.scenarios}
    assert "zyorkshire" in by_id["contre-2"].zombie
    for entry in BOX.scenarios:
        for kind in ("zombie", "rage", "human", "bravery", "research"):
            assert all(KINDS[name] == kind for name in getattr(entry, kind))
