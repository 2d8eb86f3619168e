"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "632d8dbc8547"
