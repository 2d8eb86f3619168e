"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "975319596968"
