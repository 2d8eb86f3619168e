"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "cd0b31087539"
