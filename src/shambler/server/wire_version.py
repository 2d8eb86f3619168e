"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "6e78527105df"
