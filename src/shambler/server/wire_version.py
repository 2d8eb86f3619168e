"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "157ac5417518"
