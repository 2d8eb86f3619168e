# Textes communs à tous les jeux : les questions et les options du noyau.

ask-type-die = Lancez le dé { $number } sur { $of } et dites sa face.
ask-type-card = Piochez la carte { $number } sur { $of } et dites laquelle.
do-face = { $value }
do-pass = Passer
do-done = Terminé
