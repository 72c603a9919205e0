### Les murs : règles, refus, journal, boutons (section 7.9).


new-idea-walls = Ajoutez des murs là où il en manque.
zone-walls-open = Cartes Mur

rule-walls-deal-title = Les cartes Mur
rule-walls-deal-text = Les 8 cartes Mur, 2 dans chacune des piles 2 à 5, montrent un côté ou un angle. Les cartes piochées restent visibles à part, quel que soit leur nombre ; une autre carte est piochée à leur place.
rule-walls-build-title = Ajouter des murs
rule-walls-build-text = Prendre une carte Mur visible est une action qui termine les actions du tour. Tous ses murs vont sur une seule de vos tuiles, placée ou non, sur des côtés qui n’en ont pas. Les règles de construction restent valables ; aucun camp. Les murs restent sur la tuile pour toujours.
refuse-walls-build =
    { $reason ->
        [not_open] Cette carte Mur n’est pas visible.
        [not_own] Cette tuile n’est ni en réserve ni mise de côté.
        [no_tile] Il n’y a pas de tuile ici.
        [camp] Un camp ne reçoit pas de mur.
       *[wall] Il y a déjà un mur de ce côté.
    }

log-wall-card-shown = Nouvelle carte posée à part : { $card }
log-sticks-built =
    { $name } ajoute { $count ->
        [one] { $count } mur
       *[other] { $count } murs
    } sur { $tile }

act-build-sticks = Ajouter des murs
act-build-sticks-aside = Murs pour une tuile à placer
