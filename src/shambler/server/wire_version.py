"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "984d707f2513"
