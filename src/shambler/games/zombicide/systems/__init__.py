"""Whole systems that an edition may have or not: mold, machines, cars, barricades ..."""
