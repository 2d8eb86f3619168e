"""Sphinx configuration: `make docs` builds the documentation into build/docs."""

import tomllib
from pathlib import Path

_project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))[
    "project"
]

project = "Shambler"
author = "The Shambler authors"
copyright = "2026, The Shambler authors"  # noqa: A001 - Sphinx's name for it
version = release = _project["version"]

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
nitpicky = True

html_theme = "furo"
html_title = f"Shambler {version}"
html_copy_source = False
html_show_sourcelink = False
