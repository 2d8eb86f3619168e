"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "fb94e11ac0dd"
