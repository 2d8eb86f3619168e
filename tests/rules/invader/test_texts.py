"""Everything the game can ask, offer, tell and refuse has words, in English and in French."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import shambler.games.zombicide as family
from shambler.games import find, keys
from shambler.games.zombicide.content.load import load_ledger
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.naming import NAMERS
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.kernel.chance import Sampled
from shambler.kernel.decision import Option
from shambler.kernel.event import Event
from shambler.kernel.setup_form import messages_of
from shambler.kernel.texts import LANGUAGES, slug
from shambler.testing import some

HOME = Path(family.__file__).parent
NBSP = "\u00a0"


# -- the catalogues ----------------------------------------------------------------------------


class _Found(Visitor):  # type: ignore[misc]
    """The variables and the texts of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ftl.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)


def _messages(language: str) -> dict[str, _Found]:
    """The messages of the family and of its games."""
    found: dict[str, _Found] = {}
    for path in sorted(some(HOME.rglob(f"texts/{language}.ftl"))):
        own: dict[str, _Found] = {}
        for entry in some(parse(path.read_text("utf-8")).body):
            assert not isinstance(entry, ftl.Junk), f"{path}: cannot be read: {entry.content[:60]}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in own, f"{path}: {entry.id.name} is there twice"
                own[entry.id.name] = _Found()
                own[entry.id.name].visit(entry)
        found |= own
    return found


MESSAGES = {language: _messages(language) for language in LANGUAGES}


# -- the code ----------------------------------------------------------------------------------


def _calls(*names: str) -> Iterator[ast.Call]:
    """Every call of these functions in the family's code."""
    for path in sorted(HOME.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in names:
                    yield node


def _literals(node: ast.expr) -> set[str]:
    """The texts an argument can be, as far as it spells them out."""
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def _argument(call: ast.Call, place: int, name: str) -> set[str]:
    if len(call.args) > place:
        return _literals(call.args[place])
    return {t for k in call.keywords if k.arg == name for t in _literals(k.value)}


def _refusals() -> Iterator[str]:
    """Reasons that functions return beside a rule: ``("INV-DOOR-04", "door-reserve")``."""
    for path in sorted(HOME.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2:
                rule, reason = (getattr(part, "value", None) for part in node.elts)
                if isinstance(rule, str) and isinstance(reason, str) and rule in LEDGER:
                    yield reason


def _words_of_the_code() -> set[str]:
    """Every text the family's code spells out."""
    trees = (ast.parse(path.read_text("utf-8")) for path in sorted(HOME.rglob("*.py")))
    return {word for tree in trees for node in ast.walk(tree) for word in _own_literal(node)}


def _own_literal(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


LEDGER = {rule for game in ("invader", "hendrix", "living_dead") for rule in load_ledger(game).ids}
KINDS = {kind for call in _calls("Decision") for kind in _argument(call, 1, "kind")} | {
    "fill-hand", "fill-body", "attach-ammo", "share-card", "type-die", "type-card",
}  # fmt: skip
REASONS = {reason for call in _calls("forbid") for reason in _argument(call, 2, "reason")}
REASONS |= set(_refusals())
REASONS |= {reason for call in _calls("Gate") for reason in _argument(call, 2, "reason")}
OUTCOMES = {
    reason
    for call in (*_calls("finish"), *_calls("lose_mission"))
    for reason in _argument(call, 1, "reason")
}
WORDS = {word for call in _calls("Say") for word in _argument(call, 1, "word")}
for module in pkgutil.walk_packages(family.__path__, f"{family.__name__}."):
    importlib.import_module(module.name)  # whatever the games of the family define
VERBS = {cls.verb: cls for cls in RULES._defined(Option) if cls.verb and cls.verb != "use"}
EVENTS = {slug(cls.__name__): cls for cls in RULES._defined(Event)}


def _variables(cls: type[Option] | type[Event]) -> set[str]:
    """What the text of an option or event may speak of."""
    fields = set(cls.__struct_fields__)
    many = {f"{name}-many" for name in fields if f"{name}-many" in NAMERS}
    return fields | many | {f"{name}-count" for name in fields}


# -- the tests ---------------------------------------------------------------------------------


def test_the_code_was_found() -> None:
    assert {"turn", "assign-attack", "receive", "split"} <= KINDS
    assert {"needs-tank", "way-closed", "door-reserve", "soldier"} <= REASONS
    assert {"won", "eliminated"} <= OUTCOMES
    assert len(EVENTS) > 40
    assert {"keep", "agree", "leave"} <= WORDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_question_has_words(kind: str, language: str) -> None:
    assert f"ask-{kind}" in MESSAGES[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", sorted(VERBS))
def test_every_option_has_words_about_its_own_fields(verb: str, language: str) -> None:
    message = MESSAGES[language].get(f"do-{verb}")
    assert message is not None
    assert message.variables <= _variables(VERBS[verb])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(EVENTS))
def test_every_event_has_words_about_its_own_fields(name: str, language: str) -> None:
    message = MESSAGES[language].get(f"event-{name}")
    assert message is not None
    assert message.variables <= _variables(EVENTS[name])


@pytest.mark.parametrize("name", sorted(EVENTS))
def test_every_event_cites_a_rule_of_the_ledger(name: str) -> None:
    assert EVENTS[name].cites in LEDGER


def test_events_of_the_core_cite_rules_of_this_game() -> None:
    core = [cls for cls in EVENTS.values() if ".zombicide.core." in f"{cls.__module__}."]
    assert len(core) > 30
    assert {cls.cites for cls in core} <= set(RULES.ledger.ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_outcome_has_words(language: str) -> None:
    wanted = {f"why-{r}" for r in REASONS} | {f"outcome-{r}" for r in OUTCOMES}
    assert wanted <= set(MESSAGES[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plain_answer_has_its_own_words(language: str) -> None:
    dice = {"re-roll"}  # offered by the name of what allows it
    assert WORDS - dice <= MESSAGES[language]["do-say"].keys


def test_both_languages_say_the_same_things() -> None:
    english, french = MESSAGES["en"], MESSAGES["fr"]
    assert english.keys() == french.keys()
    for name in some(english):
        extra = french[name].variables - english[name].variables
        assert not {v for v in extra if not v.endswith(("-many", "-count"))}, name


AT_HAND = (
    "sketch-",
    "odds-",
    "do-use-",
    "forecast-",
    "reference-",
    "sheet-",
)  # asked for by their whole names


# What a story card or a mission writes on a campaign's sheet.
MARKS = {
    mark
    for path in HOME.rglob("content/missions/*.toml")
    for mark in re.findall(r'(?:what|mark) = "([a-z-]+)"', path.read_text("utf-8"))
}


def test_no_message_is_left_without_use() -> None:
    wanted = {f"ask-{k}" for k in KINDS} | {f"do-{v}" for v in VERBS}
    wanted |= {f"event-{e}" for e in EVENTS} | {f"outcome-{r}" for r in OUTCOMES}
    wanted |= {f"{kind}-{word}" for word in _words_of_the_code() for kind in ("why", "flaw")}
    wanted |= _words_of_the_code()  # spelled out whole
    wanted |= {f"flaw-{name}" for name in ("missing", "unknown", "unknown-key", "duplicate")}
    wanted |= {"side-survivors", "story-note"}
    wanted |= {f"mark-{mark}" for mark in MARKS}
    wanted |= {f"ending-{what}" for what in {*MARKS, "lost", "lives", "died"}}
    editions = [rules for rules in map(find, keys()) if isinstance(rules, ZombicideRules)]
    played = [(r, key) for r in editions for key in (r.own, *(e.key for e in r.scenarios()))]
    forms = (option for rules, key in played for option in rules.form(key))
    wanted |= {message for option in forms for message in messages_of(option)}
    wanted |= _of_the_box()
    loose = {m for m in MESSAGES["en"] if not m.startswith(AT_HAND)}
    assert loose <= wanted


def _of_the_box() -> set[str]:
    """What is said of the dice and decks of a real table."""
    spelled = _words_of_the_code()
    wanted = {"spot"} | {f"{kind}-{word}" for kind in ("change", "lay") for word in spelled}
    wanted |= {f"for-{text}" for call in _calls("Occasion") for text in _argument(call, 0, "text")}
    editions = [rules for rules in map(find, keys()) if isinstance(rules, ZombicideRules)]
    for rules in some(editions):
        wanted |= {f"enemy-card-{kind}" for kind in rules.edition.card_kinds}
        for entry in some(rules.scenarios()):
            game = rules.new(entry.key, {}, Sampled(0))
            wanted |= {f"source-{stock.key}" for stock in rules.stocks(game)}
    return wanted


def _spoken(name: str) -> str:
    """A question as it reads, with one word for each variable, the longest way it can go."""
    source = "\n".join(path.read_text("utf-8") for path in sorted(HOME.rglob("texts/en.ftl")))
    match = re.search(rf"^ask-{name} = (.*(?:\n[ }}].*)*)", source, re.MULTILINE)
    assert match is not None
    text = re.sub(r"\n\s*\[[a-z0-9]+\].*", "", match[1])  # keep the default variant
    text = re.sub(r"\{ \$[a-z-]+ ->|\*\[[a-z]+\]|^\}|\n\}", " ", text, flags=re.MULTILINE)
    return re.sub(r"\{ \$[a-z-]+ \}", "X", text)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_questions_are_short_and_begin_with_a_verb(kind: str) -> None:
    words = _spoken(kind).split()
    assert len(words) <= 12, words
    assert words[0].rstrip("?").isalpha(), words
    assert words[0][0].isupper(), words
    assert words[0] != "X", words


def test_french_uses_no_break_spaces_before_high_punctuation() -> None:
    texts = [(name, text) for name, message in MESSAGES["fr"].items() for text in message.texts]
    for name, text in some(texts):
        assert not re.search(r" [:;!?»%]", text), f"{name}: an ordinary space in {text!r}"
        assert not re.search(rf"[^{NBSP}\s][;!?»%]", text), f"{name}: no space in {text!r}"
        assert not re.search(rf"\w:[ {NBSP}]", text), f"{name}: no space in {text!r}"


def test_french_is_not_english() -> None:
    def told(language: str, name: str) -> str:
        return " ".join(MESSAGES[language][name].texts).strip()

    wordy = [name for name in MESSAGES["en"] if len(told("en", name)) > 8]
    same = [name for name in wordy if told("en", name) == told("fr", name)]
    assert not same
