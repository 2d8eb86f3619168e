night = Night { $night } of { $nights }
outside = { $zombies ->
    [0] Nobody is outside
    [one] 1 zombie outside
   *[other] { $zombies } zombies outside
  }
wall = The wall: { $wall }
fame = fame { $fame }
verb-scout = Scout
verb-fall-back = Fall back
guide-board = Everybody boards up in secret: planks and beams make the wall stronger.
guide-done = Hold the wall, or fall back and lose one strength for sure.
