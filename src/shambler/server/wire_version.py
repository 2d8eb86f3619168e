"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "13b1f237fde3"
