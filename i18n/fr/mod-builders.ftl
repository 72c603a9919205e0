### Master builders: everything that is said of them.

new-idea-builders = De l’argent qui permet aussi de transformer.

act-use-builder = Utiliser un architecte

log-builder-used = { $name } utilise une carte Architecte : une transformation de plus


## Rules of section 7.14

rule-builders-deal-title = Cartes Architecte
rule-builders-deal-text = Avant l’argent de départ, chaque joueur reçoit 2 des 16 cartes Architecte, face cachée. D’autres sont dans les piles 3 et 5, le reste quitte le jeu.
rule-builders-money-title = Les architectes comme argent
rule-builders-money-text = Une carte Architecte est à tous égards de l’argent de valeur 3. Une fois dépensée, elle quitte le jeu.
refuse-builders-money = Une carte Architecte ne compte que dans sa devise.
rule-builders-redesign-title = Les architectes au travail
rule-builders-redesign-text = À la fin de votre tour, après le placement, vous pouvez défausser une carte Architecte pour une transformation de plus. Une seule par tour.
refuse-builders-redesign =
    { $reason ->
        [no_builder] Ce n’est pas une carte Architecte.
        [not_held] Vous n’avez pas cette carte en main.
        [used] Une seule carte Architecte par tour donne une transformation.
        [none] Aucune transformation n’est possible maintenant.
       *[not_now] Les cartes Architecte donnent une transformation à la fin du tour, après le placement.
    }
