"""One game a day, the same for everybody on a host: same mission, same dice, one try."""
