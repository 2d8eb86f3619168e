# Ce que dit le terminal lui-même ; les mots du jeu sont dans son propre catalogue.
seed = graine { $seed }
begin = Répondez par un numéro ou une clé ; help dit ce que l'on peut taper d'autre.
asked = { $who } :
end-won = Vous avez réussi !
end-lost = Vous n'avez pas réussi.
end-over = La partie est finie.
over = La partie est finie. Tapez save FICHIER, log, undo ou quit.
can = C'est possible maintenant : choix { $number }.
blocked-none = Aucune règle ne vous gêne ici.
blocked-title = Impossible pour l'instant
no-odds = { $key } ne lance aucun dé.
odds-title = { $key } : { $dice } { $dice ->
    [one] dé
   *[other] dés
  }, { $mean } en moyenne
hint-title = Le conseiller a essayé { $playouts } avenirs.
hint-chance = Votre chance de gagner, en l'état : { $percent } %.
hint-danger = Danger : dans { $percent } % de ces positions, la partie est perdue à la fin de la manche suivante.
hint-clear = Une réponse est nettement la meilleure.
hint-unclear = Aucune n'est nettement meilleure : { $count } réponses se valent.
hint-best = la meilleure
hint-alike = aussi bonne
hint-worse = moins bonne
hint-line = Suite attendue de la première : { $line }
needs-file = Donnez un fichier : save partie.shambler
needs-rule = Donnez une règle : rule { $example }
needs-option = Donnez un choix : odds { $example }
saved = Sauvegardé dans { $file }.
not-saved = Impossible d'écrire { $file } : { $reason }
kept = Votre partie est conservée. Pour continuer : { $again }
took-back = Repris : { $key }
undo-barrier = Quelque chose a été révélé depuis. undo! le reprend quand même.
nothing-to-undo = Vous n'avez rien à reprendre.
unknown-command = (help dit ce que l'on peut taper)
log-empty = Il ne s'est encore rien passé.
number-range = Choisissez un nombre de 1 à { $most }.
help = Répondez par le numéro ou la clé d'un choix. On peut aussi taper :
help-why = ce qui est impossible, ou pourquoi KEY l'est
help-odds = ce que peuvent donner les dés d'un choix, exactement
help-hint = ce que le conseiller pense des options ; il réfléchit 2s, ou 500ms, ou 300 (parties)
help-goals = ce qu'il faut faire pour gagner
help-cards = ce que peuvent les ennemis et les cartes de la table, en toutes lettres
help-rule = le texte d'une règle
help-log = ce qui s'est passé ; les N dernières réponses
help-undo = reprendre votre dernière réponse
help-undo-anyway = ... même si quelque chose a été révélé depuis
help-redo = rejouer ce qui a été repris
help-save = écrire la partie dans un fichier
help-view = redessiner la table
help-help = cette liste
help-quit = quitter ; la partie est conservée
campaign-next = Le chapitre est terminé. Tapez next pour commencer le suivant.
campaign-key = Le chapitre est terminé : N commence le suivant.
campaign-kept = Votre campagne est gardée dans son fichier.
campaign-won = La campagne est gagnée !
campaign-lost = La campagne est perdue.
campaign-fallen = Tombés en chemin : { $names }
campaign-choice = Chapitre { $chapter }, { $title } : { $taken }{ $left ->
    [none] { "" }
   *[other] { " " }(et non : { $left })
}
campaign-measure = { $measure } sur 100

# Le plein écran
key-undo = annuler
key-redo = refaire
key-hint = avis
key-why = pourquoi
key-forecast = prévoir
key-rule = règle
key-legend = signes
key-reference = cartes
key-box = boîte
key-mend = corriger
key-next = chapitre suivant
key-help = aide
thinking = Le conseiller réfléchit ...
no-reference = Rien à expliquer pour le moment.
no-forecast = Rien ne peut être prévu ici.
undo-barrier-keys = Quelque chose a été révélé depuis : on ne peut plus revenir en arrière ici.
curtain = { $who } : c'est à vous. Appuyez sur Entrée quand personne d'autre ne regarde.
help-keys = Les flèches et Entrée, ou un clic, donnent une réponse. Les lettres et chiffres en jaune la donnent aussitôt : une lettre pour le verbe, puis un chiffre s'il y en a plusieurs.

    u   annuler la dernière réponse        y   la rejouer
    h   l'avis du conseiller               w   ce qui est impossible, et pourquoi
    f   ce que feront les ennemis          b   la règle de la question, et les chances
    k   le sens des signes ; les buts      i   ce que peuvent ennemis et cartes
    o   quels dés et pioches sont vrais    n   corriger une saisie
    ?   cette page
    Tab passe d'un volet à l'autre ; flèches et Page haut / bas le font défiler.
    Ctrl+Q quitte. La partie est gardée ; on vous dit comment la reprendre.

    shambler play --plain imprime ligne par ligne, pour les scripts et les lecteurs d'écran.

# La boîte sur la table
type-dice = Dites { $count ->
    [one] la face
   *[other] les { $count } faces
} : 1 4 6, ou ours.{ $good ->
    [none] {""}
   *[other] {" "}Comptent : { $good }.
}
type-cards = Dites laquelle, par ses premières lettres (plusieurs : a, b), ou ours.
box-real = sur votre table
box-ours = à nous
entries-none = Rien n'a encore été saisi.
pick-box = À qui sont les dés et les pioches ? Entrée en change un, Échap ferme.
pick-entry = Quelle saisie était fausse ? La dernière vient en premier.
pick-instead = Au lieu de « { $was } », qu'était-ce ?
fixed = Corrigé ; { $kept ->
    [0] rien ne venait après.
    [one] la réponse suivante a été redonnée.
   *[other] les { $kept } réponses suivantes ont été redonnées.
}
fix-lost = { $count ->
    [one] Une réponse ne convient plus et disparaît
   *[other] { $count } réponses ne conviennent plus et disparaissent
} : { $why }.
help-box = quels dés et pioches sont réels ; box dice,enemies les rend réels, box - aucun
help-entries = ce que vous avez saisi en dernier, par numéro
help-fix = un autre dé ou une autre carte à la place de l'entrée NUMBER ; la suite est rejouée

# Problèmes
puzzle = Gagnez ce tour : quelle est la meilleure première réponse, et avec quelle chance ?
puzzle-right = Juste : rien ne vaut mieux que { $chance }.
puzzle-wrong = { $chance } ; il y a mieux : { $best }.
puzzle-line = La suite qui gagne le plus souvent, et la chance après chaque pas :
puzzle-luck = { $shown } : aussi bien ou mieux avec { $likely }
puzzle-none = Personne n'a encore publié de problème sur ce serveur.
puzzle-published = Il est numéro { $place } dans la file des problèmes.
