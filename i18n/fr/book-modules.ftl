### Le livre de règles : les seize modules (section 7).


## 7.1 La faveur du vizir

book-intro-vizier =
    Chaque joueur reçoit un vizir, actif au début de la partie. Tant qu’il est actif, il vous permet d’acheter une tuile du marché entre deux tours de jeu, donc sans attendre le vôtre, à condition de faire l’appoint. Une fois utilisé, il devient inactif ; le réactiver coûte une action.

    Gardez les cartes qui font exactement un prix : une tuile convoitée peut vous échapper avant votre tour, ou devenir la vôtre.
book-vizier-use =
    Après chaque tour, quand tout est placé, complété et compté, si votre vizir est actif, vous pouvez acheter une tuile du marché en payant exactement son prix. Vous la placez aussitôt, dans l’Alhambra ou en réserve, ou, à deux joueurs, vous la donnez à Dirk, et votre vizir devient inactif. Malgré l’appoint, il n’y a pas d’action supplémentaire.

    Ensuite, le marché est complété, ce qui peut provoquer la fin de la partie. Puis le joueur dont c’est le tour joue normalement.
book-vizier-order =
    Si plusieurs vizirs sont actifs, on interroge dans l’ordre du tour, en commençant par le joueur suivant. Celui qui vient de jouer est interrogé en dernier. Après chaque achat, on redemande à tout le monde, car le marché a changé.

    Exemple à trois : Anna vient de jouer, Bruno est le suivant. On demande à Bruno, puis à Clara, puis à Anna.
book-vizier-reactivate =
    Si votre vizir est inactif, vous pouvez le réactiver à votre tour. C’est une action, comme prendre de l’argent, et elle termine les actions du tour. Après un appoint, elle peut donc être votre dernière action. Un vizir déjà actif ne peut pas être réactivé.
book-vizier-limits =
    Le vizir n’achète que ce qui est en vente au marché : pas d’abri de chantier. Un bazar à côté du marché est permis. Aucun personnage n’agit sur cet achat.

    En revanche, vous pouvez payer avec un bureau de change ou des diamants, une carte Porte peut aider à placer la tuile, et le marchand fonctionne comme toujours. Dès que la fin de la partie est déclenchée, le vizir ne s’utilise plus ; actif ou non, il ne rapporte rien.

## 7.2 Le bureau de change

book-intro-exchange =
    Six cartes s’ajoutent à la pioche, les bureaux de change, une pour chaque paire de devises. Avec l’une d’elles, vous payez une tuile en mêlant les deux devises, à condition de faire l’appoint.

    On fait donc plus souvent l’appoint, et les actions supplémentaires sont plus fréquentes. Mais prendre une telle carte coûte une action entière, et elle ne sert que pour un achat.
book-exchange-deal =
    Il y a 6 bureaux de change : florin–dirham, florin–dinar, florin–ducat, dirham–dinar, dirham–ducat et dinar–ducat. Deux, au hasard, sont mélangés à la pile 2, deux à la pile 3 et deux à la pile 4.

    Un bureau de change pioché prend une des quatre places des cartes visibles, comme une carte Argent. Tant qu’il y reste, on voit donc moins d’argent.
book-exchange-take =
    Prendre un bureau de change visible est une action entière, au lieu de prendre de l’argent : vous ne prenez rien d’autre avec lui, ni petite carte, ni second bureau de change. Il va dans votre main et n’a pas de valeur par lui-même. Les actions du tour sont terminées.
book-exchange-use =
    Pour un achat, vous pouvez jouer un bureau de change, un seul. Vous payez alors exactement le prix avec n’importe quel mélange de ses deux devises, ou avec une seule d’entre elles. L’une des deux doit être la devise dans laquelle la tuile est vendue. Ensuite, il va à la défausse.

    Exemple : une tour de prix 11 est dans la case des florins. Avec florin–dinar, 6 florins et 5 dinars conviennent, et même 11 dinars. Avec dirham–dinar, rien n’est possible : la devise de la case n’y figure pas.

    Un bureau de change ne va pas avec des diamants, ne sert ni pour les coffres ni aux enchères, et les voleurs ne peuvent pas le prendre.

## 7.3 Les cartes Bonus

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
    Tant que la tuile exacte d’une carte Bonus est dans votre Alhambra, vous pouvez montrer cette carte, même pendant un décompte : elle compte comme un bâtiment de plus de ce type pour les majorités. Le programme vous le demande avant les décomptes 1 et 2, puis de nouveau si vous gardez une carte et que quelqu’un en montre une ensuite ; au décompte 3, il la montre pour vous. Une carte montrée continue de compter aux décomptes suivants.

    Exemple : vous avez deux tours, dont la tour 12 sans mur, et sa carte. Vous comptez trois tours. Une autre tour, ou la tour 12 en réserve, ne suffirait pas. Pour tout le reste, la carte n’est pas une tuile.
book-bonus-return =
    Si la tuile quitte votre Alhambra, par exemple par un échange, sa carte Bonus revient en main. Elle ne compte plus. Quand la tuile est de nouveau dans l’Alhambra, vous pouvez la montrer encore une fois.

## 7.4 Les abris de chantier

book-intro-huts =
    24 abris de chantier forment six piles à côté du marché, une par type : 3 pour les pavillons, 3 pour les sérails, 4 pour les arcades, 4 pour les appartements, 5 pour les jardins et 5 pour les tours. Ils sont gratuits, mais en prendre un coûte une action.

    Bien placé, un abri vaut jusqu’à trois bâtiments : il compte ses voisins du même type. Tous les abris portent au moins un mur.
book-huts-take =
    Prendre un abri est une action : choisissez l’un des abris visibles (un au sommet de chaque pile, donc six au plus). Le suivant de la pile est aussitôt retourné face visible. C’est gratuit, mais ce n’est jamais un appoint : les actions du tour sont terminées.

    L’abri est placé à la fin du tour comme une tuile achetée, dans l’Alhambra ou en réserve. Vous ne pouvez pas avoir plus de 3 abris, réserve comprise.
book-huts-score =
    Pour les majorités, un abri vaut autant de bâtiments de son type qu’il a de voisins de ce type au nord, à l’est, au sud et à l’ouest, sans mur entre les deux, et 3 au plus. Les autres abris ne comptent pas comme voisins. Une porte ouverte dans ce mur n’y change rien : le voisin ne compte pas.

    Exemple : un abri des jardins touche deux jardins par des côtés ouverts et un troisième à travers un mur. Il vaut 2 ; avec ces jardins, cela fait 5. Un abri qui vaut 0 ne compte pas comme bâtiment : seul, il ne permet pas de marquer des points.
book-huts-tile =
    Pour tout le reste, un abri est une tuile : ses côtés doivent correspondre, on le traverse à pied, il ne doit pas enfermer de case vide, on peut le retirer ou l’échanger, et ses murs comptent pour le mur d’enceinte. Il compte dans la ligne d’un camp, et les envahisseurs attaquent ses côtés ouverts.

    Mais ce n’est pas un bâtiment : il ne porte ni coffre ni habitant, et un bazar ne le compte pas. On ne le donne pas à Dirk.

## 7.5 Les portes de la ville

book-intro-gates =
    Dans la pioche, il y a autant de cartes Porte que de joueurs. Une carte Porte ouvre un passage dans un mur entre deux tuiles. Vous pouvez ainsi placer une tuile qui ne touche votre Alhambra que par des murs, ce qui est interdit sans porte.

    On peut donc garder un long mur d’enceinte et construire quand même au-delà. Mais les deux tuiles à côté de la porte restent là pour toujours.
book-gates-deal =
    Il y a autant de cartes Porte que de joueurs. Elles sont réparties aussi également que possible entre les piles 3, 4 et 5 ; les cartes en plus vont d’abord dans la pile 3, puis dans la pile 4.

    { $seats ->
        [2] À deux : 1 dans la pile 3 et 1 dans la pile 4.
        [3] À trois : 1 dans chacune des trois piles.
        [4] À quatre : 2 dans la pile 3, 1 dans la pile 4 et 1 dans la pile 5.
        [5] À cinq : 2 dans la pile 3, 2 dans la pile 4 et 1 dans la pile 5.
       *[other] À six : 2 dans chacune des trois piles.
    }

    Une carte Porte piochée est posée face visible près des cartes visibles. S’il y en a déjà une, la nouvelle va à la défausse. Dans les deux cas, on pioche une autre carte à sa place.
book-gates-take =
    Prendre la carte Porte visible est une action entière, au lieu de prendre de l’argent : vous ne prenez rien d’autre avec elle. Elle va dans votre main et y attend. Les actions du tour sont terminées.
book-gates-use =
    Une carte Porte s’utilise quand vous placez une tuile achetée ou en ajoutez une par transformation, y compris avec une carte Architecte, Ammar ou le vizir. Si la tuile ne touche l’Alhambra que par des murs (ce sont alors des murs doubles), la carte ouvre l’un d’eux : ce côté se franchit maintenant à pied. Toutes les autres règles de construction restent valables.

    Exemple : une tuile de votre Alhambra a un mur à l’est. Vous placez là une tuile qui a un mur à l’ouest. Sans porte, on n’y entrerait pas ; avec une porte, c’est permis.

    Les deux tuiles doivent y porter un mur imprimé ; un bâtonnet ne suffit pas. Une carte Porte ne rend jamais possible de retirer ou d’échanger une tuile. L’utiliser ne coûte pas d’action, et vous pouvez en utiliser plusieurs par tour. La carte quitte ensuite le jeu.
book-gates-fixed =
    Les deux tuiles de part et d’autre d’une porte ne peuvent plus être ni retirées ni échangées, jusqu’à la fin de la partie. Elles peuvent en revanche recevoir encore des bâtonnets, des coffres et des habitants.

## 7.6 Les diamants

book-intro-diamonds =
    11 cartes Diamant s’ajoutent à l’argent : une cinquième devise. Avec des diamants, vous pouvez acheter n’importe quelle tuile du marché, quelle que soit sa case, mais vous ne pouvez pas les mêler à une autre devise.

    Ils aident donc à faire l’appoint là où votre argent ne convient pas. Gardés jusqu’à la fin, ils ne servent à rien.
book-diamonds-deal =
    Les 11 cartes Diamant valent 3, 4, 5, 5, 6, 6, 6, 7, 7, 8 et 9. Elles sont mélangées aux cartes Argent avant qu’on distribue l’argent de départ : vous pouvez donc en avoir en main dès le début, et elles comptent pour atteindre 20 comme pour savoir qui commence. Plus tard, elles se prennent parmi les cartes visibles comme de l’argent.
book-diamonds-use =
    Une tuile du marché, quelle que soit sa case, peut se payer entièrement en diamants. On ne mêle jamais diamants et autre argent dans un même paiement, et un bureau de change ne va pas avec eux. Exemple : pour un prix de 9, un diamant 5 et un diamant 4 font l’appoint ; on ne paie rien avec un diamant 5 et 4 florins.

    Les diamants servent aussi aux enchères pour un personnage, pour des coffres (tout en diamants) et pour un bazar (avec l’appoint). Ils ne comptent pas à la distribution finale, et les voleurs ne peuvent pas les prendre.

## 7.7 Les personnages

book-intro-characters =
    Dix personnages peuvent travailler pour vous, chacun à sa façon : une tuile gratuite, plus d’argent, une transformation de plus, des points. Dès qu’un personnage est pioché, il est mis aux enchères entre tous.

    L’argent devient ainsi utile hors du marché. Une enchère perdue ne coûte rien ; pour en gagner une, il faut assez d’argent dans une même devise.
book-characters-deal =
    Des 10 cartes Personnage, 2 au hasard sont mélangées à chacune des piles 2, 3 et 4. Les 4 autres forment une pile à part, face cachée : seule Fatima y mène. Six personnages au plus sont donc mis aux enchères, et personne ne sait lesquels.
book-characters-auction =
    Un personnage pioché est aussitôt mis aux enchères ; ensuite, on continue de piocher. Le joueur suivant ouvre : il enchérit ou passe. Puis, à tour de rôle, chacun surenchérit ou passe pour de bon. La première enchère est d’au moins 1. Si personne n’enchérit, la carte quitte le jeu.

    Votre enchère doit être couverte dans une seule devise : ses cartes, ses pièces et ses architectes, ou uniquement des diamants, mais pas de bureau de change. Qui gagne paie au moins cette somme dans une seule devise ; on ne rend pas la monnaie (sauf avec le module « { mod-change } »). Le personnage agit dès ce moment.

    Exemple : avec un 5 et un 4 en ducats et un 8 en florins, vous pouvez aller jusqu’à 9, pas 17. Si vous gagnez à 7, vous payez avec le 8 ou avec les deux ducats.
book-characters-limits =
    Un personnage marqué * peut servir à chacun de vos tours, mais vous ne pouvez utiliser qu’une carte marquée * par tour. Si vous avez Laila et Ammar, choisissez.

    Un personnage marqué 1x sert une fois et quitte le jeu. Les personnages sans marque, Hakim et Yusuf, agissent à chaque décompte.
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

    Toute autre carte prend effet, et vous piochez encore. Une carte Décompte : le décompte a lieu tout de suite, avec l’attaque, les éclaireurs et les tuiles de Dirk. Un personnage : il est mis aux enchères et vous ouvrez. Une carte Porte ou Mur : elle est posée comme lorsqu’on complète. Un bureau de change : il va à la défausse.
book-yusuf =
    Yusuf E’Passuff, le guetteur. À chaque décompte, il rapporte 1 point de plus par tranche entière de 3 points que vous marquez pour votre mur d’enceinte. Exemple : un mur de 11 points contient trois tranches entières, soit 3 points de plus et 14 en tout. Un mur de 2 points n’ajoute rien.

## 7.8 Les camps

book-intro-camps =
    8 camps se mêlent aux tuiles du sac. Un camp s’appuie de l’extérieur sur votre mur et regarde au loin, par-dessus : à chaque décompte, il rapporte 1 point par tuile de votre Alhambra dans sa ligne.

    Les quatre camps de prix 3 à 6 ont un bastion ; les quatre de prix 7 à 10 en ont deux, à angle droit. Ils récompensent les longues rangées de tuiles derrière un mur.
book-camps-deal =
    Les 8 camps sont mélangés aux bâtiments dans le sac, qui contient donc plus de tuiles. Un camp apparaît dans une case du marché et s’achète comme une tuile, dans la devise de la case ; l’appoint donne une action supplémentaire. Il peut aussi être mis en réserve. Ce n’est pas un bâtiment : il ne compte dans aucune majorité.
book-camps-build =
    Un camp ne se tourne pas. Au moins un de ses côtés à bastion doit s’appuyer sur le mur d’une tuile ; deux bastions peuvent le faire. Là où un camp touche une tuile, il faut bastion contre mur. Là où il touche un autre camp, il faut côté nu contre côté nu, c’est-à-dire sans bastion. Tout autre contact est interdit.

    On n’a pas besoin d’atteindre un camp à pied, mais il ne doit pas enfermer de case vide. Aucune transformation ne peut priver un camp de l’appui de son bastion. Exemple : un camp à bastion nord se place juste au sud d’une tuile qui a un mur au sud.
book-camps-score =
    Chaque bastion a une flèche, qui pointe à travers lui. À chaque décompte, on part du camp dans cette direction et on compte les tuiles en ligne droite ininterrompue : 1 point chacune. La ligne s’arrête à la première case vide ou occupée par un camp.

    La fontaine, les abris et les bazars comptent, les murs n’arrêtent pas la ligne, et une tuile peut compter pour plusieurs camps. Exemple : un camp à bastion nord a au-dessus de lui quatre tuiles, une case vide, puis deux tuiles ; il rapporte 4 points.
book-camps-wall =
    Le mur derrière un bastion reste un côté extérieur : il compte pour le mur d’enceinte et protège contre les envahisseurs comme s’il n’y avait pas de camp.

    Le camp lui-même n’a pas de côté extérieur et ne protège rien : un côté ouvert tourné vers un camp reste ouvert. Il ne porte ni coffre, ni habitant, ni bâtonnet.

## 7.9 Les murs

book-intro-walls =
    8 cartes Mur se mêlent à la pioche. Avec elles, vous ajoutez des murs, les bâtonnets, à une de vos tuiles : 4 cartes montrent un seul côté, 4 montrent deux côtés qui forment un angle, soit 12 bâtonnets.

    Un mur bien placé relie deux tronçons du mur d’enceinte. Mais une tuile dont un côté ouvert lui fait face ne peut plus se placer contre lui.
book-walls-deal =
    Des 8 cartes Mur, 2 au hasard sont mélangées à chacune des piles 2, 3, 4 et 5. Une carte Mur piochée est posée à part, face visible, et on pioche une autre carte à sa place. Il peut y en avoir autant qu’on veut en même temps ; elles y restent jusqu’à ce que quelqu’un les prenne.
book-walls-build =
    Prendre une carte Mur visible est une action ; elle termine les actions du tour. Ses bâtonnets, un ou deux, vont tout de suite, tous, sur une seule de vos tuiles, aux côtés que montre la carte ; ces côtés ne doivent pas encore avoir de mur. La tuile peut être dans l’Alhambra, en réserve ou achetée à ce tour. Un abri, un bazar et la fontaine sont permis, un camp non.

    Ensuite, toutes les règles de construction doivent être respectées : entre deux tuiles ouvertes l’une vers l’autre, un bâtonnet est donc impossible. Exemple : la carte montre nord et est ; un jardin au coin nord-est de votre Alhambra, ouvert de ces deux côtés, peut recevoir les deux.

    Une carte qui n’a sa place nulle part ne peut pas être prise. Un bâtonnet est un mur en tout, sauf pour une porte, et reste pour toujours sur sa tuile, même en réserve. La carte quitte le jeu.

## 7.10 Les voleurs

book-intro-thieves =
    12 cartes Voleur, 3 par devise, sont distribuées en secret. Après le tour d’un autre joueur ou juste après le vôtre, un voleur vous procure une carte visible de sa devise, sans action.

    Vous pouvez ainsi prendre une carte avant le joueur suivant, et peut-être celle dont il avait besoin. Chaque voleur ne sert qu’une fois.
book-thieves-deal =
    Les 12 voleurs, 3 par devise, sont distribués en secret au début : à deux ou trois, chaque joueur en reçoit 4 ; à quatre, 3 ; à cinq ou six, 2. Le reste quitte le jeu sans être vu. On voit combien de voleurs chacun a encore, mais pas lesquels, et on ne paie rien avec eux.

    { $seats ->
        [2] À deux, vous en recevez 4 chacun, et 4 quittent le jeu.
        [3] À trois, vous en recevez 4 chacun, et aucun ne quitte le jeu.
        [4] À quatre, vous en recevez 3 chacun, et aucun ne quitte le jeu.
        [5] À cinq, vous en recevez 2 chacun, et 2 quittent le jeu.
       *[other] À six, vous en recevez 2 chacun, et aucun ne quitte le jeu.
    }
book-thieves-use =
    Après chaque tour, quand tout est complété et compté, tout le monde peut utiliser un voleur, sauf le joueur suivant. Vous retirez un voleur du jeu et prenez exactement une carte Argent ou un architecte parmi les cartes visibles, de la devise du voleur. Les diamants et les bureaux de change ne se volent pas.

    Les cartes visibles sont complétées après chaque voleur : un décompte, des enchères ou une carte Mur peuvent survenir. On demande dans l’ordre du tour, à partir du joueur suivant (il ne peut utiliser que son vizir), en même temps que pour les vizirs ; après chaque voleur, on redemande à tout le monde. Vous pouvez donc en utiliser plusieurs, l’un après l’autre.
book-variant-thieves-round =
    Les sources diffèrent sur ce point. Avec cette variante, les voleurs ne servent qu’après un tour de table complet, c’est-à-dire quand tout le monde a joué une fois de plus, et non après chaque tour. Tout le reste est inchangé : le joueur suivant, qui ouvre le tour de table, n’en utilise pas. Les voleurs agissent ainsi moins souvent, et on les voit mieux venir.

## 7.11 La petite monnaie

book-intro-change =
    Avec 24 pièces de valeur 1, 6 par devise, ce que vous payez en trop n’est plus tout à fait perdu : pour chaque tranche de 2, vous piochez une pièce dans un sac. Plus tard, les pièces complètent un paiement, et c’est souvent juste ce qui manque pour faire l’appoint.
book-change-draw =
    Pour chaque tranche entière de 2 payés en trop, vous piochez une pièce au hasard, tant que le sac en contient. Cela vaut pour les tuiles, les camps et les enchères gagnées, aussi en diamants, mais pas pour les coffres. Les pièces avec lesquelles vous payez retournent d’abord dans le sac.

    Exemple : pour un prix de 8, vous payez 13, donc 5 en trop, soit deux tranches entières et 2 pièces. Avec 1 en trop, aucune.
book-change-use =
    Vos pièces restent visibles devant vous. Chacune vaut une carte de valeur 1 de sa devise et complète des cartes de cette devise. Exemple : un 7 en dinars et une pièce de dinar font exactement 8. Une pièce dépensée retourne dans le sac. À la distribution finale, vos pièces comptent avec votre argent. Mais ce ne sont pas des cartes : les voleurs, Machma, Faruk et Knihstig ne peuvent rien en faire.

## 7.12 Le marchand ambulant

book-intro-trader =
    Un marchand attend sur une case libre au bord de votre Alhambra, avec trois habitants. Construisez sur sa case un bâtiment de la couleur d’un habitant, et celui-ci peut y emménager. Des habitants de couleurs différentes forment des séries qui rapportent des points à chaque décompte.

    Il y a 42 habitants, 7 de chacune des six couleurs de bâtiment, et un marchand par joueur. L’endroit où vous construisez compte donc davantage.
book-trader-deal =
    Avant que les premières tuiles soient posées au marché, vous prenez un habitant de chaque couleur, en gardez 3 en secret et rendez les 3 autres au stock. Quand tout le monde a choisi, tous les habitants gardés sont montrés sur les marchands. Puis vous placez votre marchand contre un côté de la fontaine, au choix.
book-trader-move-in =
    Quand vous placez une tuile sur la case du marchand, il est mis de côté. Si c’est un bâtiment de la couleur d’un de ses habitants, un habitant de cette couleur peut y emménager, et vous en prenez alors un nouveau, de n’importe quelle couleur, dans le stock. Exemple : un habitant blanc est sur votre marchand ; construisez un appartement sur sa case, et il s’y installe.

    Si aucun habitant n’a cette couleur, ou si la tuile est un abri, un bazar ou un camp, personne n’emménage, mais vous pouvez échanger un habitant avec le stock. Si le stock est vide, il n’y a ni nouvel habitant ni échange. Il ne peut y avoir qu’un emménagement par tour.

    Tout à la fin des constructions du tour, un marchand mis de côté va sur une case libre qui touche par un côté une de vos tuiles, sauf un camp ; aucune autre règle de construction ne vaut pour lui. Si les tuiles autour de lui sont retirées plus tard, il reste où il est.
book-trader-score =
    À chaque décompte, les habitants qui logent dans votre Alhambra sont rangés en séries de couleurs toutes différentes, la plus grande d’abord. Une série de 1, 2, 3, 4, 5 ou 6 couleurs rapporte 1, 3, 6, 10, 15 ou 21 points. Les habitants encore sur le marchand ne comptent pas.

    Exemple : deux habitants verts, un rouge et un bleu donnent une série de trois couleurs (6 points) et une d’une seule (1 point) : 7 points.
book-trader-return =
    Si un bâtiment quitte l’Alhambra, par retrait ou par échange, son habitant retourne dans le stock. Il ne suit pas le bâtiment dans la réserve. Personne n’habite un abri de chantier, un camp ou un bazar, et personne n’habite la réserve. Avant de retirer un bâtiment habité, comparez donc ce que vous perdez.

## 7.13 La chambre aux trésors

book-intro-treasure =
    La chambre aux trésors a trois salles de 4 coffres, tirés d’un sac de 42. Vous achetez une salle entière et posez ses coffres sur vos bâtiments de la même couleur. Qui a le plus de coffres marque des points à chaque décompte.

    Vous y mêlez toutes les devises : un bon usage pour l’argent qui ne va avec rien. Mais des coffres sans bâtiment libre passent aux autres.
book-treasure-deal =
    Les 42 coffres dans le sac : 9 verts (jardins), 9 violets (tours), 7 blancs (appartements), 7 bruns (arcades), 5 rouges (sérails) et 5 bleus (pavillons). Au début, 4 coffres au hasard vont dans chacune des trois salles, visibles de tous.
book-treasure-buy =
    Acheter tous les coffres d’une salle est une action. Vous payez 8 ou plus, en mêlant les devises comme vous voulez, ou alors uniquement en diamants. On ne rend pas de monnaie, et payer exactement 8 ne donne pas d’action supplémentaire : les actions du tour sont terminées. Une salle vide ne s’achète pas.

    Exemple : un 3 en florins, un 2 en dirhams et un 3 en ducats font 8, et la salle est à vous.
book-treasure-place =
    Une fois les tuiles achetées placées, vous devez poser autant de coffres que possible sur vos bâtiments de la même couleur dans l’Alhambra, un par bâtiment. Les abris, les bazars, les camps et la réserve n’en portent pas. On ne peut pas garder un coffre qui trouverait une place.

    { $seats ->
        [2] À deux, les coffres qui restent vont d’abord à Dirk, puis à votre adversaire : à chaque fois, tous ceux qui trouvent une place. Les derniers retournent dans le sac. (À trois et plus, ils passent d’un joueur à l’autre, vers la gauche.)
       *[other] Les coffres qui restent passent à gauche : chacun à son tour place tous ceux qu’il peut. Les derniers retournent dans le sac. (À deux, Dirk vient d’abord, puis votre adversaire.)
    }

    Exemple : vous achetez deux coffres verts et un rouge, mais vous avez un seul jardin libre et aucun sérail. Vous posez un coffre vert ; un vert et le rouge passent aux autres.
book-treasure-refill =
    Une fois les coffres placés, la salle achetée reçoit 4 nouveaux coffres du sac. S’il en contient moins de 4, elle reste vide, et plus aucune salle n’est remplie jusqu’à la fin de la partie, même si des coffres reviennent ensuite dans le sac.
book-treasure-lost =
    Si un bâtiment qui porte un coffre quitte l’Alhambra, par retrait ou par échange, son coffre retourne dans le sac. Il ne suit pas le bâtiment en réserve et ne passe pas à la tuile qui le remplace.
book-treasure-score =
    À chaque décompte, on compare le nombre de coffres, toutes couleurs confondues. Décompte 1 : la 1re place vaut 7 points. Décompte 2 : 14, puis 7. Décompte 3 : 22, 14, puis 7. En cas d’égalité, on partage comme pour les bâtiments, et il faut au moins un coffre. À deux, Dirk compte aussi.

    Exemple au décompte 2 : deux personnes en tête se partagent 14 + 7 = 21, donc 10 points chacune.

## 7.14 Les architectes

book-intro-builders =
    16 cartes Architecte, 4 par devise, entrent en jeu. Chacune est de l’argent de valeur 3, ou bien une transformation de plus à la fin de votre tour. Une carte utilisée, d’une façon ou de l’autre, quitte le jeu.

    Vous en avez deux dès le début : gardez-en peut-être une pour le jour où une tuile en réserve trouve enfin sa place.
book-builders-deal =
    Avant l’argent de départ, chaque joueur reçoit en secret 2 cartes Architecte. Elles ne comptent ni pour atteindre 20, ni pour savoir qui commence. Puis 3 autres sont mélangées à la pile 3 et 3 à la pile 5 (à six joueurs, 1 seulement à la pile 5). Le reste quitte le jeu sans être vu.

    { $seats ->
        [2] À deux, 6 des 16 cartes quittent le jeu.
        [3] À trois, 4 des 16 cartes quittent le jeu.
        [4] À quatre, 2 des 16 cartes quittent le jeu.
        [5] À cinq, les 16 cartes servent toutes.
       *[other] À six, les 16 cartes servent toutes.
    }
book-builders-money =
    Une carte Architecte est à tous égards une carte Argent de valeur 3 de sa devise : on la prend parmi les cartes visibles (seule ou dans une somme de 5 au plus), on peut payer avec elle, aussi des enchères et des coffres, elle compte à la distribution finale, et un voleur de sa devise peut la prendre quand elle est visible. La seule différence : une fois dépensée, elle quitte le jeu au lieu d’aller à la défausse.
book-builders-redesign =
    À la fin de votre propre tour, après avoir placé vos tuiles achetées, vous pouvez défausser une carte Architecte pour une transformation de plus : ajouter, retirer ou échanger. Elle peut toucher la tuile que vous venez de placer. Une seule carte Architecte par tour sert ainsi, mais Ammar peut s’y ajouter. La carte quitte le jeu.

## 7.15 Les envahisseurs

book-intro-invaders =
    Après chaque décompte, les envahisseurs attaquent par l’un des quatre points cardinaux. Chaque côté de votre Alhambra resté ouvert dans cette direction coûte des points. Un mur d’enceinte rapporte donc des points, et il en fait perdre moins.

    Il y a 4 cartes Attaque, nord, est, sud et ouest, chacune une fois, et 6 éclaireurs, un par type de bâtiment. Un éclaireur vous dit d’où viendra la prochaine attaque.
book-invaders-attack =
    Les 4 cartes Attaque sont mélangées face cachée. Après chaque décompte, la première est retournée. Vous perdez des points pour chaque côté ouvert tourné vers cette direction : 1 au décompte 1, 2 au décompte 2, 3 au décompte 3. Au décompte 3, vous perdez aussi 1 point par côté ouvert dans les deux directions voisines. Votre score ne descend jamais sous 0.

    Un côté est ouvert si la tuile, la fontaine, l’abri ou le bazar n’y a pas de mur et qu’aucune tuile ne se trouve au-delà, même au fond d’un creux. Les camps ne sont pas attaqués et ne protègent rien. Exemple au décompte 3, attaque du nord : 2 côtés ouverts au nord, 1 à l’est, 1 à l’ouest, 4 au sud, soit 6 + 1 + 1 = 8 points perdus.
book-invaders-scouts =
    Deux éclaireurs sont visibles au début. Après les décomptes 1 et 2, deux nouveaux les remplacent, et ceux dont personne ne s’est servi quittent le jeu.

    Qui achète en faisant l’appoint un bâtiment du type d’un éclaireur visible le prend et regarde en secret la prochaine carte Attaque. Un achat du vizir ou d’Abdul Karim compte aussi, de même qu’une tuile que vous donnerez à Dirk. L’éclaireur est ensuite hors du jeu.
book-invaders-open =
    Cette règle ne vaut qu’avec la variante : la prochaine carte Attaque est visible pour tout le monde, et il n’y a pas d’éclaireurs. Dès qu’une attaque est passée, la carte suivante est montrée. Vous avez donc jusqu’au prochain décompte pour fermer les côtés menacés.
book-variant-invaders-open =
    Avec cette variante, tout le monde voit d’où viendra la prochaine attaque, et les six éclaireurs restent dans la boîte. Faire l’appoint ne donne donc plus d’information secrète. Les pertes sont les mêmes. C’est plus simple pour une première partie avec ce module.

## 7.16 Les bazars

book-intro-bazaars =
    8 bazars sans mur se mêlent aux tuiles du sac. Chacun montre une devise et trois couleurs de bâtiment. Entourez-le de bâtiments de ses couleurs : au dernier décompte, il rapporte jusqu’à 24 points.

    Un bazar n’occupe pas de case du marché ; il attend à côté et son prix change avec la tuile de sa devise. Comme on l’achète toujours avec l’appoint, il donne une action supplémentaire.
book-bazaars-deal =
    Les 8 bazars, deux par devise, sont mélangés aux tuiles du sac. Un bazar pioché pour le marché est posé à côté, quel que soit le nombre de ceux qui y sont déjà, et on pioche encore pour la case. Les bazars ne provoquent donc pas la fin de la partie et ne l’empêchent pas non plus : seules comptent les cases.
book-bazaars-buy =
    Un bazar coûte autant que la tuile qui est en ce moment dans la case de sa devise. Exemple : dans la case des dirhams, il y a un jardin de prix 10 ; le bazar des dirhams coûte 10 dirhams. Si la case est vide, il n’est pas en vente.

    On le paie toujours exactement ; une autre action suit donc. Le vizir et Abdul Karim peuvent aussi le procurer. Un bazar resté à côté du marché n’est donné à personne à la fin.
book-bazaars-build =
    Un bazar n’a pas de type et ne compte dans aucune majorité, mais il se place comme un bâtiment : à la fin du tour, dans l’Alhambra ou en réserve, et les transformations valent pour lui aussi. Ses quatre côtés sont ouverts ; il ne peut donc toucher que des côtés ouverts, sauf si un bâtonnet y a ajouté un mur.
book-bazaars-score =
    Au décompte 3 seulement, regardez les 8 cases autour du bazar, y compris en diagonale. Comptez les bâtiments de ses trois couleurs, puis multipliez par le nombre de ces couleurs présentes.

    Exemple : autour d’un bazar pour pavillons, jardins et tours, il y a deux jardins, une tour et un sérail, soit 3 bâtiments × 2 couleurs = 6 points. Avec un pavillon en plus : 4 × 3 = 12 points.

    Les abris, les bazars, les camps et la fontaine ne sont pas des bâtiments ici. Les murs n’y changent rien. Un même bâtiment peut compter pour plusieurs bazars.
