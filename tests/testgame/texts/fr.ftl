ask-name-scout = Qui part en éclaireur cette nuit ?
ask-order-night = Quelle carte vient en premier ?
ask-board = Avec quelle carte barricadez-vous ?
ask-before-attack = Des zombies arrivent. Jouez-vous une carte ?
ask-after-howl = Une carte a été jouée. Y répondez-vous ?
ask-hold = Tenir le mur contre { $zombies } zombies ?
ask-type-die = Dé { $number } sur { $of } : quelle face ?
ask-type-card = Carte { $number } sur { $of } : laquelle ?

do-scout = { $who } part en éclaireur
do-top = { $card } d'abord
do-board = Barricader avec { $supply }
do-rest = Garder ses cartes
do-use-howl = Hurlement
do-use-hush = Silence
do-pass = Passer
do-hold = Tenir
do-fall-back = Reculer
do-face = { $value }

event-scouted = { $who } a regardé la nuit : { $night }
event-scouted-unseen = { $who } a regardé la nuit.
event-boarded = { $who } barricade : { $supply }.
event-rested = { $who } ne barricade rien.
event-night-fell = Nuit : { $zombies } zombies.
event-storm-broke = Un orage secoue le mur.
event-card-played = { $who } joue { $supply }.
event-wall-hit = Les dés montrent { $faces } : { $hits } coups.
event-fell-back = Ils reculent.
event-drew = { $who } pioche { $supply }.
event-drew-unseen = { $who } pioche une carte.

why-scouted-last-night = { $who } était éclaireur la nuit dernière
why-weak-wall = il ne reste que { $wall } au mur

odds-hits = { $dice } dés, { $mean } coups attendus, { $p1 } % au moins un
then-wall = mur +{ $more }

outcome-wall-fell = Le mur est tombé.
outcome-dawn = L'aube se lève.

side-household = la maisonnée
role-survivor = Survivant { $number }
grade-unbroken = Le mur tient comme au premier jour.
grade-battered = Le mur a connu de meilleures nuits.
sketch = Nuit { $night } sur { $nights }. Mur { $wall }, zombies dehors : { $zombies }
sketch-hand = Votre main : { $cards }

option-weather = Temps
option-weather-help = Si l'orage peut éclater.
option-weather-changing = changeant
option-weather-calm = calme
sheet = Planches à emporter : { $planks }

side-rival = rival { $number }
