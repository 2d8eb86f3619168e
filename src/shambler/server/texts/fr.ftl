# Ce que le serveur lui-même dit aux gens.

old-page = Cette page vient d'une autre version du serveur. Rechargez-la, s'il vous plaît.
