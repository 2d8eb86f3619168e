"""One page with plots from the results of a simulation."""

from shambler.lab.report.page import page

__all__ = ["page"]
