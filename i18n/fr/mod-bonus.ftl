### Bonus cards (rules of section 7.3).

mod-bonus = Les cartes Bonus
    .bare = Cartes Bonus
new-pieces-bonus = Matériel : 10 cartes Bonus secrètes.
new-changes-bonus = Tant que son bâtiment est dans votre Alhambra, une carte compte comme un bâtiment de plus de ce type.
new-idea-bonus = Une carte secrète double un bâtiment.
act-reveal-bonus = Montrer la carte
act-keep-bonus = Ne rien montrer
ask-bonus = Un décompte va commencer : montrer une carte Bonus ?
log-bonus-shown = { $name } montre une carte Bonus : { $tile }
log-bonus-returned = La carte Bonus revient en main : { $name }
zone-bonus = Cartes Bonus
zone-bonus-shown = Cartes Bonus montrées
zone-bonus-removed = Cartes Bonus hors du jeu

## 7.3 Bonus cards

rule-bonus-deal-title = Distribuer les cartes Bonus
rule-bonus-deal-text = 10 cartes montrent les dix bâtiments sans mur. Chaque joueur en reçoit 3 en secret, 2 dans une partie à 4 ou 5, 1 dans une partie à 6. Les autres quittent le jeu sans être vues.
rule-bonus-reveal-title = Montrer une carte Bonus
rule-bonus-reveal-text = Tant que le bâtiment exact d’une carte Bonus est dans votre Alhambra, vous pouvez montrer cette carte à tout moment de votre tour, et avant un décompte : elle compte comme un bâtiment de plus de ce type pour les majorités. Cela ne coûte aucune action. Si quelqu’un en montre une ensuite, la question est posée de nouveau à ceux qui ont gardé la leur. Avant le décompte 3, elle est montrée automatiquement.
refuse-bonus-reveal =
    { $reason ->
        [not_held] Vous n’avez pas cette carte Bonus en main.
        [not_built] Le bâtiment de cette carte ne se trouve pas dans l’Alhambra.
       *[not_now] { $frame ->
            [bonus] Décidez d’abord quelles cartes Bonus montrer.
           *[other] Les cartes Bonus se montrent quand vous choisissez des actions, placez des tuiles ou terminez votre tour, et avant un décompte.
        }
    }
rule-bonus-return-title = Retour en main
rule-bonus-return-text = Si le bâtiment quitte l’Alhambra, sa carte Bonus revient en main.
piece-bonus = Une carte Bonus. Montrez-la à tout moment de votre tour ou avant un décompte, tant que son bâtiment exact est dans votre Alhambra : elle compte comme un de plus de ce type.
worth-bonus-built = Son bâtiment est dans votre Alhambra
worth-bonus-missing = Son bâtiment n’est pas dans votre Alhambra

## Livre de règles

book-intro-bonus =
    Dix cartes Bonus montrent chacune un des dix bâtiments sans mur. Vous en recevez quelques-unes en secret. Si vous avez exactement ce bâtiment dans votre Alhambra, montrer la carte vous donne un bâtiment de plus de ce type aux décomptes.

    Vous savez donc quelle tuile vaut le double pour vous, et les autres l’ignorent.
book-bonus-deal =
    Les dix cartes : pavillon 8, sérail 9, arcades 9 et 10, appartements 10 et 11, jardins 10 et 11, tours 11 et 12, toujours la tuile sans mur. Elles sont distribuées en secret au début : à deux ou trois, chaque joueur en reçoit 3 ; à quatre ou cinq, 2 ; à six, 1. Le reste quitte le jeu sans être vu.

    { $seats ->
        [2] À deux, vous en recevez 3 chacun, et 4 quittent le jeu.
        [3] À trois, vous en recevez 3 chacun, et 1 quitte le jeu.
        [4] À quatre, vous en recevez 2 chacun, et 2 quittent le jeu.
        [5] À cinq, vous en recevez 2 chacun, et aucune ne quitte le jeu.
       *[other] À six, vous en recevez 1 chacun, et 4 quittent le jeu.
    }
book-bonus-reveal =
    Tant que la tuile exacte d’une carte Bonus est dans votre Alhambra, vous pouvez montrer cette carte à tout moment de votre tour : avant, entre et après vos actions, même en plaçant des tuiles. Cela ne coûte aucune action, et tout le monde la voit aussitôt. Elle compte comme un bâtiment de plus de ce type pour les majorités. Le programme vous le demande aussi avant les décomptes 1 et 2, puis de nouveau si vous gardez une carte et que quelqu’un en montre une ensuite ; au décompte 3, il la montre pour vous. Attendre ne fait donc perdre aucun point ; montrée tôt, la carte prévient les autres. Une carte montrée continue de compter aux décomptes suivants.

    Exemple : vous avez deux tours, dont la tour 12 sans mur, et sa carte. Vous comptez trois tours. Une autre tour, ou la tour 12 en réserve, ne suffirait pas. Pour tout le reste, la carte n’est pas une tuile.
book-bonus-return =
    Si la tuile quitte votre Alhambra, par exemple par un échange, sa carte Bonus revient en main. Elle ne compte plus. Quand la tuile est de nouveau dans l’Alhambra, vous pouvez la montrer encore une fois.

## Leçon

lesson-bonus-title = Les cartes Bonus
lesson-bonus-about = Faire compter un bâtiment deux fois dans les majorités.
lesson-bonus-card-title = Des cartes secrètes
lesson-bonus-card-1 = Vous avez en secret trois **cartes Bonus**, chacune pour un bâtiment sans mur.
lesson-bonus-card-2 = Tant que **ce bâtiment exact** est dans votre Alhambra, sa carte compte comme un bâtiment de plus de ce type.
lesson-bonus-card-3 = Deux tours sont en vente, et vous pouvez payer l’une ou l’autre.
lesson-bonus-card-turn = Achetez la tour qui figure sur votre carte.
lesson-bonus-card-done = Cette tour et sa carte comptent comme deux tours.
lesson-bonus-card-hint = Vos cartes : sérail 9, jardin 11, tour 12.
lesson-bonus-card-wrong = Cette fois, achetez la tour qui figure sur votre carte Bonus.
lesson-bonus-card-wrong-other = La tour 11 a un mur : aucune carte Bonus ne la montre. Achetez la tour 12.
lesson-bonus-absent-title = Seulement ce qui est construit
lesson-bonus-absent-1 = La tour 12 est construite. Un décompte va commencer ; **juste avant**, vous pouvez montrer des cartes Bonus.
lesson-bonus-absent-2 = Le jardin 11 et le sérail 9 ne sont pas dans votre Alhambra.
lesson-bonus-absent-turn = Essayez de montrer une carte dont le bâtiment manque.
lesson-bonus-absent-done = Une carte ne vaut que tant que son bâtiment est là.
lesson-bonus-absent-hint = Choisissez la carte du jardin 11.
lesson-bonus-show-title = Montrer une carte
lesson-bonus-show-1 = Vous avez deux tours, Marco aussi : égalité.
lesson-bonus-show-2 = Une carte montrée compte désormais.
lesson-bonus-show-turn = Montrez la tour 12, puis aucune autre carte.
lesson-bonus-show-done = Vous comptez maintenant trois tours.
lesson-bonus-show-hint = Choisissez la carte de la tour 12 et validez ; puis validez « Ne rien montrer ».
lesson-bonus-show-wrong = Montrez la carte de la tour 12.
lesson-bonus-show-wrong-keep = La première place est alors partagée : 3 points au lieu de 6. Montrez la carte.
lesson-bonus-score-title = Ce qu’elle a rapporté
lesson-bonus-score-1 = Trois tours contre deux : première place sans égalité, **6 points** au lieu de 3.
lesson-bonus-score-2 = Si la tour quitte votre Alhambra, sa carte vous revient en main.
lesson-bonus-score-3 = Inutile d’attendre la question : montrez une carte **à tout moment de votre tour**. Cela ne coûte aucune action.
