### Les personnages: the texts of the module.

new-idea-characters = Des personnages aux enchères, pour vous aider.

zone-characters = Personnages
zone-side-stack = Pile à part
zone-auction = Aux enchères

## What can be chosen

act-bid = Enchérir
act-pass-bid = Passer
act-pay-bid = Payer l’enchère
act-keep-fatima = Prendre 8 points
act-swap-fatima = Échanger Fatima
act-use-laila = Laila : nouvelle tuile
act-use-machma = Machma : échanger
act-use-yammerad = Yammerad : piocher
act-begin-turn = N’utiliser aucun personnage
act-use-karim = Karim : tuile gratuite
act-use-knihstig = Prendre la carte
act-decline-knihstig = Ne rien prendre
act-use-ammar = Ammar : transformer
act-choose-hakim = Choisir le type

## What is asked

ask-auction = Un personnage est aux enchères : enchérir ou passer ?
ask-pay-bid = L’enchère est gagnée : avec quelles cartes la payez-vous ?
ask-fatima = Fatima : 8 points tout de suite, ou la première carte de la pile à part ?
ask-before-turn = Utiliser un personnage avant la première action ?
ask-knihstig = Abdul Knihstig : prendre une carte Argent visible ?
ask-hakim = Un décompte va commencer : pour quel type Hakim Wahid compte-t-il un demi-bâtiment de plus ?

## What happened

log-auction-opened = { $card } est aux enchères ; { $name } ouvre
log-bid-made = { $name } enchérit à { $amount }
log-bid-passed = { $name } passe
log-nobody-bid = Aucune enchère : { $card } quitte le jeu
log-character-won = { $name } paie { $cards } et obtient { $card }
log-fatima-kept =
    Fatima : { $name } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
log-fatima-swapped = { $name } échange Fatima et obtient { $card }
log-laila-used = Laila : { $name } remet { $tile } dans le sac
log-laila-failed = Laila : aucune tuile pour le marché n’est sortie du sac
log-machma-used = Machma : { $name } donne { $cards } et prend { $card }
log-yammerad-used = Yammerad : { $name } pioche une carte
log-yammerad-turned = Yammerad retourne une carte pour la défausse : { $card }
log-yammerad-drew = Yammerad : { $name } garde la carte Argent piochée
log-yammerad-failed = Yammerad : il n’y a plus de carte à piocher
log-karim-used = Karim : { $name } reçoit { $tile } gratuitement
log-knihstig-used = Knihstig : { $name } prend { $card }
log-ammar-used = Ammar : { $name } fait une transformation de plus
log-hakim-chose =
    Hakim : { $name } compte un demi-bâtiment de plus pour les { $colour ->
        [pavilion] pavillons
        [seraglio] sérails
        [arcades] arcades
        [chambers] appartements
        [garden] jardins
       *[tower] tours
    }

## Scorings

play-row-yusuf = Yusuf
proof-pay-yusuf = 1 pour 3 points de mur

## 7.7 Characters

rule-characters-deal-title = Les personnages dans la pioche
rule-characters-deal-text = Les piles 2, 3 et 4 contiennent chacune 2 des 10 cartes Personnage. Les 4 autres forment une pile cachée à part.
rule-characters-auction-title = Les enchères
rule-characters-auction-text = Un personnage pioché est aussitôt mis aux enchères. Le joueur suivant ouvre ; puis, à tour de rôle, on surenchérit ou on passe définitivement. Une seule devise, diamants compris, doit couvrir l’enchère, et on paie dans cette devise ; on ne rend pas la monnaie. Sans enchère, la carte quitte le jeu.
refuse-characters-auction =
    { $reason ->
        [low] L’enchère doit dépasser { $highest }.
        [cover] Une seule devise couvre au plus { $held }.
        [currency] Une enchère se paie dans une seule devise.
        [not_held] Vous n’avez pas cette carte en main.
        [short] Il manque { $missing } pour payer l’enchère.
       *[not_now] { $frame ->
            [auction] Il faut d’abord terminer les enchères.
            [pay_bid] Il faut d’abord payer l’enchère.
           *[other] On n’enchérit que pendant une vente aux enchères.
        }
    }
rule-characters-limits-title = Les limites des personnages
rule-characters-limits-text = Une seule carte marquée * peut être utilisée par tour. Les cartes marquées 1x quittent le jeu après usage.
refuse-characters-limits =
    { $reason ->
        [star] Une carte marquée * a déjà été utilisée ce tour-ci.
       *[not_now] Décidez d’abord si vous utilisez un personnage.
    }
rule-karim-title = Abdul Karim 1x
rule-karim-text = Comme action, il procure gratuitement une tuile en vente, même un camp ou un bazar. Elle compte comme payée avec l’appoint : une autre action suit.
refuse-karim =
    { $reason ->
        [not_owned] Vous n’avez pas Abdul Karim.
        [not_offered] Cette tuile n’est pas en vente.
       *[not_now] Karim s’utilise comme action d’un tour.
    }
rule-knihstig-title = Abdul Knihstig *
rule-knihstig-text = Après l’achat d’une tuile ou d’un bazar à 10 ou plus, même avec Karim, on peut prendre aussitôt une carte Argent visible.
refuse-knihstig =
    { $reason ->
        [not_shown] Ce n’est pas une carte Argent visible.
       *[not_now] { $frame ->
            [knihstig] Décidez d’abord si Knihstig prend une carte.
           *[other] Knihstig prend une carte juste après un achat à 10 ou plus.
        }
    }
rule-ammar-title = Ammar El’Schauf *
rule-ammar-text = À la fin du tour, après le placement, il permet une transformation de plus.
refuse-ammar =
    { $reason ->
        [not_owned] Vous n’avez pas Ammar.
        [no_redesign] Aucune transformation n’est possible maintenant.
       *[not_now] Ammar transforme à la fin du tour, après le placement.
    }
rule-faruk-title = Faruk Will’haben *
rule-faruk-text = Il permet de prendre plusieurs cartes Argent pour un total de 7 au plus, au lieu de 5.
rule-fatima-title = Fatima 1x
rule-fatima-text = Tout de suite, elle rapporte 8 points ou s’échange contre la première carte de la pile à part, qui prend effet.
refuse-fatima =
    { $reason ->
        [empty] La pile à part est vide.
       *[not_now] { $frame ->
            [fatima] Il faut d’abord faire le choix de Fatima.
           *[other] Le choix de Fatima se fait tout de suite, à son arrivée.
        }
    }
rule-hakim-title = Hakim Wahid
rule-hakim-text = À chaque décompte, il compte un demi-bâtiment de plus pour un type au choix, s’il y a au moins un bâtiment de ce type. Il rompt les égalités.
refuse-hakim =
    { $reason ->
        [none_built] Il n’y a aucun bâtiment de ce type.
       *[not_now] { $frame ->
            [hakim] Choisissez d’abord le type de Hakim.
           *[other] Le type de Hakim se choisit juste avant un décompte.
        }
    }
rule-laila-title = Laila Wundabah *
rule-laila-text = Avant la première action, elle permet de piocher une tuile pour une case du marché ; puis l’ancienne retourne dans le sac. Un bazar pioché est mis de côté et on pioche encore. S’il ne sort que des bazars, l’ancienne tuile reste.
refuse-laila =
    { $reason ->
        [not_owned] Vous n’avez pas Laila.
        [empty_slot] Il n’y a pas de tuile dans cette case.
        [empty_bag] Le sac est vide.
       *[not_now] Laila s’utilise avant la première action.
    }
rule-machma-title = Machma Klain *
rule-machma-text = Avant la première action, il permet d’échanger une carte Argent de la main contre une carte visible de valeur égale ou inférieure. La carte donnée va à la défausse ; la place reste vide jusqu’à la fin du tour.
refuse-machma =
    { $reason ->
        [not_owned] Vous n’avez pas Machma.
        [not_held] Ce n’est pas une carte Argent de votre main.
        [not_shown] Ce n’est pas une carte Argent visible.
        [value] La carte visible vaut davantage.
       *[not_now] Machma s’utilise avant la première action.
    }
rule-yammerad-title = Yammerad *
rule-yammerad-text = Au début du tour, avec moins de 3 cartes Argent, il permet de piocher la première carte de la pioche. Argent, diamants et architectes sont gardés. Toute autre carte prend effet et on pioche encore.
refuse-yammerad =
    { $reason ->
        [not_owned] Vous n’avez pas Yammerad.
        [money]
            { $held ->
                [one] Vous avez { $held } carte Argent en main ; il en faut moins de 3.
               *[other] Vous avez { $held } cartes Argent en main ; il en faut moins de 3.
            }
        [no_card] Il n’y a pas de carte à piocher.
       *[not_now] Yammerad s’utilise avant la première action.
    }
rule-yusuf-title = Yusuf E’Passuff
rule-yusuf-text = À chaque décompte, il rapporte un point de plus par tranche entière de 3 points du mur d’enceinte.
