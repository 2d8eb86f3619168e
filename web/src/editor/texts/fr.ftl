# L'éditeur, quel que soit le jeu.

editor-title = Éditeur de missions
editor-for = Posez des tuiles, placez ce qu'il faut, dites comment on gagne. Chaque erreur se voit là où elle est ; la difficulté est mesurée.
editor-none = On ne peut rien créer ici pour ce jeu.
editor-nameless = Sans nom
editor-tile-count =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
editor-kept = ébauche gardée dans ce navigateur
editor-not-kept = ébauche non gardée : une autre fenêtre en a une
editor-elsewhere = Cette ébauche a été modifiée dans une autre fenêtre. Ce que vous dessinez ici n'est pas gardé tant que vous n'avez pas choisi.
editor-follow = Reprendre l'autre
editor-stay = Continuer avec celle-ci
editor-link-broken = Ce lien est coupé ou abîmé. Rien n'a été ouvert ; votre ébauche est restée telle quelle.
editor-other-game = Ce fichier est fait pour { $game }. Rien n'a changé ici.
editor-open-there = L'ouvrir dans { $game }
editor-file-large = Ce fichier est trop gros pour une ébauche. Rien n'a été ouvert.
editor-looking = vérification …
editor-judging = est-ce équitable ? on joue …
editor-undo = Annuler
editor-redo = Rétablir
editor-back = Retour
editor-rules = Objectifs et règles
editor-open = Ouvrir
editor-export = Exporter : fichier, lien, papier
editor-play = Jouer
editor-play-now = Jouer maintenant
editor-play-how = L'ébauche voyage avec sa table : on la joue, on l'enregistre et on la rejoue telle qu'elle est maintenant, quoi que vous dessiniez ensuite.
editor-play-mistakes =
    { $count ->
        [one] Jouer : { $count } erreur
       *[other] Jouer : { $count } erreurs
    }
editor-friends = Places pour des amis
editor-bots = Robots
editor-figures = Chiffres
editor-figures-live = à chaque trait
editor-checks = Vérifications
editor-mistakes =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
editor-all-hold = tout va bien
editor-fine = Les bords se raccordent, tout est accessible, les jetons suffisent.
editor-show = Montrer
editor-goals-order = dans cet ordre
editor-add-goal = Ajouter un objectif, une règle
editor-add = Ajouter
editor-remove = Retirer
editor-what = Quoi
editor-blank = Une ébauche vide
editor-file = Un fichier (TOML)
editor-shipped = Missions du jeu, à regarder ou à modifier
editor-save-file = Enregistrer un fichier (TOML)
editor-link = Un lien qui contient toute l'ébauche
editor-picture = Enregistrer le plateau en image (SVG)
editor-print = Imprimer, ou enregistrer en PDF (A4, avec la mise en place)
editor-set-up = Mise en place
editor-key-arrows = déplacer le curseur
editor-key-enter = poser, placer
editor-key-turn = tourner
editor-key-remove = retirer
editor-key-tile = autre tuile
editor-key-finding = erreur suivante
editor-key-undo = annuler
editor-key-rules = objectifs et règles
shelf-title = Missions sur ce serveur
shelf-empty = Personne n'en a encore publié.
shelf-unread = L'étagère est illisible pour l'instant.
shelf-version = version
shelf-of = Version { $number }, { $date }
shelf-hardness = { $rate } % de { $games } parties automatiques gagnées
shelf-unmeasured = non mesurée
shelf-plays = jouée { $begun } fois, { $won } gagnées sur { $over }
shelf-trouble = Signaler un problème
shelf-send = Envoyer
shelf-thanks = Merci : qui l'ouvre peut le lire.
shelf-publish = Publier sur ce serveur
shelf-again = Publier comme nouvelle version
shelf-mend = Publier : corrigez d'abord les erreurs
shelf-done = Elle est sur l'étagère, en version { $number }.
rate-title = Mesurer
rate-how = Joue des parties en arrière-plan avec un joueur automatique, à côté des missions du jeu. Les mêmes parties qu'en ligne de commande.
rate-first-mend = corrigez d'abord les erreurs
rate-played = { $played } parties sur { $asked }
rate-won = { $wins } gagnées sur { $games }
rate-between = Entre { $easier } ({ $high } %) et { $harder } ({ $low } %).
rate-harder-than = Pas plus facile que { $name } ({ $rate } %), la plus dure du jeu.
rate-easier-than = Plus facile que { $name } ({ $rate } %), la plus facile du jeu.
rate-rounds = { $rounds } manches en moyenne
rate-rounds-of-wins = Manches d'une victoire
rate-why = Pourquoi les équipes tombent
rate-heat = chaleur sur le plateau
rate-causes = Par : { $causes }.
rate-stale = Modifiée depuis : mesurez de nouveau.
rate-changes = Ce qui la change
rate-paired = taux de victoire, mêmes dés, 95 %
rate-games = Parties
rate-agent = Joueur
rate-seed = Graine
rate-unreachable = L’hôte ne répond pas. On continue à l’appeler ; ce qui a été joué est gardé.
rate-pause = Pause
rate-start = Mesurer
rate-resume = Continuer
rate-study = Qu'est-ce qui la changerait ?
rate-open-mistakes =
    { $count ->
        [one] Mesurer : { $count } erreur à corriger
       *[other] Mesurer : { $count } erreurs à corriger
    }
editor-fine-plain = Rien à redire.
editor-name = Nom
editor-author = Par
editor-scenario = Scénario
rate-squads = Équipes comparées, avec les mêmes dés
rate-side = Gagné par : { $side }
rate-on = avec
rate-off = sans
rate-as-drawn = tel quel
squad-usual = Les six habituels
squad-strongest = Les plus forts
squad-weakest = Les plus faibles
squad-random = Tirés par la graine
editor-fill-in = Remplir
editor-edit = Modifier
editor-another = Un de plus : son nom
