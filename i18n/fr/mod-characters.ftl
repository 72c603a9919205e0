### Les personnages: the texts of the module.

mod-characters = Les personnages
    .bare = Personnages
new-pieces-characters = Matériel : 10 cartes Personnage.
new-changes-characters = Dès qu’un personnage est pioché, tout le monde enchérit ; le gagnant peut faire ce que personne d’autre ne peut.
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
pass-auction = Enchères : { $card }
pass-auction-won = Enchères remportées : { $card }
what-auction = { $card } – { $about }
what-auction-part = { $n } au décompte { $k }
what-auction-each = { $n } à chaque décompte à venir
what-auction-points = Dans l’état actuel : { $parts }
what-auction-pay =
    { $over ->
        [0] Vous pouvez faire l’appoint pour cette enchère
       *[other] Vous paieriez au moins { $over } de plus que cette enchère
    }
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
log-faruk-used = Faruk : { $name } prend jusqu’à 7 en une fois
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
rule-characters-auction-text = Un personnage pioché est aussitôt mis aux enchères. Le joueur suivant ouvre ; puis, à tour de rôle, on surenchérit ou on passe définitivement. On ne mise que ce qu’on peut payer dans une seule devise, diamants compris ; le gagnant paie au moins son enchère, dans une seule devise. Sans enchère, la carte quitte le jeu.
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
        [acted] Pas ce tour-ci : { $card } a déjà agi.
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
            [fatima] Décidez d’abord : 8 points ou un autre personnage.
           *[other] On décide pour Fatima dès qu’on l’a gagnée.
        }
    }
rule-hakim-title = Hakim Wahid
rule-hakim-text = À chaque décompte, il compte un demi-bâtiment de plus pour un type au choix, s’il y a au moins un bâtiment de ce type. Il rompt les égalités.
refuse-hakim =
    { $reason ->
        [none_built] Vous n’avez construit aucun bâtiment de ce type.
       *[not_now] { $frame ->
            [hakim] Choisissez d’abord le type de Hakim.
           *[other] Le type de Hakim se choisit juste avant un décompte.
        }
    }
rule-laila-title = Laila Wundabah *
rule-laila-text = Avant la première action, elle permet de piocher une tuile pour une case du marché ; puis l’ancienne retourne dans le sac. Un bazar pioché est mis de côté et on pioche encore. S’il ne sort que des bazars, l’ancienne tuile reste ; si le sac est vide, elle ne sert pas.
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
what-yusuf =
    Yusuf : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Livre de règles

book-intro-characters =
    Dix personnages peuvent travailler pour vous, chacun à sa façon : une tuile gratuite, plus d’argent, une transformation de plus, des points. Dès qu’un personnage est pioché, il est mis aux enchères entre tous.

    L’argent devient ainsi utile hors du marché. Une enchère perdue ne coûte rien ; pour en gagner une, il faut assez d’argent dans une même devise.
book-characters-deal =
    Des 10 cartes Personnage, 2 au hasard sont mélangées à chacune des piles 2, 3 et 4. Les 4 autres forment une pile à part, face cachée : seule Fatima y mène. Six personnages au plus sont donc mis aux enchères, et personne ne sait lesquels.
book-characters-auction =
    Un personnage pioché est aussitôt mis aux enchères ; ensuite, on continue de piocher. Le joueur suivant ouvre : il enchérit ou passe. Puis, à tour de rôle, chacun surenchérit ou passe pour de bon. La première enchère est d’au moins 1. Si personne n’enchérit, la carte quitte le jeu.

    Votre enchère doit être couverte dans une seule devise : ses cartes, ses pièces et ses architectes, ou uniquement des diamants, mais pas de bureau de change. Le gagnant paie au moins cette somme dans une seule devise ; on ne rend pas la monnaie (sauf avec le module « { mod-change } »). Le personnage agit dès ce moment.

    Exemple : avec un 5 et un 4 en ducats et un 8 en florins, vous pouvez aller jusqu’à 9, pas 17. Si vous gagnez à 7, vous payez avec le 8 ou avec les deux ducats.
book-characters-limits =
    Un personnage marqué * peut servir à chacun de vos tours, mais vous ne pouvez utiliser qu’une carte marquée * par tour. Si vous avez Laila et Ammar, choisissez.

    Un personnage marqué 1x sert une fois et quitte le jeu. Les personnages sans marque, Hakim et Yusuf, agissent à chaque décompte. Vous pouvez posséder autant de personnages que vous voulez.
book-karim =
    Abdul Karim, le riche mécène (1x). Comme action, vous recevez une tuile du marché gratuitement, quel que soit son prix, même un camp, ou un bazar en vente. Elle compte comme payée avec l’appoint : vous pouvez faire une autre action, et un éclaireur visible de ce type vous revient. Elle est placée à la fin du tour. Ensuite, Karim quitte le jeu.

    Il ne sert ni pour des coffres, ni pour un achat du vizir ; un abri de chantier n’est pas une tuile du marché.
book-knihstig =
    Abdul Knihstig, le trésorier (*). Après l’achat d’une tuile ou d’un bazar de prix 10 ou plus, vous pouvez prendre aussitôt une carte Argent visible, de n’importe quelle valeur. Cela vaut aussi pour une tuile gratuite grâce à Karim. Si l’achat était fait avec l’appoint, vous gardez votre action supplémentaire et pouvez déjà payer avec cette carte. Cela ne vaut pas pour un achat du vizir.
book-ammar =
    Ammar El’Schauf, le restaurateur (*). À la fin de votre tour, après avoir placé vos tuiles achetées, vous pouvez faire une transformation de plus : ajouter, retirer ou échanger. Elle peut toucher une tuile que vous venez de placer ou de mettre en réserve. Une carte Architecte utilisée au même tour en donne encore une, avant ou après.
book-faruk =
    Faruk Will’haben, le banquier (*). Quand vous prenez de l’argent, vous pouvez prendre plusieurs cartes visibles dont la somme ne dépasse pas 7, au lieu de 5. Exemple : un 4 et un 3, ou un 5 et un 2. Une carte seule se prend comme toujours, sans Faruk.
book-fatima =
    Fatima, la voyante (1x). Dès que vous l’avez gagnée aux enchères, choisissez : soit elle rapporte 8 points tout de suite, soit vous l’échangez contre la première carte de la pile à part, face cachée, qui devient la vôtre et prend effet. Dans les deux cas, Fatima quitte le jeu.
book-hakim =
    Hakim Wahid, le sage. Juste avant chaque décompte, vous choisissez un type de bâtiment : vous y comptez un demi-bâtiment de plus. Il faut avoir au moins un vrai bâtiment de ce type. À chaque décompte, vous choisissez de nouveau.

    Exemple : vous avez deux jardins, Bruno aussi. Avec Hakim, vous comptez 2,5 jardins, et la place vous revient sans partage. Contre trois jardins, le demi-bâtiment ne suffit pas.
book-laila =
    Laila Wundabah, la connaisseuse (*). Avant votre première action, choisissez une case du marché. Une tuile est piochée pour elle, puis l’ancienne retourne dans le sac. On pioche donc d’abord : la même tuile ne peut pas revenir.

    Si le sac est vide, Laila ne sert pas. Un bazar pioché est posé à côté du marché et on pioche encore ; s’il ne sort que des bazars, l’ancienne tuile reste.
book-machma =
    Machma Klain, le changeur (*). Avant votre première action, vous échangez une carte Argent de votre main contre une carte Argent visible de valeur égale ou inférieure, de n’importe quelle devise. Exemple : votre 6 en florins contre un 5 en ducats.

    Un diamant ou un architecte convient aussi. Votre carte va à la défausse (un architecte quitte le jeu). La place de la carte prise reste vide jusqu’à ce qu’on complète les cartes visibles.
book-yammerad =
    Yammerad, le mendiant (*). Au début de votre tour, si vous avez moins de 3 cartes Argent en main, vous pouvez piocher la première carte de la pioche. Les diamants et les architectes comptent ici comme des cartes Argent ; les pièces ne sont pas des cartes. Vous gardez la carte si c’est de l’argent, un diamant ou un architecte.

    Toute autre carte prend effet, et vous piochez encore. Une carte Décompte : le décompte a lieu tout de suite, avec l’attaque, les éclaireurs et les tuiles de Dirk. Un personnage : il est mis aux enchères et vous ouvrez. Une carte Porte ou Mur : elle est posée comme lorsqu’on complète l’argent. Un bureau de change : il va à la défausse.
book-yusuf =
    Yusuf E’Passuff, le guetteur. À chaque décompte, il rapporte 1 point de plus par tranche entière de 3 points que vous marquez pour votre mur d’enceinte. Exemple : un mur de 11 points contient trois tranches entières, soit 3 points de plus et 14 en tout. Un mur de 2 points n’ajoute rien.

## Leçon

lesson-characters-title = Les personnages
lesson-characters-about = Enchérir pour des personnages et se faire aider.
lesson-characters-bid-title = Des enchères
lesson-characters-bid-1 = Faruk Will’haben est pioché et **aussitôt mis aux enchères**. Marco enchérit à 3, Claire passe.
lesson-characters-bid-2 = La plus haute enchère se paie **dans une seule devise** ; on ne rend pas la monnaie.
lesson-characters-bid-3 = Si l’on passe, on sort des enchères.
lesson-characters-bid-turn = Enchérissez à 4 et payez avec vos 4 florins.
lesson-characters-bid-done = Marco passe : Faruk est à vous pour 4 florins exactement.
lesson-characters-bid-hint = Validez l’enchère de 4, puis le paiement de 4 florins.
lesson-characters-bid-wrong = Cette fois, enchérissez à 4 et payez avec les 4 florins.
lesson-characters-bid-wrong-pass = Marco obtient alors Faruk pour 3. Enchérir à 4 vous coûte une petite carte.
lesson-characters-bid-wrong-high = À 4, vous menez déjà, et 4 peut se payer exactement.
lesson-characters-bid-wrong-dear = On ne rend pas la monnaie : payez avec les 4 florins.
lesson-characters-cover-title = Jusqu’où enchérir
lesson-characters-cover-1 = Marco enchérit à 6. Vous avez 7 florins, 3 dinars et 5 dirhams.
lesson-characters-cover-2 = **Une seule devise** doit couvrir toute l’enchère.
lesson-characters-cover-turn = Essayez d’enchérir à 8.
lesson-characters-cover-done = En tout, vous avez 15, mais votre plus haute enchère est 7.
lesson-characters-cover-hint = Faites passer l’enchère de 7 à 8.
lesson-characters-faruk-title = Faruk vous aide
lesson-characters-faruk-1 = Avec Faruk, vous pouvez prendre plusieurs cartes pour un total de **7** au plus, au lieu de 5.
lesson-characters-faruk-2 = Il est marqué * : une seule carte de ce genre peut servir par tour.
lesson-characters-faruk-turn = Prenez deux cartes qui valent 7 ensemble.
lesson-characters-faruk-done = 3 + 4 en une action : sans Faruk, c’est trop.
lesson-characters-faruk-hint = Choisissez le 3 en florins et le 4 en dirhams.
lesson-characters-faruk-wrong = C’est possible aussi sans Faruk. Cette fois, prenez le 3 et le 4.
lesson-characters-hakim-title = Un demi-bâtiment
lesson-characters-hakim-1 = Un décompte va commencer. Hakim Wahid compte **un demi-bâtiment de plus** dans un de vos types.
lesson-characters-hakim-2 = Juste assez pour rompre une égalité.
lesson-characters-hakim-3 = Comparez toutes les Alhambras.
lesson-characters-hakim-turn = Choisissez le type où un demi-bâtiment rapporte des points.
lesson-characters-hakim-done = Deux tours et demie l’emportent sur les deux de Marco.
lesson-characters-hakim-hint = Dans quel type quelqu’un a-t-il autant de bâtiments que vous ?
lesson-characters-hakim-wrong = Choisissez le type où il y a égalité.
lesson-characters-hakim-wrong-garden = Claire a deux jardins : avec un et demi, vous restez derrière.
lesson-characters-hakim-wrong-pavilion = Personne d’autre n’a de pavillon : la première place est à vous de toute façon.
lesson-characters-score-title = L’égalité est rompue
lesson-characters-score-1 = Tours : première place sans égalité, **6 points** au lieu de 3.
lesson-characters-score-2 = Hakim reste avec vous. Les cartes marquées 1x quittent le jeu après usage.
