### Lessons about modules, second half: walls, thieves, change, trader, treasure, builders, invaders, bazaars.


## Walls

lesson-walls-title = Les murs
lesson-walls-about = Mettre des murs là où vos tuiles n’en ont pas.
lesson-walls-corner-title = Un angle de mur
lesson-walls-corner-1 = Les cartes Mur piochées restent **visibles, pour tout le monde**.
lesson-walls-corner-2 = En prendre une est une action qui **met fin à vos actions**. Tous ses murs vont sur **une seule de vos tuiles**, pour toujours.
lesson-walls-corner-3 = Aux décomptes, ils valent autant que les murs imprimés.
lesson-walls-corner-turn = Prenez la carte qui allonge le plus votre mur et choisissez la tuile.
lesson-walls-corner-done = L’angle relie le mur de l’arcade à celui du jardin : votre mur a maintenant 4 côtés.
lesson-walls-corner-hint = Choisissez la carte avec l’angle, puis la tour.
lesson-walls-corner-wrong = Cette fois, utilisez une carte Mur : elle ne coûte pas d’argent.
lesson-walls-corner-wrong-short = Permis, mais votre mur n’aurait que 3 côtés au plus. Avec l’angle, il peut en avoir 4.
lesson-walls-where-title = Pas partout
lesson-walls-where-1 = **Tous** les murs d’une carte doivent trouver place sur la tuile, sinon elle n’y va pas.
lesson-walls-where-2 = Le côté ne doit pas déjà porter un mur **ni toucher une autre tuile**.
lesson-walls-where-turn = Choisissez la carte avec l’angle et essayez deux tuiles où c’est interdit.
lesson-walls-where-done = Soit il y avait déjà un mur, soit les côtés qui se touchent ne correspondraient plus.
lesson-walls-where-hint = Le jardin a déjà un mur à l’est. À l’est du sérail se trouve la fontaine.
lesson-walls-bought-title = Avant de construire
lesson-walls-bought-1 = Les murs peuvent aussi aller sur une tuile de votre réserve, ou **achetée ce tour-ci**.
lesson-walls-bought-2 = Après avoir acheté en faisant **l’appoint**, vous pouvez donc prendre une carte Mur pour la nouvelle tuile.
lesson-walls-bought-turn = Achetez le pavillon en faisant l’appoint, donnez-lui le mur et construisez-le pour allonger votre mur.
lesson-walls-bought-done = Le mur du pavillon prolonge celui du jardin : 5 côtés.
lesson-walls-bought-hint = Payez 5 + 3, choisissez la carte Mur, puis construisez au sud du jardin.
lesson-walls-bought-wrong = Dans l’ordre : le pavillon, la carte Mur, puis la construction.
lesson-walls-bought-wrong-money = Cela mettrait fin à vos actions. Avec l’appoint, le pavillon vous laisse encore une action.
lesson-walls-bought-wrong-elsewhere = Permis, mais ainsi son mur ne rejoint rien. Regardez où finit votre mur.
lesson-walls-score-title = Ce que cela rapporte
lesson-walls-score-1 = Une carte Décompte est sortie. Votre plus long mur a 5 côtés : **5 points**.
lesson-walls-score-2 = Mais on ne traverse pas un nouveau mur, et contre lui il faut un autre mur.


## Thieves

lesson-thieves-title = Les voleurs
lesson-thieves-about = Prendre de l’argent visible entre deux tours de jeu.
lesson-thieves-use-title = Entre deux tours de jeu
lesson-thieves-use-1 = **Après chaque tour**, tout le monde peut utiliser des voleurs, sauf le joueur suivant.
lesson-thieves-use-2 = Un voleur quitte le jeu et prend **une carte Argent visible de sa devise**, de n’importe quelle valeur.
lesson-thieves-use-3 = Votre tour est fini, Marco va jouer. Vous avez 4 ducats et la tour en coûte 13.
lesson-thieves-use-turn = Utilisez un voleur pour pouvoir payer la tour en faisant l’appoint.
lesson-thieves-use-done = 4 + 9 = 13 ducats. Et une nouvelle carte est déjà à la place vide.
lesson-thieves-use-hint = Choisissez le 9 en ducats : votre voleur de ducats le prend.
lesson-thieves-use-wrong = Un voleur pour 2 florins seulement ? Pensez à la tour.
lesson-thieves-use-wrong-seven = 4 + 7 = 11 ducats : la tour en coûte 13.
lesson-thieves-use-wrong-no = Vous pouvez toujours dire non. Mais d’ici votre prochain tour, quelqu’un d’autre peut prendre le 9.
lesson-thieves-again-title = L’un après l’autre
lesson-thieves-again-1 = Les cartes visibles ont été complétées et **la question vous est posée de nouveau**.
lesson-thieves-again-2 = Vous pouvez utiliser autant de voleurs que vous voulez, l’un après l’autre.
lesson-thieves-again-turn = Vous avez 3 florins et l’appartement en coûte 8. Utilisez un autre voleur.
lesson-thieves-again-done = 3 + 5 = 8 florins : vous pouvez maintenant payer deux tuiles en faisant l’appoint.
lesson-thieves-again-hint = La nouvelle carte tombe bien : 5 florins.
lesson-thieves-again-wrong = Vous avez assez de ducats : 4 + 9. Regardez les florins.
lesson-thieves-again-wrong-two = 3 + 2 = 5 florins : l’appartement en coûte 8.
lesson-thieves-again-wrong-no = Vous pouvez dire non, mais avec la nouvelle carte vous feriez l’appoint.
lesson-thieves-only-title = Rien d’autre
lesson-thieves-only-1 = Entre deux tours de jeu, on n’achète ni ne construit, et un voleur ne prend que **sa devise**.
lesson-thieves-only-2 = Pendant un tour, en revanche, les voleurs se reposent.
lesson-thieves-only-turn = Essayez deux choses interdites maintenant : prendre les dinars, acheter une tuile.
lesson-thieves-only-done = Vos actions sont terminées. Sans voleur de dinars, ces dinars restent où ils sont.
lesson-thieves-only-hint = Choisissez le 4 en dinars, puis une tuile du marché.
lesson-thieves-keep-title = Cela vaut-il un voleur ?
lesson-thieves-keep-1 = À trois, chaque joueur reçoit **4 voleurs** au début, et plus aucun ensuite.
lesson-thieves-keep-2 = Cette fois, les florins et les ducats visibles ne valent que 1 et 2.
lesson-thieves-keep-turn = Décidez : utiliser un voleur ou dire non ?
lesson-thieves-keep-done = Bien vu : un voleur prend un 9 aussi facilement qu’un 1.
lesson-thieves-keep-hint = Appuyez sur « Non ».
lesson-thieves-keep-wrong = Permis, mais un voleur vaut mieux que cela. Gardez-le pour une meilleure carte.


## Change

lesson-change-title = La petite monnaie
lesson-change-about = Récupérer des pièces quand vous payez trop.
lesson-change-draw-title = On vous rend des pièces
lesson-change-draw-1 = Vous ne pouvez pas faire l’appoint pour 9 dinars. Jusqu’ici, tout l’excédent était perdu.
lesson-change-draw-2 = Désormais, vous piochez **une pièce par tranche entière de 2** payés en trop. Le hasard choisit sa devise.
lesson-change-draw-3 = Mais ce n’est pas l’appoint : vos actions sont terminées.
lesson-change-draw-turn = Achetez l’appartement de façon qu’une pièce revienne.
lesson-change-draw-done = Pour chaque tranche entière de 2 payés en trop, une pièce est maintenant devant vous.
lesson-change-draw-hint = Choisissez l’appartement, reprenez le 6 et ajoutez le 7.
lesson-change-draw-wrong = Cette fois, achetez l’appartement.
lesson-change-draw-wrong-one = 4 + 6 = 10 : seulement 1 en trop, et il est perdu. Payez au moins 2 en trop.
lesson-change-exact-title = Payer avec les pièces
lesson-change-exact-1 = Une pièce vaut **une carte de valeur 1** de sa devise. Puis elle retourne dans le sac.
lesson-change-exact-2 = Souvent, c’est justement ce 1 qui manque pour faire l’appoint.
lesson-change-exact-turn = Achetez deux tuiles pendant ce tour.
lesson-change-exact-done = 7 + 1 florins, 9 + 1 dirhams : deux fois l’appoint, grâce aux pièces.
lesson-change-exact-hint = L’appartement avec le 7 et la pièce jaune, la tour avec le 9 et la pièce verte.
lesson-change-exact-wrong = Il faut faire l’appoint pour acheter deux tuiles en un tour.
lesson-change-exact-wrong-over = 9 au lieu de 8, c’est trop : vos actions seraient terminées. 7 et une pièce font l’appoint.
lesson-change-colour-title = Seulement sa devise
lesson-change-colour-1 = 8 dinars et une pièce feraient l’appoint pour l’appartement. Mais vos pièces **ne sont pas des dinars**.
lesson-change-colour-2 = Gardez-les : elles comptent aussi à la distribution finale.
lesson-change-colour-turn = Choisissez l’appartement et essayez d’ajouter chacune des deux pièces.
lesson-change-colour-done = Comme une carte, une pièce ne compte que dans sa devise.
lesson-change-colour-hint = Les pièces sont à côté de vos cartes.


## The street trader

lesson-trader-title = Le marchand ambulant
lesson-trader-about = Construire où se tient le marchand pour que des habitants emménagent.
lesson-trader-move-title = Où se tient le marchand
lesson-trader-move-1 = **Trois habitants** attendent auprès de votre marchand, chacun de la couleur d’un type de bâtiment.
lesson-trader-move-2 = Construisez sur la **case du marchand** : un habitant de la couleur du bâtiment peut y emménager.
lesson-trader-move-3 = Vous avez acheté un jardin, et un habitant vert attend.
lesson-trader-move-turn = Construisez le jardin pour que l’habitant puisse emménager.
lesson-trader-move-done = Le marchand s’écarte et le jardin attend son habitant.
lesson-trader-move-hint = Le marchand se tient à l’est de la fontaine.
lesson-trader-move-wrong = Permis, mais ici personne n’emménage : le marchand est ailleurs.
lesson-trader-move-wrong-reserve = Personne n’emménage sur une tuile de la réserve.
lesson-trader-new-title = Qui vient ensuite ?
lesson-trader-new-1 = À la place de celui qui emménage, vous prenez **un nouvel habitant de n’importe quelle couleur**.
lesson-trader-new-2 = Les décomptes récompensent les séries de **couleurs différentes** : 1 à 6 couleurs font 1, 3, 6, 10, 15, 21 points.
lesson-trader-new-turn = Un rouge et un vert habitent chez vous, un rouge et un bleu attendent auprès du marchand. Choisissez une couleur nouvelle.
lesson-trader-new-done = Le vert a emménagé, et une couleur qui vous manque attend maintenant.
lesson-trader-new-hint = Choisissez brun, blanc ou violet.
lesson-trader-new-wrong = Cette couleur habite déjà chez vous : elle ne commencerait qu’une seconde série, plus petite.
lesson-trader-new-wrong-waiting = Un habitant bleu attend déjà. Une autre couleur vous laisse plus de choix.
lesson-trader-new-wrong-stay = Permis, mais alors personne n’emménage et votre série ne grandit pas.
lesson-trader-free-title = Le marchand revient
lesson-trader-free-1 = Quand vous terminez le tour, après toutes les constructions, le marchand va sur **une case libre à côté d’une de vos tuiles**.
lesson-trader-free-2 = Les murs n’y changent rien.
lesson-trader-free-turn = Terminez le tour, puis essayez deux cases où le marchand ne peut pas aller.
lesson-trader-free-done = La case doit être libre et toucher un côté d’une de vos tuiles.
lesson-trader-free-hint = Appuyez sur « Terminer le tour », puis choisissez deux de vos tuiles.
lesson-trader-put-title = Penser à la suite
lesson-trader-put-1 = Un habitant n’emménage que si vous pouvez **vraiment construire** sur la case du marchand.
lesson-trader-put-2 = Votre réserve contient un pavillon avec un mur au nord, et l’habitant bleu attend.
lesson-trader-put-turn = Placez le marchand là où ce pavillon pourra être ajouté à votre prochain tour.
lesson-trader-put-done = Ici, le pavillon pourra aller. Ajoutez-le au prochain tour, et l’habitant bleu emménagera.
lesson-trader-put-hint = Le pavillon peut aller par exemple à l’ouest de la fontaine.
lesson-trader-put-wrong = Permis, mais le pavillon ne peut pas être construit ici : ses côtés ne correspondent pas, ou on n’y accède pas à pied.
lesson-trader-score-title = Séries de couleurs
lesson-trader-score-1 = Un rouge et un vert habitent votre Alhambra : une série de 2 couleurs, **3 points**.
lesson-trader-score-2 = Si un bâtiment quitte l’Alhambra, son habitant retourne dans le stock.


## The treasure chamber

lesson-treasure-title = La chambre aux trésors
lesson-treasure-about = Acheter des coffres pour vos bâtiments.
lesson-treasure-buy-title = Une salle de coffres
lesson-treasure-buy-1 = Tous les coffres d’une salle coûtent **8 ou plus, en mêlant les devises à volonté**. Cela met fin à vos actions.
lesson-treasure-buy-2 = Chacun va sur **un bâtiment de sa couleur**, un par bâtiment.
lesson-treasure-buy-3 = Ceux que vous ne pouvez pas placer **passent à gauche**.
lesson-treasure-buy-turn = Achetez la salle qui vous apporte le plus de coffres.
lesson-treasure-buy-done = Deux jardins, deux tours : les quatre coffres ont trouvé leur place.
lesson-treasure-buy-hint = Vous avez deux jardins et deux tours : regardez la salle 2.
lesson-treasure-buy-wrong = Cette fois, achetez une salle de coffres.
lesson-treasure-buy-wrong-two = Vous n’en garderiez que deux : le coffre blanc irait à Marco, le rouge retournerait dans le sac.
lesson-treasure-buy-wrong-none = Vous n’avez aucun bâtiment de ces couleurs : les autres prendraient ce qui leur convient.
lesson-treasure-where-title = Un par bâtiment
lesson-treasure-where-1 = Vous avez acheté une salle. Son coffre vert convient à plusieurs jardins : **à vous de choisir**.
lesson-treasure-where-2 = Mais certains bâtiments ne peuvent pas le recevoir.
lesson-treasure-where-turn = Essayez deux bâtiments où le coffre vert ne peut pas aller.
lesson-treasure-where-done = Un coffre par bâtiment, et seulement de sa couleur.
lesson-treasure-where-hint = Un jardin a déjà un coffre. L’arcade est brune.
lesson-treasure-stay-title = Un coffre peut se perdre
lesson-treasure-stay-1 = Si un bâtiment **quitte l’Alhambra**, son coffre retourne dans le sac.
lesson-treasure-stay-2 = Vous voulez échanger le jardin à l’est de la fontaine contre celui de votre réserve, qui a plus de murs.
lesson-treasure-stay-turn = Posez le coffre là où il restera.
lesson-treasure-stay-done = Ce jardin reste, et le nouveau pourra encore recevoir un coffre.
lesson-treasure-stay-hint = Le jardin au sud de la fontaine reste.
lesson-treasure-stay-wrong = Permis, mais l’échange vous coûterait ce coffre.
lesson-treasure-score-title = Qui a le plus de coffres
lesson-treasure-score-1 = Vous avez 4 coffres, Marco en a 1 : **7 points** pour vous. Les couleurs ne comptent plus.
lesson-treasure-score-2 = Au décompte 2, les places valent 14 et 7, au décompte 3, 22, 14 et 7.


## Master builders

lesson-builders-title = Les architectes
lesson-builders-about = Utiliser une carte comme argent ou pour transformer l’Alhambra.
lesson-builders-money-title = Une valeur de 3
lesson-builders-money-1 = Une carte Architecte est **de l’argent de valeur 3** dans sa devise.
lesson-builders-money-2 = Une fois dépensée, elle quitte le jeu.
lesson-builders-money-turn = Achetez le jardin en faisant l’appoint.
lesson-builders-money-done = 6 + 3 = 9 dirhams : l’appoint, donc encore une action.
lesson-builders-money-hint = Payez avec le 6 et l’architecte en dirhams.
lesson-builders-money-wrong = Cette fois, achetez le jardin.
lesson-builders-money-wrong-over = 5 + 6 = 11, c’est trop : vos actions seraient terminées. L’architecte permet de faire l’appoint.
lesson-builders-colour-title = Seulement sa devise
lesson-builders-colour-1 = L’appartement coûte 9 dinars. 6 + 3 feraient l’appoint.
lesson-builders-colour-2 = Mais vos cartes Architecte **ne sont pas des dinars**.
lesson-builders-colour-turn = Choisissez l’appartement et essayez d’ajouter une carte Architecte.
lesson-builders-colour-done = Comme tout argent, une carte Architecte ne compte que dans sa devise.
lesson-builders-colour-hint = Choisissez l’appartement, puis une des cartes Architecte.
lesson-builders-card-title = Une transformation de plus
lesson-builders-card-1 = Ou bien un architecte travaille : **à la fin de votre tour**, après le placement, vous renoncez à une carte pour une transformation de plus. **Une seule par tour**.
lesson-builders-card-2 = Vous avez pris 7 florins et la tour en coûte 10.
lesson-builders-card-turn = Avant de terminer le tour, utilisez la carte Architecte dont vous avez le moins besoin.
lesson-builders-card-done = L’architecte en florins reste : 7 + 3 feront l’appoint pour la tour.
lesson-builders-card-hint = Choisissez l’architecte en ducats.
lesson-builders-card-wrong = Permis, mais avec cette carte vous pourriez payer 7 + 3 = 10 florins. Utilisez l’autre.
lesson-builders-work-title = Au travail
lesson-builders-work-1 = Comme d’habitude : **ajouter, retirer ou échanger** une tuile, même celle qui vient d’être placée.
lesson-builders-work-2 = Votre réserve contient une tour avec des murs au nord et à l’est.
lesson-builders-work-turn = Donnez à votre mur la plus grande longueur possible.
lesson-builders-work-done = Un mur de 3 côtés et une deuxième tour, alors que vous avez pris de l’argent ce tour-ci !
lesson-builders-work-hint = Ajoutez la tour juste à l’est de l’autre.
lesson-builders-work-wrong = Permis, mais un mur de 3 côtés est possible.
lesson-builders-work-wrong-remove = Permis, mais vous n’y gagnez rien. Utilisez la tour de votre réserve.


## Invaders

lesson-invaders-title = Les envahisseurs
lesson-invaders-about = Fermer votre Alhambra avant l’attaque.
lesson-invaders-scout-title = Un éclaireur
lesson-invaders-scout-1 = Après chaque décompte, une **attaque vient d’une direction**. Laquelle ? C’est un secret.
lesson-invaders-scout-2 = Deux éclaireurs sont visibles. Achetez un bâtiment du type de l’un d’eux **en faisant l’appoint**, et vous la découvrirez.
lesson-invaders-scout-turn = Gagnez un éclaireur.
lesson-invaders-scout-done = L’éclaireur vous a montré la prochaine carte Attaque. Personne d’autre ne peut la regarder.
lesson-invaders-scout-hint = Un éclaireur des jardins est visible, et un jardin coûte 9 dirhams.
lesson-invaders-scout-wrong = Cette fois, achetez un bâtiment du type d’un éclaireur.
lesson-invaders-scout-wrong-other = C’est l’appoint, mais il n’y a pas d’éclaireur des appartements. Regardez ceux qui sont visibles.
lesson-invaders-scout-wrong-over = C’est trop : il faut faire l’appoint pour gagner l’éclaireur.
lesson-invaders-close-title = De l’est !
lesson-invaders-close-1 = Vous pouvez retourner la carte Attaque : l’attaque vient de **l’est**.
lesson-invaders-close-2 = Chacun de vos côtés vers l’est **sans mur et sans tuile au-delà** coûte un point.
lesson-invaders-close-3 = Vous en avez deux.
lesson-invaders-close-turn = Terminez vos actions et construisez le jardin là où il vous sert le plus.
lesson-invaders-close-done = Un côté ouvert de moins, et le mur du jardin prolonge celui de la tour.
lesson-invaders-close-hint = Construisez-le sous la tour de l’est.
lesson-invaders-close-wrong = Maintenant, terminez vos actions et construisez le jardin.
lesson-invaders-close-wrong-half = Cela ferme aussi un côté. Mais sous la tour, votre mur s’allonge en plus.
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


## Bazaars

lesson-bazaars-title = Les bazars
lesson-bazaars-about = Acheter des tuiles qui récompensent les couleurs autour d’elles.
lesson-bazaars-buy-title = À côté du marché
lesson-bazaars-buy-1 = Les bazars sont à côté du marché. Chacun a une devise et trois couleurs.
lesson-bazaars-buy-2 = Il coûte autant que **la tuile du marché de sa devise**, et il faut faire **l’appoint**. Une autre action suit donc.
lesson-bazaars-buy-turn = Achetez le bazar.
lesson-bazaars-buy-done = 9 dirhams, comme le jardin. Et encore une action.
lesson-bazaars-buy-hint = Choisissez le bazar : vous le payez avec 5 + 4 dirhams.
lesson-bazaars-buy-wrong = Cette fois, achetez le bazar.
lesson-bazaars-buy-wrong-tile = Permis, mais la case verte serait vide et le bazar n’aurait plus de prix.
lesson-bazaars-price-title = Pas de prix, pas d’achat
lesson-bazaars-price-1 = Tant que la case de sa devise est **vide**, un bazar n’est pas à vendre.
lesson-bazaars-price-2 = Payer **trop** n’est pas permis non plus : 7 + 6 ducats pour un bazar à 10, cela ne va pas.
lesson-bazaars-price-turn = Essayez d’acheter les deux bazars.
lesson-bazaars-price-done = L’un n’a pas de prix en ce moment ; pour l’autre, vous ne pouvez pas faire l’appoint.
lesson-bazaars-price-hint = Choisissez un bazar, puis l’autre.
lesson-bazaars-place-title = De bons voisins
lesson-bazaars-place-1 = Un bazar n’a pas de mur et se place comme un bâtiment.
lesson-bazaars-place-2 = À la fin, on regarde les **8 cases autour de lui** : les bâtiments de ses couleurs **×** le nombre de ces couleurs présentes.
lesson-bazaars-place-3 = Pour le vôtre comptent pavillons, appartements et tours.
lesson-bazaars-place-turn = Placez-le là où il rapporte le plus.
lesson-bazaars-place-done = Deux tours, un appartement, un pavillon : 4 bâtiments × 3 couleurs = 12 points.
lesson-bazaars-place-hint = Regardez au nord-ouest de la fontaine ; les voisins en diagonale comptent aussi.
lesson-bazaars-place-wrong = Permis, mais ici il rapporte moins. 12 points sont possibles.
lesson-bazaars-place-wrong-reserve = Dans la réserve, il ne rapporte rien.
lesson-bazaars-score-title = Seulement à la fin
lesson-bazaars-score-1 = Les bazars ne rapportent **qu’au décompte 3** : le vôtre a donné 12 points.
lesson-bazaars-score-2 = Un bazar n’est pas un bâtiment : il ne gagne aucune majorité. Mais un bâtiment peut compter pour plusieurs bazars.
