"""Mutants: small changes to a game that each break one rule, to see whether its tests notice.

``tests/mutants/<game>.toml`` lists them, ``shambler rules coverage --mutants`` runs them. A rule
counts only if the tests marked with its id pass, and fail under each of its mutants.
"""
