"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "9746963357b4"
