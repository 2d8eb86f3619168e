"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "834a99342ba0"
