### Agir avec les modules : ce dont il s’agit, et ce qui suit une action.


## Personnages

auction-title = { $card } : enchérir ou passer ?
auction-first = pas encore d’enchère
auction-top = plus haute enchère : { $n }, { $name }
auction-passed = hors des enchères : { $names }
auction-rivals = encore en lice : { $names }
auction-hand = { $name } ({ $cards })
sealed-title = { $card } : votre plus haute enchère, en secret ?
sealed-how = à dire une seule fois, en secret ; ensuite l’ordinateur enchérit pour vous, jamais plus qu’il ne faut
sealed-none = Pas d’enchère
sealed-limit = Jusqu’à { $n }
sealed-least = L’enchère la plus basse possible est { $n }.
sealed-most = Vous pouvez payer { $n } au plus.
step-most = au plus { $n }
act-bid-amount = Enchérir à { $n }
pay-bid-title = Payez { $n } pour { $card }
about-karim = une fois : une tuile en vente, gratuitement
about-knihstig = après un achat à 10 ou plus : une carte Argent visible
about-ammar = une transformation de plus à la fin de chaque tour
about-faruk = prend plusieurs cartes pour une somme de 7 au plus, au lieu de 5
about-fatima = 8 points tout de suite, ou un autre personnage à sa place
about-hakim = à chaque décompte, un demi-bâtiment de plus pour un type
about-laila = avant chaque tour : une nouvelle tuile pour une case du marché
about-machma = avant chaque tour : échange une carte Argent contre une carte visible
about-yammerad = un tour avec moins de 3 cartes Argent peut commencer par une carte de la pioche
about-yusuf = à chaque décompte, 1 point de plus par tranche entière de 3 points du mur d’enceinte
before-title = Utiliser { $card } avant la première action ?
hakim-how = le nombre indique ce que chaque type rapporterait au décompte { $k }
chip-gain = { $what } { $n }

## Payer

pay-short = reste à payer : { $n }
pay-over = { $n } en trop
pay-just = exactement ce qu’il faut
pay-lost =
    { $paid }, { $n ->
        [one] { $n } carte quitte le jeu
       *[other] { $n } cartes quittent le jeu
    }
chests-price = { $n } ou plus, en mêlant les devises si l’on veut
chests-price-diamonds = { $n } ou plus, en mêlant les devises ou uniquement en diamants

## Habitants et marchand

chosen-of = { $n } sur { $most }
chosen-full = Choix faits : { $n }. Annulez-en d’abord un.
residents-how = en secret ; les 3 autres vont dans le stock
trader-in-title =
    L’habitant { $type ->
        [pavilion] bleu
        [seraglio] rouge
        [arcades] brun
        [chambers] blanc
        [garden] vert
       *[tower] violet
    } emménage-t-il ?
trader-in-how = puis choisissez dans le stock qui prend sa place
trader-swap-how = l’un retourne dans le stock, un autre prend sa place
trader-with = avec le marchand : { $things }
trader-home = déjà installés : { $things }
trader-supply = dans le stock : { $things }

## Cartes Bonus

bonus-how = le nombre indique ce que la carte vous rapporterait au décompte { $k }
bonus-none = aucun des bâtiments de vos cartes n’est dans votre Alhambra

## Ce qui suit une action

then-take-hut = gratuit ; l’abri est placé ce tour-ci ; vos actions sont terminées
then-take-gate = la carte rejoint votre main ; vos actions sont terminées
then-build-sticks = les murs restent pour toujours ; vos actions sont terminées
then-build-sticks-aside = les murs restent pour toujours ; vos actions sont terminées
then-buy-chests = on ne rend pas la monnaie ; vos actions sont terminées
then-buy-bazaar = appoint : encore une action
then-use-karim = gratuit, mais compte comme l’appoint : encore une action ; Karim quitte le jeu
then-use-laila = pioche une nouvelle tuile pour cette case ; l’ancienne retourne dans le sac
then-use-machma = vous cédez votre carte ; la place reste vide jusqu’à la fin du tour
then-use-yammerad = l’argent pioché est gardé ; toute autre carte prend effet et on pioche encore
then-use-knihstig = la carte rejoint aussitôt votre main
then-use-ammar = une transformation de plus avant que le marché soit complété
then-use-builder = la carte quitte le jeu et donne une transformation de plus
then-use-thief = le voleur quitte le jeu ; la carte Argent rejoint votre main
then-keep-fatima = 8 points maintenant ; Fatima quitte le jeu
then-swap-fatima = Fatima quitte le jeu ; la première carte de la pile à part prend effet aussitôt
then-place-trader = dès qu’un bâtiment s’y trouve, un habitant de sa couleur peut y emménager
then-reveal-bonus = compte comme un bâtiment de plus de son type
then-place-with-gate = une carte Porte ouvre un mur et quitte le jeu
then-add-with-gate = une carte Porte ouvre un mur et quitte le jeu
then-open-gate =
    une porte ouvre le mur { $side ->
        [n] au nord
        [e] à l’est
        [s] au sud
       *[w] à l’ouest
    } ; la carte Porte quitte le jeu
place-gates =
    { $n ->
        [one] dont { $n } avec une porte
       *[other] dont { $n } avec une porte
    }
cell-counts = { $cell }, compte pour { $n }
cell-gate = avec une porte : { $cell }
slot-first = les premières tuiles arrivent ensuite

## Ce qui se choisit pour une action

how-place-with-gate = choisissez une case, puis le mur que la porte ouvre
how-use-machma = choisissez votre carte, puis une carte visible de valeur égale ou inférieure
how-use-laila = choisissez une case du marché
how-use-karim = choisissez une tuile en vente
how-build-sticks = choisissez une carte Mur, puis une tuile de l’Alhambra
how-build-sticks-aside = choisissez une carte Mur, puis une tuile en réserve ou une tuile achetée
how-take-hut = choisissez un abri
how-use-builder = choisissez une carte Architecte
how-buy-chests = choisissez une salle
how-use-thief = choisissez un voleur et une carte Argent de sa devise
how-use-knihstig = choisissez une carte Argent visible
how-place-chest = choisissez un bâtiment pour le coffre
how-add-with-gate = choisissez une tuile de la réserve, puis une case
how-buy-bazaar = choisissez un bazar
how-place-trader = choisissez une case pour le marchand
