"""Which browser that is, in a few words, so that people know their sessions apart."""

from __future__ import annotations

from typing import Final

# The first that fits: several call themselves by the names of those they want to be taken for.
BROWSERS: Final = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def label_of(agent: str) -> str:
    """A browser and its system, as far as it says so itself.

    >>> label_of("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36")
    'Chrome, Linux'
    >>> label_of("curl/8"), label_of("")
    ('?', '?')
    """
    found = [
        next((name for sign, name in signs if sign in agent), "") for signs in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(name for name in found if name) or "?"
