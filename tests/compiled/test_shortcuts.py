"""Shortcuts of the compiled build answer as Python does, also where the question is unusual."""

from __future__ import annotations

import ctypes
import subprocess
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tools.compile.compiler import NEEDED, SHORTCUTS

ASKED = """
int contains(PyObject *values, PyObject *wanted) { return PySequence_Contains(values, wanted); }
PyObject *as_bytes(PyObject *values) { return PyBytes_FromObject(values); }
PyObject *attribute(PyObject *object, PyObject *name) { return PyObject_GetAttr(object, name); }
"""


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The shortcuts as functions; the last one asks from one place, whatever it is asked."""
    folder = tmp_path_factory.mktemp("shortcuts")
    source, made = folder / "asked.c", folder / "asked.so"
    source.write_text(ASKED, "utf-8")
    flags = [flag for flag in NEEDED if "visibility" not in flag]
    include = [f"-I{sysconfig.get_path('include')}", "-include", str(SHORTCUTS)]
    command = ["cc", "-shared", *flags, *include, str(source), "-o", str(made)]
    subprocess.run(command, check=True, capture_output=True)
    found = ctypes.PyDLL(str(made))
    found.as_bytes.restype = found.attribute.restype = ctypes.py_object
    return found


def of_objects(function: Any) -> Callable[..., Any]:
    return lambda *args: function(*map(ctypes.py_object, args))


class Equal:
    """Is the same as any number."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, int)

    __hash__ = None  # type: ignore[assignment]


NUMBERS = [0, 1, 2, 255, 256, 2**30 - 1, 2**30, 2**60, 2**64, -1, -2, -(2**30), True, 1.0, Equal()]


def test_a_number_is_found_where_python_finds_it(asked: Any) -> None:
    contains = of_objects(asked.contains)
    lists: list[Any] = [[], [5], NUMBERS[1:9], NUMBERS[9:12], [7, True], [3, 1.0], [3, Equal()]]
    found = [
        (contains(kind(values), wanted), int(wanted in kind(values)))
        for values in lists
        for kind in (list, tuple)
        for wanted in NUMBERS
    ]
    assert all(ours == theirs for ours, theirs in found)
    assert {ours for ours, _ in found} == {0, 1}


def test_bytes_are_made_or_refused_as_python_does(asked: Any) -> None:
    as_bytes = of_objects(asked.as_bytes)
    for values in ([], [0], [0, 255, 7], (1, 2), b"ab", [True, 2], range(3)):
        assert as_bytes(values) == bytes(values)
    for wrong in ([256], [1, -1], [2**40]):
        with pytest.raises(ValueError, match="range"):
            as_bytes(wrong)
    with pytest.raises(TypeError):
        as_bytes([1, "a"])


def test_a_field_is_found_although_classes_and_objects_change(asked: Any) -> None:
    attribute = of_objects(asked.attribute)

    class Slots:
        __slots__ = ("real",)

    one = Slots()
    one.real = 5
    function = compile("1", "here", "eval")
    for _ in range(3):  # getset descriptors, members and ordinary attributes in turns
        assert attribute(7, "real") == 7
        assert attribute(7, "imag") == 0
        assert attribute(2.5, "real") == 2.5
        assert attribute(one, "real") == 5
        assert attribute(True, "real") == 1
        assert attribute(Path("/a/b"), "name") == "b"
        assert attribute(function, "co_name") == function.co_name
    del one.real
    with pytest.raises(AttributeError):
        attribute(one, "real")


def test_a_class_that_changes_is_asked_anew(asked: Any) -> None:
    attribute = of_objects(asked.attribute)

    class Told(Exception):
        pass

    told = Told("why")
    assert attribute(told, "args") == attribute(told, "args") == ("why",)
    Told.args = property(lambda _: "because")  # type: ignore[assignment]
    assert attribute(told, "args") == "because"
