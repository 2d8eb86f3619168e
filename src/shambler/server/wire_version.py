"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "5ebd2a70f88a"
