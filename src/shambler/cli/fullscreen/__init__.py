"""The terminal game on the full screen: board, question, log and sheets stay in their places.

The plain game (``terminal.py``) stays for pipes, scripts and screen readers; both play the same
:class:`~shambler.cli.terminal_table.TerminalTable`.
"""
