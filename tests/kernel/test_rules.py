"""The ledger: reading, asking, searching and refusing rules files."""

from __future__ import annotations

from pathlib import Path

import pytest

from shambler.kernel.content import ContentError
from shambler.kernel.rules import Ledger, UnknownRule

HEAD = '[ledger]\ntitle = "Test"\ngames = ["tag"]\n'
SMALL = (
    HEAD
    + """
[topics]
move = { en = "Moving", fr = "Déplacement" }

[[rule]]
id = "T-MOVE-01"
topic = "move"
text.en = "A runner moves one step."
text.fr = "Un coureur avance d'un pas, même blessé."
source = "book 1"
examples = ["given a runner; then one step"]
examples_in.fr = ["un coureur fait un pas"]

[[rule]]
id = "T-TAG-01"
topic = "tag"
text.en = "A tagged runner becomes the chaser. No move follows."
source = "book 2"
games = ["tag", "freeze"]
status = "ruling"
ambiguity = "Who? Ruling: the tagged one."

[[gap]]
id = "GAP-T-01"
missing = "The size of the yard."
"""
)


def write(folder: Path, text: str, name: str = "rules.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    return Ledger.load(write(tmp_path, SMALL))


def test_a_rule_is_found_by_its_id(ledger: Ledger) -> None:
    rule = ledger["T-MOVE-01"]
    assert rule.topic == "move"
    assert rule.source == "book 1"
    assert rule.examples == ("given a runner; then one step",)
    assert "T-MOVE-01" in ledger
    assert "T-MOVE-02" not in ledger
    assert len(ledger) == 2
    assert [rule.id for rule in ledger] == ["T-MOVE-01", "T-TAG-01"]


def test_rules_without_games_belong_to_the_games_of_the_file(ledger: Ledger) -> None:
    assert ledger["T-MOVE-01"].games == ("tag",)
    assert ledger["T-TAG-01"].games == ("tag", "freeze")
    assert ledger.gaps[0].games == ("tag",)
    assert ledger.games == {"tag", "freeze"}


def test_a_rule_speaks_english_where_a_language_is_missing(ledger: Ledger) -> None:
    assert ledger["T-MOVE-01"].says("fr").startswith("Un coureur")
    assert ledger["T-TAG-01"].says("fr") == ledger["T-TAG-01"].says("en")


def test_examples_and_topics_speak_the_language_too(ledger: Ledger) -> None:
    rule, bare = ledger["T-MOVE-01"], ledger["T-TAG-01"]
    assert rule.shows("fr") == ("un coureur fait un pas",)
    assert rule.shows("en") == ("given a runner; then one step",)
    assert (rule.about("en"), rule.about("fr")) == ("Moving", "Déplacement")
    assert (bare.shows("fr"), bare.about("fr")) == ((), "tag")
    assert [rule.id for rule in ledger.search("deplacement", lang="fr")] == ["T-MOVE-01"]
    assert ledger.search("deplacement", lang="en") == []


def test_files_read_together_share_the_names_of_topics(tmp_path: Path) -> None:
    other = HEAD + "".join(
        f'[[rule]]\nid = "{topic}-1"\ntopic = "{topic}"\ntext.en = "a"\nsource = ""\n'
        for topic in ("move", "rest")
    )
    own = other.replace("[[rule]]", '[topics]\nmove = { fr = "Marche" }\n[[rule]]', 1)
    first = write(tmp_path, SMALL, "a.toml")
    assert Ledger.load(first, write(tmp_path, other, "b.toml"))["move-1"].about("fr") == (
        "Déplacement"
    )
    named = Ledger.load(first, write(tmp_path, own, "c.toml"))
    assert named["move-1"].about("fr") == "Marche"
    assert named["T-MOVE-01"].about("fr") == "Déplacement"
    assert named["rest-1"].about("fr") == "rest"


def test_the_status_is_stated_unless_the_file_says_otherwise(ledger: Ledger) -> None:
    assert ledger["T-MOVE-01"].status == "stated"
    assert ledger["T-TAG-01"].status == "ruling"


def test_one_game_sees_its_rules_only(ledger: Ledger) -> None:
    freeze = ledger.for_game("freeze")
    assert freeze.ids == ("T-TAG-01",)
    assert freeze.gaps == ()


def test_an_unknown_id_is_refused_with_suggestions(ledger: Ledger) -> None:
    with pytest.raises(UnknownRule, match=r"no rule 't-move-1'; did you mean T-MOVE-01") as caught:
        ledger["t-move-1"]
    assert caught.value.suggestions[0] == "T-MOVE-01"
    with pytest.raises(UnknownRule, match=r"no rule 'zzz'$"):
        ledger["zzz"]


def test_search_puts_ids_before_topics_before_texts(ledger: Ledger) -> None:
    assert [rule.id for rule in ledger.search("move")] == ["T-MOVE-01", "T-TAG-01"]
    assert [rule.id for rule in ledger.search("tag")] == ["T-TAG-01"]
    assert [rule.id for rule in ledger.search("t-tag-01")] == ["T-TAG-01"]


def test_search_needs_every_word_and_ignores_case_and_accents(ledger: Ledger) -> None:
    assert [rule.id for rule in ledger.search("RUNNER step")] == ["T-MOVE-01"]
    assert ledger.search("runner yard") == []
    assert [rule.id for rule in ledger.search("meme BLESSE", lang="fr")] == ["T-MOVE-01"]
    assert ledger.search("même", lang="en") == []


def test_search_can_be_limited_to_a_game(ledger: Ledger) -> None:
    assert [rule.id for rule in ledger.search("runner", game="freeze")] == ["T-TAG-01"]


def test_whole_words_come_before_parts_of_words(tmp_path: Path) -> None:
    text = HEAD + "".join(
        f'[[rule]]\nid = "{rule_id}"\ntopic = "x"\ntext.en = "{words}"\nsource = ""\n'
        for rule_id, words in (("A-1", "a doormat"), ("B-1", "the door, closed"))
    )
    found = Ledger.load(write(tmp_path, text)).search("door")
    assert [rule.id for rule in found] == ["B-1", "A-1"]


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    path = write(tmp_path, SMALL)
    assert len(Ledger.load(path)) == 2
    write(tmp_path, SMALL.replace("T-TAG-01", "T-TAG-0001"))
    assert "T-TAG-0001" in Ledger.load(path)


RULE = '[[rule]]\nid = "T-1"\ntopic = "x"\nsource = "s"\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HEAD + (RULE + 'text.en = "a"\n') * 2, r"rules.toml: rule: duplicate id 'T-1'"),
        (HEAD + RULE, r"rules.toml: rule\[T-1\].text: missing key"),
        (HEAD + RULE + 'text.en = " "\n', r"rule\[T-1\].text.en: missing text"),
        (HEAD + RULE + 'text.fr = "oui"\n', r"rule\[T-1\].text.en: missing text"),
        (HEAD + RULE + 'text = { en = "a", de = "b" }\n', r"rule\[T-1\].text.de: unknown language"),
        (
            HEAD + RULE + 'text.en = "a"\nexamples = ["b", "c"]\nexamples_in.fr = ["d"]\n',
            r"rule\[T-1\].examples_in.fr: 1 of 2 examples",
        ),
        (
            HEAD + RULE + 'text.en = "a"\nexamples = ["b"]\nexamples_in.de = ["d"]\n',
            r"rule\[T-1\].examples_in.de: unknown language",
        ),
        (
            HEAD + '[topics]\nx = { fr = "" }\n' + RULE + 'text.en = "a"\n',
            r"topics.x.fr: missing text",
        ),
        (
            HEAD + RULE + 'text.en = "a"\nexample = "b"\n',
            r"rule\[T-1\].example: unknown key \(did you mean examples",
        ),
        (HEAD + RULE + 'text.en = "a"\nstatus = "rulling"\n', r"status: 'rulling' is none of"),
        (HEAD + "rule = [\n", r"not valid TOML"),
    ],
)
def test_a_bad_rules_file_is_refused_with_file_id_and_reason(
    tmp_path: Path, text: str, message: str
) -> None:
    with pytest.raises(ContentError, match=message):
        Ledger.load(write(tmp_path, text))


def test_an_id_may_be_used_in_one_file_only(tmp_path: Path) -> None:
    first, second = write(tmp_path, SMALL, "a.toml"), write(tmp_path, SMALL, "b.toml")
    with pytest.raises(ContentError, match=r"b.toml: rule\[T-MOVE-01\]: duplicate id, also in .*a"):
        Ledger.load(first, second)


FAMILY = HEAD + RULE.replace("T-1", "T-FAM-1") + 'text.en = "a"\n'
OWN = HEAD + RULE.replace("T-1", "T-OWN-1") + 'text.en = "b"\nsame_as = "T-FAM-1"\n'


def test_a_rule_may_be_one_of_the_family_under_an_id_of_its_own(tmp_path: Path) -> None:
    other = OWN.replace("T-OWN-1", "T-OWN-2") + RULE.replace("T-1", "T-ALONE") + 'text.en = "c"\n'
    files = [write(tmp_path, text, f"{n}.toml") for n, text in enumerate((FAMILY, OWN, other))]
    ledger = Ledger.load(*files)
    together = ("T-FAM-1", "T-OWN-1", "T-OWN-2")
    assert [ledger.same(rule) for rule in together] == [together] * 3
    assert ledger.same("T-ALONE") == ("T-ALONE",)
    with pytest.raises(UnknownRule, match="T-FAM-3"):
        ledger.same("T-FAM-3")


@pytest.mark.parametrize(
    ("family", "own", "message"),
    [
        (FAMILY, OWN.replace("FAM-1", "FAM-11"), r"no rule 'T-FAM-11'; did you mean T-FAM-1"),
        (FAMILY, OWN.replace("T-FAM-1", "T-OWN-1"), r"T-OWN-1 is itself another rule"),
        (FAMILY + 'same_as = "T-OWN-1"\n', OWN, r"T-FAM-1 is itself another rule"),
        (FAMILY, OWN + 'games = ["tag", "freeze"]\n', r"T-FAM-1 is no rule of freeze"),
    ],
)
def test_a_rule_can_only_be_one_that_is_there_for_all_its_games(
    tmp_path: Path, family: str, own: str, message: str
) -> None:
    files = write(tmp_path, family, "family.toml"), write(tmp_path, own, "own.toml")
    with pytest.raises(ContentError, match=r"own.toml: rule\[T-OWN-1\].same_as: " + message):
        Ledger.load(*files)
