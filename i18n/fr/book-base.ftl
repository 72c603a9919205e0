### Le livre de règles : mise en place, tour, construction, décomptes, fin, partie à deux (sections 1 à 6, 8 et 9).


## 1 Mise en place

book-part-setup = Mise en place
book-part-setup-text =
    Vous bâtissez un palais, votre Alhambra, avec des tuiles carrées achetées au marché. Il existe six types de bâtiment. À trois moments de la partie, on compte les points : pour chaque type, le joueur qui en a le plus dans son Alhambra marque des points, et le plus long mur d’enceinte en rapporte aussi. Le joueur qui a le plus de points à la fin gagne.

    Le programme prépare la table tout seul. Voici ce que vous y trouvez au début.
book-setup-fountain =
    Votre Alhambra commence par une seule tuile : la fontaine. Aucun de ses quatre côtés n’a de mur, on peut donc construire dans toutes les directions. Tous les chemins partent d’elle.

    La fontaine ne bouge jamais, et aucune tuile ne la remplace. Ce n’est pas un bâtiment : elle ne compte dans aucune majorité.
book-setup-market =
    Le marché a quatre cases, une par devise, toujours dans cet ordre : florin (jaune), dirham (vert), dinar (bleu), ducat (orange). Chaque case montre une tuile piochée dans le sac. Il contient 54 bâtiments, de prix 2 à 13 : 7 pavillons, 7 sérails, 9 arcades, 9 appartements, 11 jardins et 11 tours.

    La tuile fixe le prix, la case fixe la devise. Un jardin de prix 8 dans la case des dinars coûte 8 dinars ; dans la case des ducats, le même jardin coûterait 8 ducats.
book-setup-money =
    Il y a quatre devises. Dans chacune, les cartes Argent vont de 1 à 9. { $seats ->
        [2] À deux, chaque carte existe en deux exemplaires, soit 72 cartes (à trois et plus : trois exemplaires, 108 cartes).
       *[other] Chaque carte existe en trois exemplaires, soit 108 cartes (à deux : deux exemplaires, 72 cartes).
    }

    L’un après l’autre, les joueurs reçoivent des cartes face visible, jusqu’à un total de 20 ou plus, toutes devises confondues. Avec 9 et 8, cela fait 17 : on donne encore une carte. Si c’est un 5, le total est 22 et on s’arrête. Ensuite, les cartes vont en main et y restent secrètes.
book-setup-start-player =
    Le joueur qui a reçu le moins de cartes commence. À nombre égal, la plus petite somme décide ; si elle est égale aussi, la personne la plus jeune commence. Le programme ne connaît pas les âges : il tire au sort, selon la graine de la partie, sauf si cette personne a été désignée à la mise en place.

    Exemple : trois cartes qui font 24 passent avant quatre cartes qui font 20, car on compare d’abord le nombre de cartes. Les tours se suivent ensuite vers la gauche.
book-setup-display =
    Une fois l’argent de départ distribué, quatre autres cartes sont posées face visible près de la pioche : ce sont les cartes visibles. C’est là que vous prendrez de l’argent. Tout le monde les voit : on sait donc ce que chacun prend, et une bonne mémoire aide.
book-setup-deck =
    Le reste des cartes Argent forme cinq piles aussi égales que possible ; s’il y a des cartes en plus, les premières piles les reçoivent : 83 cartes donnent 17, 17, 17, 16 et 16. Les cartes des modules y sont mélangées après ce partage ; seuls les diamants sont déjà parmi l’argent.

    La carte Décompte 1 est mélangée à la pile 2, la carte Décompte 2 à la pile 4. Puis on empile tout, la pile 1 au-dessus. Aucun décompte ne peut donc sortir tout au début, mais on n’en connaît jamais le moment exact.

## 2 Le tour

book-part-turn = Votre tour
book-part-turn-text =
    À votre tour, vous faites une action au choix : prendre de l’argent, acheter une tuile ou transformer votre Alhambra. Certains modules en ajoutent d’autres. Si vous achetez une tuile en faisant l’appoint, c’est-à-dire en payant exactement son prix, vous pouvez faire encore une action, et ainsi de suite.

    À la fin du tour, vous placez les tuiles achetées. Puis les cartes visibles et le marché sont complétés, et c’est au joueur suivant.
book-turn-pass =
    Seule la première action du tour est obligatoire. Si l’appoint vous donne une action supplémentaire, vous pouvez la faire ou y renoncer.

    On ne passe pas par choix : si une action est possible, quelle qu’elle soit, il faut en faire une. Le programme ne vous fait passer que si vraiment rien n’est possible, par exemple s’il n’y a plus aucune carte à prendre, que vous ne puissiez payer aucune tuile et qu’aucune transformation ne soit permise.
book-turn-refill-late =
    Pendant votre tour, rien n’est complété. La case d’une tuile achetée reste vide, tout comme la place d’une carte prise, jusqu’à ce que le tour entier soit terminé. Vos actions supplémentaires se font donc avec ce qui reste.

    Exemple : vous achetez trois tuiles de suite en faisant l’appoint. Pour votre quatrième action, le marché n’a plus qu’une seule tuile à vous proposer.
book-money-take =
    Prenez soit une seule carte visible, de n’importe quelle valeur, soit plusieurs cartes visibles dont la somme ne dépasse pas 5. Les devises peuvent être différentes. Le nombre de cartes en main n’est pas limité.

    Exemple : on voit un 1 en florins, un 2 en ducats, un 2 en dinars et un 9 en dirhams. Vous pouvez prendre le 9 seul, ou le 1 et les deux 2 ensemble (somme 5), mais pas le 9 avec le 1. Prendre de l’argent ne donne jamais d’action supplémentaire.
book-buy-pay =
    Pour acheter une tuile, payez avec des cartes de la devise de sa case, pour une somme au moins égale à son prix. Une autre devise ne peut pas compléter. Vous pouvez payer plus que le prix, autant que vous voulez, mais on ne rend pas la monnaie (sauf avec le module « { mod-change } »).

    Exemple : une tour de prix 11 est dans la case des florins. Avec un 6 et un 5, vous faites l’appoint. Avec un 9 et un 7, vous payez 16, et les 5 florins en trop sont perdus. Les cartes payées vont à la défausse.
book-buy-exact =
    Si vous payez exactement le prix, vous faites l’appoint : vous pouvez faire une autre action ou vous arrêter là. Cette action peut être un nouvel achat, et un nouvel appoint en donne encore une. Dans le jeu de base, on peut ainsi acheter les quatre tuiles du marché, puis faire une dernière action : cinq en tout, pas plus.

    Si vous payez plus, ne serait-ce que 1, les actions de ce tour sont terminées.
book-buy-place-late =
    Une tuile achetée est d’abord mise de côté. À la fin du tour, quand vos actions sont terminées, vous placez vos tuiles achetées dans l’ordre que vous voulez, chacune dans l’Alhambra ou en réserve. Une tuile qui ne peut aller nulle part va en réserve.

    Jusque-là, une tuile mise de côté ne peut servir à aucune action de transformation. Exemple : vous achetez un jardin en faisant l’appoint, puis vous transformez ; vous pouvez ajouter une tuile qui était déjà en réserve, mais pas ce jardin.
book-redesign-add =
    Transformer votre Alhambra est une action, qui n’en donne jamais de supplémentaire. Il y a trois sortes de transformations, et une action n’en permet qu’une.

    Première sorte : ajouter. Vous prenez une tuile de votre réserve et la placez dans l’Alhambra, selon les règles de construction. Deux tuiles à ajouter demandent donc deux actions.
book-redesign-remove =
    Deuxième sorte de transformation : retirer. Vous prenez une tuile de l’Alhambra, jamais la fontaine, et la mettez en réserve. Ce qui reste doit encore respecter les règles de construction.

    On retire parfois une tuile pour la replacer mieux. Il faut alors deux transformations, une pour la retirer et une pour l’ajouter. Dans le jeu de base, cela prend deux tours ; avec les modules « { mod-characters } » ou « { mod-builders } », un seul peut suffire.
book-redesign-swap =
    Troisième sorte de transformation : échanger. Une tuile de la réserve prend la place d’une tuile de l’Alhambra, exactement sur la même case ; l’ancienne va en réserve. La fontaine ne s’échange pas, et les types n’ont pas besoin d’être les mêmes.

    Seul le résultat compte : si la nouvelle tuile convient à toutes ses voisines, vous pouvez échanger même une tuile que vous n’auriez pas le droit de retirer seule. Mais une tuile ne passe jamais directement d’une case de l’Alhambra à une autre.
book-reserve-free =
    La réserve accueille les tuiles que vous ne voulez ou ne pouvez pas placer. Elle n’a pas de limite, et rien n’oblige à la vider. Mais ses tuiles ne rapportent jamais de points, ni pour les majorités ni pour le mur d’enceinte : seul compte ce qui est dans l’Alhambra au moment du décompte.
book-turn-refill =
    Quand le tour est terminé, on complète d’abord l’argent jusqu’à quatre cartes visibles, puis le marché. Les cases vides reçoivent une tuile du sac dans l’ordre florin, dirham, dinar, ducat.

    Exemple : les cases des ducats et des dirhams sont vides. Celle des dirhams reçoit sa tuile d’abord, même si la tuile des ducats a été achetée la première. Cet ordre compte quand le sac est presque vide.
book-deck-reshuffle =
    Quand il faut une carte Argent et que la pioche est vide, on mélange la défausse : elle devient la nouvelle pioche. Les cartes Décompte n’y reviennent pas, car elles quittent le jeu dès qu’elles sont piochées.

    Si la pioche et la défausse sont vides toutes les deux, la place reste vide ; on essaie de nouveau de la compléter à chaque fois qu’on complète les cartes visibles.

## 3 La construction

book-part-building = La construction
book-part-building-text =
    Chaque tuile a quatre côtés, et chaque côté est soit ouvert, soit fermé par un mur. Quelques règles simples disent où une tuile peut aller. Elles valent partout : pour les tuiles achetées, pour les transformations et pour la distribution finale. Le programme vous montre les cases permises.
book-build-orientation =
    On ne tourne jamais une tuile. Elle garde dans l’Alhambra l’orientation qu’elle a au marché et en réserve : le nord est toujours en haut. Si son mur est au sud, il y restera. Choisir une tuile, c’est donc aussi choisir la position de ses murs.
book-build-edges =
    Deux tuiles voisines se touchent par un côté. Sur ce côté, elles doivent correspondre : mur contre mur, ou ouvert contre ouvert. Un mur contre un côté ouvert est interdit.

    Une nouvelle tuile doit correspondre à toutes ses voisines, pas à une seule. Exemple : la voisine de l’ouest touche la case par un côté ouvert, celle du nord par un mur. Il faut ici une tuile ouverte à l’ouest, avec un mur au nord.
book-build-free =
    Une nouvelle tuile va sur une case vide. Elle ne recouvre jamais une autre tuile. Pour mettre une tuile à la place d’une autre, il faut une transformation, l’échange, et la nouvelle doit alors venir de la réserve.
book-build-adjacent =
    Une nouvelle tuile doit partager au moins un côté entier avec l’Alhambra. La toucher par un coin ne suffit pas.

    Exemple : au début, il n’y a que la fontaine. La première tuile va donc juste au nord, à l’est, au sud ou à l’ouest d’elle, jamais en diagonale.
book-build-walk =
    Imaginez une personne qui part de la fontaine et marche de tuile en tuile. Elle franchit les côtés ouverts, jamais les murs, et ne sort pas de l’Alhambra. Elle doit pouvoir atteindre chaque tuile.

    Exemple : une tour a un mur à l’est. Une tuile placée à l’est de cette tour a besoin d’un mur à l’ouest, mais par là on n’entre pas. Il lui faut donc au moins une autre voisine accessible, reliée à elle par un côté ouvert.
book-build-hole =
    L’Alhambra ne doit jamais entourer une case vide. Depuis chaque case vide, on doit pouvoir rejoindre l’extérieur en passant par des cases vides, côte à côte. Un passage en diagonale, entre deux coins, ne suffit pas. La règle vaut aussi pour plusieurs cases vides ensemble.

    Exemple : il y a des tuiles à l’ouest, au nord et à l’est d’une case vide. Vous ne pouvez pas placer de tuile au sud de cette case : elle serait enfermée. Remplissez-la d’abord.
book-build-after =
    Après une transformation, toutes les règles de construction doivent encore être respectées. Vous ne pouvez pas retirer une tuile si, sans elle, une autre n’est plus accessible à pied depuis la fontaine ou ne touche plus l’Alhambra, ni si un trou reste.

    Exemple : une rangée de trois tuiles part de la fontaine. Seule celle du bout peut être retirée ; sans l’une des deux autres, la suite serait isolée.

## 4 Les décomptes

book-part-scoring = Les décomptes
book-part-scoring-text =
    Il y a trois décomptes par partie. Chacun récompense deux choses : avoir le plus de bâtiments d’un type, et avoir un long mur d’enceinte d’un seul tenant. Plus le décompte est tardif, plus les majorités rapportent. À place égale, un type cher rapporte plus qu’un type bon marché : la tour vaut le plus, le pavillon le moins. Des modules ajoutent d’autres points. Les points des trois décomptes s’additionnent.
book-score-when =
    Les décomptes 1 et 2 sont annoncés par leur carte. Si elle est piochée pendant qu’on complète l’argent, elle est mise de côté et on finit de tout compléter, tuiles comprises. Puis on compte les points, avant que le joueur suivant joue. Si c’est le personnage Yammerad qui pioche la carte, on compte aussitôt.

    Si les deux cartes sortent en même temps, on fait d’abord tout le décompte 1, puis le décompte 2. Le décompte 3 a lieu à la fin de la partie, sans carte.
book-score-majority =
    Pour chaque type de bâtiment, on compare le nombre de tuiles dans les Alhambras. Les prix ne comptent pas. Les points sont donnés dans l’ordre pavillon, sérail, arcade, appartement, jardin, tour.

    Décompte 1 : la 1re place vaut 1, 2, 3, 4, 5, 6. Décompte 2 : la 1re place vaut 8, 9, 10, 11, 12, 13 ; la 2e vaut 1, 2, 3, 4, 5, 6. Décompte 3 : la 1re place vaut 16, 17, 18, 19, 20, 21 ; la 2e vaut 8 à 13 ; la 3e vaut 1 à 6.

    Exemple au décompte 2 : Anna a trois jardins, Bruno deux, Clara un. Anna marque 12 points, Bruno 5, Clara rien.
book-score-tie =
    À nombre égal, on additionne les points des places occupées ensemble et on les partage, en arrondissant à l’unité inférieure. Une place au-delà de la dernière qui rapporte vaut 0.

    Exemple au décompte 3 : trois personnes ont chacune deux jardins et sont à égalité en tête. Elles occupent les places 1, 2 et 3 : 20 + 12 + 5 = 37, donc 12 points chacune. Au décompte 1, deux personnes en tête pour les jardins se partagent 5 + 0 : 2 points chacune.
book-score-own-one =
    Pour marquer des points dans un type, il faut en avoir au moins un bâtiment dans son Alhambra. Zéro bâtiment ne donne jamais de place, même si une place est libre.

    Exemple au décompte 3 : deux personnes seulement ont des pavillons. La 3e place n’est alors donnée à personne.
book-score-wall =
    À chaque décompte, on cherche votre plus long tronçon continu de mur d’enceinte : un point par côté, et seul le plus long tronçon compte. Un côté en fait partie si la tuile y porte un mur et qu’aucune tuile ne se trouve au-delà (un camp ne compte pas ici comme une tuile). Un mur double à l’intérieur ne rapporte rien.

    Deux côtés sont reliés s’ils ont une extrémité commune, même là où deux tuiles ne se touchent que par un coin, ce que seuls les camps rendent possible. Chaque côté compte une fois. Exemple : un tronçon de 5 côtés et, après un côté ouvert, un tronçon de 3 rapportent 5 points, pas 8. Un mur fermé sur lui-même de 12 côtés vaut 12.
book-score-ties-final =
    Après le décompte 3, le joueur qui a le plus de points gagne la partie. Si plusieurs personnes ont ce même nombre de points, elles se partagent la victoire. Ni l’argent restant ni le nombre de tuiles ne les départagent.

## 5 La fin de la partie

book-part-end = La fin de la partie
book-part-end-text =
    La partie dure tant que le marché peut être complété. Quand le sac ne suffit plus, il n’y a plus de tour : les dernières tuiles du marché sont distribuées, puis le décompte 3 a lieu. Gardez un œil sur le nombre de tuiles dans le sac, pour que la fin ne vous surprenne pas.
book-end-trigger =
    La partie se termine quand, après un tour, une case du marché ne peut pas être complétée parce que le sac est vide. Si le sac se vide mais que les quatre cases montrent encore une tuile, on continue.

    Exemple : il reste une tuile dans le sac et deux cases sont vides. Une case est remplie, l’autre ne peut pas l’être : c’est la fin. Si une carte Décompte a été piochée en même temps, son décompte a lieu d’abord.
book-end-distribute =
    Pour chaque tuile restée au marché, on compare l’argent en main dans la devise de sa case : qui en a le plus la reçoit. En cas d’égalité pour le plus d’argent, ou si personne n’en a, personne ne la reçoit. L’argent n’est pas dépensé et le prix ne compte pas. Exemple : 7 dinars contre 5 suffisent pour un appartement de prix 11.

    Vous placez ces tuiles dans l’ordre que vous voulez, dans l’Alhambra ou en réserve, sans transformation. Puis le décompte 3 a lieu ; si la carte Décompte 2 n’a jamais été piochée, le décompte 2 n’a pas lieu.

    Avec des modules : les pièces et les architectes en main comptent comme de l’argent ; les diamants et les bureaux de change, non. Pendant ce placement, les cartes Porte servent encore, et un habitant peut emménager. Le vizir, les voleurs, les transformations par architecte et les personnages marqués * ou 1x ne servent plus.

## 6 À deux

book-part-dirk = La partie à deux
book-part-dirk-text =
    { $seats ->
        [2] Dans votre partie à deux, un troisième joueur imaginaire s’ajoute : Dirk. Il ne joue pas, mais il reçoit des tuiles et dispute les majorités, comme le ferait un vrai joueur. Les places en tête restent ainsi difficiles à prendre.
       *[other] Cette partie des règles ne concerne que les parties à deux : Dirk n’apparaît pas dans la vôtre. À deux, ce troisième joueur imaginaire reçoit des tuiles et dispute les majorités, sans jamais jouer lui-même.
    }

    Pour le reste, rien ne change dans les règles, sauf qu’il y a moins d’argent à deux : 72 cartes au lieu de 108.
book-dirk-tiles =
    Dirk reçoit 6 tuiles au hasard au début de la partie et 6 autres après le décompte 1, ou ce qui reste si le sac en contient moins. Après le décompte 2, il reçoit un tiers des tuiles du sac, arrondi à l’unité inférieure : avec 20 tuiles, il en reçoit 6. On compte le sac une fois le marché complété.

    Il pioche aussi les camps et les bazars, comme toute tuile, mais ils ne lui servent à rien. Les modules ne lui distribuent rien d’autre.
book-dirk-score =
    Dirk participe aux majorités comme tout le monde : il occupe les places, partage en cas d’égalité et marque des points. Avec le module « { mod-treasure } », il participe aussi à la majorité des coffres. C’est tout : il n’a ni tour, ni main, ni mur d’enceinte.

    Exemple au décompte 1 : Dirk a trois tours et vous en avez deux. Les 6 points des tours sont pour lui, et vous ne marquez rien.
book-dirk-gift =
    Quand vous placez une tuile achetée, vous pouvez la donner à Dirk au lieu de la placer ou de la mettre en réserve. Vous décidez pour chaque tuile séparément. On ne donne ni abri de chantier ni tuile de la réserve, et rien à la distribution finale.

    À quoi cela sert-il ? Si vous êtes loin derrière dans un type, une tuile de plus chez Dirk peut faire perdre la 1re place à votre adversaire.

## 8 L’ordre des événements après un tour

book-part-order = Que se passe-t-il après un tour ?
book-part-order-text =
    Quand les actions d’un tour sont terminées, tout se passe dans un ordre fixe. Dans le jeu de base, il n’y a que les étapes 1, 5, 6, 7, 8 et 10 ; les autres viennent de modules.

    1. Les tuiles achetées sont placées : bâtiments, abris de chantier, camps, bazars.

    2. Les coffres sont posés.

    3. Les transformations supplémentaires : par une carte Architecte et par Ammar, dans n’importe quel ordre.

    4. Un marchand mis de côté est remis en place.

    5. L’argent est complété. Les cartes Porte et Mur vont à côté, un personnage est aussitôt mis aux enchères, une carte Décompte est notée.

    6. Le marché est complété. Les bazars piochés vont à côté.

    7. Pour chaque décompte noté : on peut montrer des cartes Bonus et on choisit le type de Hakim ; puis viennent les majorités, le mur d’enceinte et Yusuf, les camps, les habitants, les coffres et, au décompte 3, les bazars. Suivent l’attaque, les nouveaux éclaireurs et les tuiles de Dirk.

    8. Si une case du marché est vide : distribution finale, décompte 3, attaque, fin de la partie.

    9. Voleurs et vizirs peuvent servir. Après chaque vizir, on repasse par les étapes 1, 4 et 5 à 8 ; après chaque voleur, par les étapes 5 à 8.

    10. C’est au joueur suivant : d’abord Yammerad, Laila ou Machma, puis ses actions.

## 9 Ce que tout le monde peut voir

book-part-public = Public et secret
book-part-public-text =
    Tout le monde voit les Alhambras et les réserves, le marché, les cartes visibles, le dessus de la défausse, et combien il y a de cartes dans la pioche et les mains et de tuiles dans le sac. Ce qui est distribué ou pris face visible est public aussi : qui s’en souvient connaît presque toute une main. Sont encore publics le marchand, les pièces, les coffres, les vizirs, les personnages et les éclaireurs visibles.

    Restent secrets : les mains elles-mêmes ; l’ordre de la pioche, du sac de tuiles et des sacs de pièces et de coffres ; les cartes Bonus pas encore montrées ; les voleurs en main ; les trois habitants pendant qu’on les choisit ; les cartes Attaque à venir et ce qu’un éclaireur en a vu ; l’ordre des piles d’abris, de la pile à part des personnages et des éclaireurs cachés ; les cartes Bonus, Voleur et Architecte retirées sans être vues.

    Une IA ne sait que ce qu’on saurait à sa place, et rien de plus.
