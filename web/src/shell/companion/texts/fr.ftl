# À côté de la vraie boîte. Court : on lit à bout de bras.
tabs = À côté de la boîte
tab-play = Jouer
tab-mine = À vous
tab-steps = Gestes
tab-decks = Pioches
tab-mend = Corriger
rolled = Qu'avez-vous obtenu ?
drawn = Quelle carte est sortie ?
hit = compte
miss = non
die = un { $face }
count-good = { $count } { $count ->
    [one] compte
   *[other] comptent
}
to-go = encore { $count }
wrong = Erreur
all-miss = Aucun
we-roll = À nous
we-draw = À nous
find = Premières lettres
left-of = il en reste { $count }
none-like = Aucune carte de ce nom ne peut sortir.
card-of = carte { $number } sur { $of }
late = { $who } a été plus rapide. Votre « { $what } » n'a pas été saisi.
late-again = Saisir maintenant
late-forget = Laisser
somebody = Quelqu'un
step = Geste { $at } sur { $of }
then = puis
back = Retour
next = Fait, suite
last = Fait
skip-steps = Tout est fait
no-steps = Rien à déplacer pour l'instant.
no-steps-why = Ce que font les ennemis est dit ici, geste après geste, quand cela arrive.
decks = Ce qui reste
dice-note = vous lancez, nous comptons
dice-ours = nous lançons
next-card = { $name } ensuite : { $chance } %
box = boîte
ours = à nous
whose = { $deck } : à qui ?
switch-note = Boîte : vous tirez la vraie carte et nous le dites. À nous : nous la tirons ici. Changez quand vous voulez ; ce qui est tiré le reste.
what-left = Ce qui peut sortir
set-up = Mettre la table en place
set-up-done = La table est prête
entries = Vos saisies : touchez ce qui était faux
no-entries = Rien n'a encore été saisi.
fix = Corriger
instead = Qu'aurait-ce dû être ?
leave-it = Laisser
do-mend = Corriger et rejouer
kept = { $count ->
    [0] Rien ne venait après.
    [one] La réponse suivante reste.
   *[other] Les { $count } réponses suivantes restent.
}
lost = { $count ->
    [one] Une réponse ne convient plus : la partie attend là.
   *[other] { $count } réponses ne conviennent plus : la partie attend là.
}
to-change = À changer sur la table
nothing-to-change = Rien à changer sur la table.
do-it = à faire
did-it = fait
pledge = Vrais dés : rien n'est garanti
first = D'abord
how-many = Combien comptent ?
sum = Quelle est la somme ?
in-all = en tout
count-of = sur { $of }
ones-of = { $of ->
    [1] { $count ->
        [0] Non
       *[other] Oui
    }
   *[other] { $count }
}
ones = { $count ->
    [one] Le dernier dé montre-t-il un 1 ?
   *[other] Combien des { $count } derniers montrent un 1 ?
}
die-by-die = Dé par dé
at-once = D’un coup
moves = { $count ->
    [one] Sur la table
   *[other] Sur la table : { $count } gestes, dans cet ordre
}
all-moved = { $count ->
    [one] C’est fait
   *[other] Tout est fait
}
on-table = Sur la table :
mine = Les vôtres
aloud = Lire
again = Encore
