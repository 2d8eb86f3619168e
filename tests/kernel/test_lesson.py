"""Lessons: the script, and what is refused."""

from __future__ import annotations

from itertools import pairwise

import pytest

from shambler.games import find, keys
from shambler.games.lessons import find_lesson, lessons_of
from shambler.kernel.lesson import BadLesson, Course, Lesson, parse_lesson

ALL = [(game, name) for game in keys() for name in lessons_of(find(game))]
MOST_MINUTES = 8
LONGEST = 20  # words in what one is told to do


def words(language: str, **said: str) -> str:
    return "\n".join(f'{name}.{language} = "{text}"' for name, text in said.items())


def script(*steps: str, top: str = 'scenario = "S1"\nseed = 3') -> str:
    head = f'name = {{ en = "n", fr = "n" }}\n{top}\n'
    told = 'title = { en = "t", fr = "t" }\nsay = { en = "s", fr = "s" }\n'
    return head + "".join(f"[[step]]\n{told}{step}\n" for step in steps)


def course(*steps: str) -> Course:
    return Course(find("living_dead"), parse_lesson(script(*steps)))


def test_the_games_on_the_shelf_have_a_lesson() -> None:
    assert {game for game, _ in ALL} >= {"dawn", "invader", "invazions", "living_dead"}


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_played_to_its_end_and_every_scripted_die_falls(game: str, name: str) -> None:
    rules = find(game)
    lesson = find_lesson(rules, name)
    course, before = Course(rules, lesson), []
    while not course.is_over:
        before.append(course.match.number)
        course.take()
    answers = [bool(step.do) for step in lesson.step]
    assert len(before) == len(lesson.step)
    assert [b > a for a, b in pairwise(before)] == answers[:-1]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_short_and_told_in_both_languages(game: str, name: str) -> None:
    lesson = find_lesson(find(game), name)
    assert lesson.minutes() <= MOST_MINUTES
    assert any(step.dice for step in lesson.step) or game == "invazions"  # no die is in that box
    assert not lesson.step[-1].do, "the last step takes leave"
    for step in lesson.step:
        for said in (step.title, step.say, step.why):
            assert set(said) == {"en", "fr"} and "" not in said.values()
        assert max(len(text.split()) for text in step.say.values()) <= LONGEST
        assert step.rule


def test_dice_fall_as_they_are_scripted() -> None:
    fire = 'do = "fire:winchester-94>0.5"\ndice = [[{}]]'
    for face, hit in ((2, False), (3, True)):
        lesson = course('do = "activate:barbra"', fire.format(face))
        lesson.take()
        lesson.take()
        assert lesson.match.record.answers[-1].chance == [(face,)]
        told = [type(event).__name__ for event in lesson.match.log[-1]]
        assert ("ExperienceGained" in told) == hit


@pytest.mark.parametrize(
    ("steps", "because"),
    [
        (['do = "activate:nobody"'], "step 1"),
        (['do = "activate:ben"', 'do = "activate:tom"'], "step 2"),
        (['do = "activate:ben"\ndice = [[4]]'], "nobody rolled"),
        (['do = "activate:barbra"', 'do = "fire:winchester-94>0.5"\ndice = [[4, 4]]'], "1 dice"),
        (['do = "activate:barbra"', 'do = "fire:winchester-94>0.5"\ndice = [[7]]'], "6 sides"),
        (['rule = "Z-NONE-99"'], "Z-NONE-99"),
    ],
)
def test_a_script_that_does_not_fit_the_rules_is_refused(steps: list[str], because: str) -> None:
    lesson = course(*steps)
    for _ in steps[1:]:
        lesson.take()
    with pytest.raises(BadLesson, match=because):
        lesson.take()


@pytest.mark.parametrize(
    ("text", "because"),
    [
        ("scenario =", "Invalid value"),
        (script(top='scenario = "S1"'), "step"),
        (script("", top='scenario = "S1"\nunknown = 1'), "unknown"),
        (script("").replace('say = { en = "s", fr = "s" }', 'say = { en = "s" }'), "languages"),
    ],
)
def test_a_file_that_is_no_script_is_refused(text: str, because: str) -> None:
    with pytest.raises(BadLesson, match=because):
        parse_lesson(text)


def test_only_lessons_of_the_manifest_are_found() -> None:
    with pytest.raises(BadLesson, match="no lesson"):
        find_lesson(find("dawn"), "../board")


def test_the_time_of_a_lesson_counts_the_longer_language() -> None:
    lesson = parse_lesson(script('why = { en = "a b", fr = "a b c d e f g h i" }', 'do = "end"'))
    assert isinstance(lesson, Lesson)
    assert lesson.minutes() == pytest.approx(11 / 200 + 8 / 60)
    assert lesson.minutes(after=1) == pytest.approx(1 / 200 + 8 / 60)
