"""The rules machine. It knows no game: games bring procedures, content and views."""
