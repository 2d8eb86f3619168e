"""The steps that bring a database to its present form."""
