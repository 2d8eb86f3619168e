# Les mots que tous les jeux partagent ; les textes d'un jeu peuvent le dire autrement.

side-team = l'équipe
role-player = Joueur { $number }

option-seats = Joueurs
option-seats-help = Combien de personnes jouent.
option-players = Joueurs
option-players-help = Combien de personnes jouent ; c'est le scénario qui le dit.
option-spokesman = Porte-parole
option-spokesman-help = Qui répond quand une équipe décide ensemble ; sans porte-parole, n'importe qui dans l'équipe.

# La boîte sur la table.

do-ours = Laisser faire le programme
source-dice = Dés
source-cards = Cartes
source-all = Tout

# Ébauches de scénarios.

flaw-nameless = Il n'a pas encore de nom dans les deux langues.
flaw-option = L'option { $option } ne peut pas avoir cette valeur ici.
