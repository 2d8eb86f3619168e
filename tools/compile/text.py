"""Pieces of Python text as trees, and the way back from a written line to where it stems from."""

from __future__ import annotations

import ast

PLACE = ("lineno", "col_offset", "end_lineno", "end_col_offset")


def statements(text: str) -> list[ast.stmt]:
    """The statements of a text, which stand nowhere yet: they get the place of what they are in."""
    body = ast.parse(text).body
    for node in body:
        _forget_place(node)
    return body


def expression(text: str) -> ast.expr:
    """The same of one expression."""
    found = ast.parse(text, mode="eval").body
    _forget_place(found)
    return found


def source_lines(tree: ast.Module, text: str) -> dict[int, int]:
    """Lines of the text that a tree was written as, and where that stands in the sources.

    Every statement is written on a line of its own.
    """
    made, read = (
        [node for node in ast.walk(top) if isinstance(node, ast.stmt)]
        for top in (tree, ast.parse(text))
    )
    return {now.lineno: before.lineno for before, now in zip(made, read, strict=True)}


def _forget_place(tree: ast.AST) -> None:
    for node in ast.walk(tree):
        for name in PLACE:
            if hasattr(node, name):
                delattr(node, name)
