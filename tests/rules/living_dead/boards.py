"""Boards that many tests of this game use."""

# Yard A, yard B, a window, room C, a doorway, room D.
HOUSE = """
,A   :,B   orC   irD
"""
# A road of five zones.
ROAD = """
=A   :=B   :=C   :=D   :=E
"""
# Two rooms and a doorway.
ROOMS = """
rA   irB
"""
