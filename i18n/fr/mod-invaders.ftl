### Invaders: the texts of the module.

mod-invaders = Les envahisseurs
    .bare = Envahisseurs
new-pieces-invaders = Matériel : 4 cartes Attaque, 6 éclaireurs.
new-changes-invaders = Après chaque décompte, les côtés ouverts face à l’attaque coûtent des points ; les éclaireurs permettent de la prévoir.
new-differs-invaders-open = prochaine attaque visible, sans éclaireurs
new-variant-invaders = Attaques
new-variant-invaders-usual = avec des éclaireurs
new-variant-invaders-open = la prochaine est visible
new-idea-invaders = Les côtés ouverts coûtent des points.
zone-attacks = Attaques jusqu’ici
zone-attack-next = Prochaine attaque
zone-scouts = Éclaireurs visibles
play-row-invaders = Attaque
proof-pay-invaders = par côté ouvert
proof-count-invaders =
    { $n ->
        [one] { $n } côté ouvert
       *[other] { $n } côtés ouverts
    }
lab-line-invaders =
    Attaque par { $item ->
        [n] le nord
        [e] l’est
        [s] le sud
       *[w] l’ouest
    } : { $n ->
        [one] { $n } côté ouvert
       *[other] { $n } côtés ouverts
    }, { $points ->
        [0] 0 point
        [one] −{ $points } point
       *[other] −{ $points } points
    }
log-attack-turned =
    { $side ->
        [n] Attaque par le nord
        [e] Attaque par l’est
        [s] Attaque par le sud
       *[w] Attaque par l’ouest
    }
log-attack-foreseen =
    { $side ->
        [n] La prochaine attaque vient du nord
        [e] La prochaine attaque vient de l’est
        [s] La prochaine attaque vient du sud
       *[w] La prochaine attaque vient de l’ouest
    }
log-scout-shown =
    { $colour ->
        [pavilion] Nouvel éclaireur : pavillon
        [seraglio] Nouvel éclaireur : sérail
        [arcades] Nouvel éclaireur : arcade
        [chambers] Nouvel éclaireur : appartement
        [garden] Nouvel éclaireur : jardin
       *[tower] Nouvel éclaireur : tour
    }
log-scout-left =
    { $colour ->
        [pavilion] Un éclaireur quitte le jeu : pavillon
        [seraglio] Un éclaireur quitte le jeu : sérail
        [arcades] Un éclaireur quitte le jeu : arcade
        [chambers] Un éclaireur quitte le jeu : appartement
        [garden] Un éclaireur quitte le jeu : jardin
       *[tower] Un éclaireur quitte le jeu : tour
    }
log-scout-taken =
    { $colour ->
        [pavilion] { $name } utilise un éclaireur (pavillon) et regarde la prochaine carte Attaque
        [seraglio] { $name } utilise un éclaireur (sérail) et regarde la prochaine carte Attaque
        [arcades] { $name } utilise un éclaireur (arcade) et regarde la prochaine carte Attaque
        [chambers] { $name } utilise un éclaireur (appartement) et regarde la prochaine carte Attaque
        [garden] { $name } utilise un éclaireur (jardin) et regarde la prochaine carte Attaque
       *[tower] { $name } utilise un éclaireur (tour) et regarde la prochaine carte Attaque
    }

rule-invaders-attack-title = L’attaque
rule-invaders-attack-text = Après chaque décompte, une carte Attaque est retournée : chaque côté ouvert dans cette direction coûte 1, puis 2, puis 3 points ; au décompte 3, s’y ajoute 1 point par côté ouvert dans les deux directions voisines. Aucun score ne descend sous 0.
rule-invaders-scouts-title = Les éclaireurs
rule-invaders-scouts-text = Deux éclaireurs sont visibles, deux nouveaux après les décomptes 1 et 2. Si vous achetez un bâtiment du type d’un éclaireur en faisant l’appoint, même avec le vizir ou pour Dirk, vous prenez cet éclaireur et regardez en secret la prochaine carte Attaque. L’achat de Karim compte aussi.
rule-invaders-open-title = La carte Attaque visible
rule-invaders-open-text = Variante : la prochaine carte Attaque est visible et il n’y a pas d’éclaireurs.
piece-scout = Un éclaireur. Faites l’appoint pour un bâtiment de son type : vous le prenez et voyez la prochaine carte Attaque.
piece-attack = Une carte Attaque. Après un décompte, chaque côté ouvert dans sa direction coûte des points.
worth-attack-side =
    { $dir ->
        [n] Du nord
        [e] De l’est
        [s] Du sud
       *[w] De l’ouest
    }, elle vous coûterait { $n }

## Livre de règles

book-intro-invaders =
    Après chaque décompte, les envahisseurs attaquent par l’un des quatre points cardinaux. Chaque côté de votre Alhambra resté ouvert dans cette direction coûte des points. Un mur d’enceinte rapporte donc des points, et il en fait perdre moins.

    Il y a 4 cartes Attaque, nord, est, sud et ouest, chacune une fois, et 6 éclaireurs, un par type de bâtiment. Un éclaireur vous dit d’où viendra la prochaine attaque.
book-invaders-attack =
    Les 4 cartes Attaque sont mélangées face cachée. Après chaque décompte, la première est retournée. Vous perdez des points pour chaque côté ouvert tourné vers cette direction : 1 au décompte 1, 2 au décompte 2, 3 au décompte 3. Au décompte 3, vous perdez aussi 1 point par côté ouvert dans les deux directions voisines. Votre score ne descend jamais sous 0.

    Un côté est ouvert si la tuile, la fontaine, l’abri ou le bazar n’y a pas de mur et qu’aucune tuile ne se trouve au-delà, même au fond d’un creux. Les camps ne sont pas attaqués et ne protègent rien. Exemple au décompte 3, attaque du nord : 2 côtés ouverts au nord, 1 à l’est, 1 à l’ouest, 4 au sud, soit 6 + 1 + 1 = 8 points perdus.
book-invaders-scouts =
    Deux éclaireurs sont visibles au début. Après les décomptes 1 et 2, deux nouveaux les remplacent, et ceux dont personne ne s’est servi quittent le jeu.

    Si vous achetez en faisant l’appoint un bâtiment du type d’un éclaireur visible, vous le prenez et regardez en secret la prochaine carte Attaque. Un achat du vizir ou d’Abdul Karim compte aussi, de même qu’une tuile que vous donnerez à Dirk. L’éclaireur est ensuite hors du jeu.
book-invaders-open =
    Cette règle ne vaut qu’avec la variante : la prochaine carte Attaque est visible pour tout le monde, et il n’y a pas d’éclaireurs. Dès qu’une attaque est passée, la carte suivante est montrée. Vous avez donc jusqu’au prochain décompte pour fermer les côtés menacés.
book-variant-invaders-open =
    Avec cette variante, tout le monde voit d’où viendra la prochaine attaque, et les six éclaireurs restent dans la boîte. Faire l’appoint ne donne donc plus d’information secrète. Les pertes sont les mêmes. C’est plus simple pour une première partie avec ce module.
book-variant-invaders-open-title = Variante : la prochaine attaque est visible

## Leçon

lesson-invaders-title = Les envahisseurs
lesson-invaders-about = Fermer votre Alhambra avant l’attaque.
lesson-invaders-scout-title = Un éclaireur
lesson-invaders-scout-1 = Après chaque décompte, une **attaque vient d’une direction**. Laquelle ? C’est un secret.
lesson-invaders-scout-2 = Deux éclaireurs sont visibles. Achetez un bâtiment du type de l’un d’eux **en faisant l’appoint**, et vous la découvrirez.
lesson-invaders-scout-turn = Gagnez un éclaireur.
lesson-invaders-scout-done = L’éclaireur vous a montré la prochaine carte Attaque. Personne d’autre ne peut la regarder.
lesson-invaders-scout-hint = Un éclaireur des jardins est visible, et un jardin coûte 9 dirhams.
lesson-invaders-scout-wrong = Cette fois, achetez un bâtiment du type d’un éclaireur.
lesson-invaders-scout-wrong-other = C’est l’appoint, mais il n’y a pas d’éclaireur des appartements. Choisissez parmi ceux qui sont visibles.
lesson-invaders-scout-wrong-over = C’est trop : il faut faire l’appoint pour gagner l’éclaireur.
lesson-invaders-close-title = De l’est !
lesson-invaders-close-1 = Vous pouvez retourner la carte Attaque : l’attaque vient de **l’est**.
lesson-invaders-close-2 = Chacun de vos côtés vers l’est **sans mur et sans tuile au-delà** coûte un point.
lesson-invaders-close-3 = Vous en avez deux.
lesson-invaders-close-turn = Terminez vos actions et construisez le jardin là où il vous sert le plus.
lesson-invaders-close-done = Un côté ouvert de moins, et le mur du jardin prolonge celui de la tour.
lesson-invaders-close-hint = Construisez-le au sud de la tour de l’est.
lesson-invaders-close-wrong = Maintenant, terminez vos actions et construisez le jardin.
lesson-invaders-close-wrong-half = Cela ferme aussi un côté. Mais au sud de la tour, votre mur s’allonge en plus.
lesson-invaders-close-wrong-open = Permis, mais les deux côtés restent ouverts vers l’est.
lesson-invaders-attack-title = L’attaque
lesson-invaders-attack-1 = Le décompte donne d’abord ses points, puis chaque côté ouvert face à l’attaque coûte **1 point** ; 2 au décompte 2, 3 au décompte 3.
lesson-invaders-attack-2 = Un côté était encore ouvert. Aucun score ne descend sous 0.
lesson-invaders-final-title = La dernière attaque
lesson-invaders-final-1 = Au décompte 3, **les deux directions voisines** coûtent aussi : 1 point par côté ouvert.
lesson-invaders-final-2 = Vous jouez la variante sans éclaireurs : la carte Attaque est visible. L’attaque vient du nord.
lesson-invaders-final-turn = Construisez l’arcade là où elle vous évite de perdre le plus de points.
lesson-invaders-final-done = Un côté ouvert de moins au nord vous évite d’en perdre 3, un de plus à l’ouest en coûte 1.
lesson-invaders-final-hint = Construisez-la au nord de la fontaine ou du sérail.
lesson-invaders-final-wrong = Cela ferme un côté à l’est et épargne 1 point. Au nord, chaque côté en coûte 3.
lesson-invaders-final-wrong-reserve = Dans la réserve, elle ne protège rien.
