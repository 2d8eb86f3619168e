"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "e2d0427ed079"
