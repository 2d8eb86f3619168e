"""Sphinx configuration: `make docs` builds the documentation into build/docs."""

import shambler

project = "Shambler"
author = "The Shambler authors"
copyright = "2026, The Shambler authors"  # noqa: A001 - Sphinx's name for it
version = release = shambler.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
nitpicky = True
nitpick_ignore_regex = [("py:.*", ".*")]  # annotations name classes that have no page of their own
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"

html_theme = "furo"
html_title = f"Shambler {version}"
html_copy_source = False
html_show_sourcelink = False
