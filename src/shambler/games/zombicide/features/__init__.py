"""Whole optional systems that an edition switches on: mold, machines, missions' special rules."""
