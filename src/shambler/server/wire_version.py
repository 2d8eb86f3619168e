"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "8bec92401b69"
