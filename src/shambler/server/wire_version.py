"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "c2512daf558f"
