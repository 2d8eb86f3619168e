"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "b12dc423bca5"
