"""The version of the wire. Made by `make types`: do not edit."""

<<<<<<< HEAD
VERSION = "c0a20beb1e81"
=======
VERSION = "bc34bbee1d62"
>>>>>>> main
