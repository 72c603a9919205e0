### Lessons about modules: vizier, exchange, bonus, huts, gates, diamonds, characters, camps.


## The Vizier's Favour

lesson-vizier-title = La faveur du vizir
lesson-vizier-about = Acheter une tuile entre deux tours de jeu, au bon moment.
lesson-vizier-use-title = Acheter avant votre tour
lesson-vizier-use-1 = Marco a terminé son tour ; c’est ensuite à Claire.
lesson-vizier-use-2 = Votre **vizir** peut acheter une tuile du marché entre deux tours de jeu.
lesson-vizier-use-3 = Vous faites l’**appoint**, et la tuile est placée **aussitôt**.
lesson-vizier-use-turn = Achetez l’arcade pour 9 florins et construisez-la.
lesson-vizier-use-done = Le marché est de nouveau plein, votre vizir est inactif, et votre tour reste à venir.
lesson-vizier-use-hint = Choisissez la tuile de la case jaune : 2 + 7 florins font exactement 9.
lesson-vizier-use-wrong = Cette fois, achetez l’arcade avec le vizir et construisez-la.
lesson-vizier-use-wrong-pass = Claire joue avant vous et pourrait acheter l’arcade. Utilisez le vizir maintenant.
lesson-vizier-use-wrong-reserve = Permis aussi, mais la réserve ne rapporte jamais rien. Construisez l’arcade.
lesson-vizier-exact-title = L’appoint ou rien
lesson-vizier-exact-1 = À votre tour, vous pouvez payer trop. **Le vizir, non.**
lesson-vizier-exact-2 = Vous avez 4 et 6 florins, 3 et 5 dirhams, 9 dinars et 8 ducats.
lesson-vizier-exact-turn = Essayez de payer plus que le prix avec le vizir.
lesson-vizier-exact-done = Payer trop est refusé. Pour le vizir, gardez plusieurs petites cartes : elles permettent beaucoup de sommes.
lesson-vizier-exact-hint = Choisissez le sérail de la case orange : il coûte 6, et vous avez 8 ducats.
lesson-vizier-patience-title = Savoir attendre
lesson-vizier-patience-1 = Claire a terminé son tour : c’est maintenant **à vous**.
lesson-vizier-patience-2 = À votre tour, l’appoint vous donne **une autre action**. Avec le vizir, non.
lesson-vizier-patience-turn = Obtenez le jardin à 12 dinars de la meilleure façon.
lesson-vizier-patience-done = Le jardin est à vous, il vous reste une action, et votre vizir est toujours actif.
lesson-vizier-patience-hint = Répondez « Non », puis achetez le jardin à votre tour.
lesson-vizier-patience-wrong = À votre tour, achetez le jardin pour 12 dinars exactement.
lesson-vizier-patience-wrong-vizier = Personne ne peut prendre le jardin avant votre tour. Il coûtera alors autant, vous donnera une autre action, et le vizir restera actif.
lesson-vizier-wake-title = De nouveau actif
lesson-vizier-wake-1 = Votre vizir a servi. Le réactiver est une action et **termine vos actions**.
lesson-vizier-wake-2 = Acheter en faisant l’appoint permet une autre action.
lesson-vizier-wake-turn = Dans le même tour, achetez une tuile et réactivez le vizir.
lesson-vizier-wake-done = L’appoint vous a donné l’action pour le vizir : c’est ainsi qu’il coûte le moins.
lesson-vizier-wake-hint = D’abord le sérail pour 6 ducats exactement, puis le vizir.
lesson-vizier-wake-wrong = Il faut acheter en faisant l’appoint pour garder une action pour le vizir.
lesson-vizier-wake-wrong-early = Vos actions sont terminées et rien n’est acheté. Achetez d’abord.
lesson-vizier-wake-wrong-money = Prendre de l’argent termine vos actions. Achetez en faisant l’appoint, puis réactivez le vizir.


## Currency exchange

lesson-exchange-title = Le bureau de change
lesson-exchange-about = Faire l’appoint avec deux devises à la fois.
lesson-exchange-take-title = Une carte pour deux devises
lesson-exchange-take-1 = Vous avez 6 florins et 7 ducats. La tour coûte **13 ducats**.
lesson-exchange-take-2 = Un **bureau de change** réunit ses deux devises en un paiement. Le prendre est une action entière.
lesson-exchange-take-turn = Prenez la carte qui permettra d’acheter la tour.
lesson-exchange-take-done = 6 florins + 7 ducats font 13 : au prochain tour, vous pourrez acheter la tour.
lesson-exchange-take-hint = La carte doit montrer florins et ducats, jaune et orange.
lesson-exchange-take-wrong = Aucune carte Argent visible ne permet d’acheter la tour à votre prochain tour. Prenez un bureau de change.
lesson-exchange-take-wrong-other = Cette carte réunit dirhams et dinars. La tour demande florins et ducats.
lesson-exchange-pay-title = Payer avec la carte
lesson-exchange-pay-1 = L’une de ses deux devises doit être celle de la **case** : pour la tour, les ducats.
lesson-exchange-pay-2 = Vous faites l’**appoint** en mêlant les deux à votre gré.
lesson-exchange-pay-3 = Une autre action suit donc toujours.
lesson-exchange-pay-turn = Achetez la tour en faisant l’appoint.
lesson-exchange-pay-done = La carte va à la défausse, et vous avez une autre action.
lesson-exchange-pay-hint = Choisissez la tour : 6 florins, 7 ducats et la carte sont choisis avec elle.
lesson-exchange-pay-wrong = Cette fois, achetez la tour et payez exactement 13.
lesson-exchange-pay-wrong-over = 7 + 9 ducats font 3 de trop, et vos actions sont terminées. Avec la carte, 6 + 7 font l’appoint.
lesson-exchange-limits-title = Ce que la carte ne permet pas
lesson-exchange-limits-1 = Elle ne sert que pour **ses deux devises**.
lesson-exchange-limits-2 = Et avec elle, on **fait toujours l’appoint**.
lesson-exchange-limits-turn = Essayez les deux : ajoutez-la pour le sérail, puis payez avec elle plus que le prix de la tour.
lesson-exchange-limits-done = Une carte par achat, ses deux devises seulement, l’appoint seulement.
lesson-exchange-limits-hint = Choisissez le sérail et ajoutez la carte. Puis la tour : ajoutez les 9 ducats et essayez « Acheter ».
lesson-exchange-both-title = À garder pour le bon achat
lesson-exchange-both-1 = Le jardin coûte 8 florins, l’arcade 8 ducats.
lesson-exchange-both-2 = Vous pouvez acheter **les deux** à ce tour, en faisant l’appoint chaque fois.
lesson-exchange-both-turn = Achetez les deux tuiles.
lesson-exchange-both-done = Le jardin payé avec le 8, l’arcade avec 5 florins + 3 ducats et la carte.
lesson-exchange-both-hint = Payez le jardin avec les 8 florins seuls.
lesson-exchange-both-wrong = Cette fois, achetez le jardin et l’arcade en faisant l’appoint. Payer trop met fin à vos actions.
lesson-exchange-both-wrong-spent = La carte est partie et il ne reste que 8 florins : pas d’arcade. Payez le jardin sans elle.


## Bonus cards

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


## Builders' huts

lesson-huts-title = Les abris de chantier
lesson-huts-about = Prendre des tuiles gratuites qui valent ce qui les entoure.
lesson-huts-take-title = Le bon endroit
lesson-huts-take-1 = Un **abri** est gratuit. Le prendre termine vos actions.
lesson-huts-take-2 = Il vaut un bâtiment par **voisin de son type** sans mur entre les deux, 3 au plus.
lesson-huts-take-3 = Il se place comme toute tuile.
lesson-huts-take-turn = Prenez l’abri des jardins et placez-le là où il vaut le plus.
lesson-huts-take-done = Trois jardins à côté : il vaut trois jardins.
lesson-huts-take-hint = Entre vos trois jardins, une case est libre.
lesson-huts-take-wrong = Cette fois, prenez l’abri des jardins : vos jardins sont proches les uns des autres.
lesson-huts-take-wrong-type = Ce sont vos jardins qui sont groupés. Seul un abri des jardins y vaut trois.
lesson-huts-take-wrong-fewer = Là, il a moins de jardins autour de lui. Entre les trois, il vaut le plus.
lesson-huts-take-wrong-reserve = En réserve, il ne vaut rien. Placez-le entre les jardins.
lesson-huts-score-title = L’abri compte
lesson-huts-score-1 = Marco a quatre jardins, vous trois, **et votre abri en ajoute trois**.
lesson-huts-score-2 = Un abri ne gagne rien à côté d’autres abris.
lesson-huts-walls-title = Des murs entre les deux
lesson-huts-walls-1 = Cet abri des jardins a des murs **en haut** et **à droite**.
lesson-huts-walls-2 = Un voisin **derrière un mur** ne compte pas.
lesson-huts-walls-turn = Placez l’abri là où il vaut deux jardins.
lesson-huts-walls-done = Deux jardins, tous deux ouverts vers l’abri.
lesson-huts-walls-hint = À l’extrémité droite, une case a un jardin à gauche et un dessous.
lesson-huts-walls-wrong = Il lui faut ici deux jardins à ses côtés ouverts : un à gauche, un dessous.
lesson-huts-walls-wrong-trap = Trois jardins le touchent ici, mais deux derrière un mur : il ne vaudrait qu’un jardin.
lesson-huts-limit-title = Trois, pas plus
lesson-huts-limit-1 = Vous avez trois abris : un construit, deux en réserve.
lesson-huts-limit-2 = **Personne ne peut en avoir plus de trois**, réserve comprise.
lesson-huts-limit-turn = Essayez d’en prendre un quatrième.
lesson-huts-limit-done = Ne prenez donc un abri que si vous avez une bonne case pour lui.
lesson-huts-limit-hint = Choisissez n’importe quel abri visible.


## City gates

lesson-gates-title = Les portes de la ville
lesson-gates-about = Ouvrir un passage dans un mur là où aucune tuile n’irait.
lesson-gates-take-title = La carte Porte
lesson-gates-take-1 = La tour de votre réserve **ne va sur aucune case libre**.
lesson-gates-take-2 = Une **carte Porte** est visible. Elle se prend au lieu d’argent et termine vos actions.
lesson-gates-take-turn = Prenez la carte Porte.
lesson-gates-take-done = Elle reste en main jusqu’à ce que vous en ayez besoin.
lesson-gates-take-hint = La carte Porte se trouve à côté de l’argent.
lesson-gates-take-wrong = Cela ne sort pas la tour de la réserve. Prenez la carte Porte.
lesson-gates-take-wrong-swap = Une autre tuile est alors en réserve à sa place. Prenez la carte Porte.
lesson-gates-open-title = À travers le mur
lesson-gates-open-1 = Si une tuile ne touche l’Alhambra **que par des murs**, une porte ouvre l’un d’eux.
lesson-gates-open-2 = Ce côté se franchit alors à pied. Les deux tuiles doivent y avoir un mur.
lesson-gates-open-turn = Ajoutez la tour avec une porte.
lesson-gates-open-done = La tour est accessible à pied. La carte Porte quitte le jeu.
lesson-gates-open-hint = Choisissez la tour, puis une case derrière un mur, par exemple celle du bas.
lesson-gates-open-wrong = En réserve, la tour ne rapporte jamais rien. Ajoutez-la avec une porte.
lesson-gates-open-wrong-swap = Une autre tuile est alors en réserve à sa place. Avec une porte, les deux restent construites.
lesson-gates-fixed-title = Pour toujours
lesson-gates-fixed-1 = Une porte relie maintenant l’appartement et la tour du dessous.
lesson-gates-fixed-2 = **Ni l’un ni l’autre ne peut plus être retiré ou échangé.**
lesson-gates-fixed-turn = Essayez de retirer l’un, puis l’autre.
lesson-gates-fixed-done = N’ouvrez donc une porte que là où les deux tuiles peuvent rester.
lesson-gates-fixed-hint = Appuyez sur « Transformer » et choisissez l’appartement, puis la tour.
lesson-gates-save-title = Une porte n’est pas toujours utile
lesson-gates-save-1 = Cette tour va sur certaines cases avec une porte, sur d’autres sans.
lesson-gates-save-2 = Les murs **entre** deux tuiles ne rapportent rien.
lesson-gates-save-turn = Placez la tour pour que votre mur d’enceinte ait deux côtés.
lesson-gates-save-done = Deux côtés de mur, aucune tuile figée, et la carte Porte est toujours à vous.
lesson-gates-save-hint = Les deux murs de la tour doivent être à l’extérieur, par exemple au-dessus de la fontaine.
lesson-gates-save-wrong = Cette fois, la tour doit vous donner un mur d’enceinte de deux côtés.
lesson-gates-save-wrong-gate = Un mur de la tour est maintenant à l’intérieur : le mur d’enceinte n’a qu’un côté, et la carte est partie.
lesson-gates-save-wrong-reserve = En réserve, ses murs ne rapportent rien. Construisez-la.


## Diamonds

lesson-diamonds-title = Les diamants
lesson-diamonds-about = Employer la cinquième devise là où elle vaut le plus.
lesson-diamonds-take-title = La cinquième devise
lesson-diamonds-take-1 = Les **diamants** se prennent comme l’argent.
lesson-diamonds-take-2 = Ils servent à payer **n’importe quelle tuile**, quelle que soit sa case. Vous en avez 4.
lesson-diamonds-take-turn = Prenez la carte qui permet d’acheter la tour à votre prochain tour.
lesson-diamonds-take-done = 4 + 7 diamants font 11, le prix de la tour.
lesson-diamonds-take-hint = La tour coûte 11 : il vous faut 7 diamants de plus.
lesson-diamonds-take-wrong = Avec cette carte, vous ne pouvez pas payer la tour. Prenez les 7 diamants.
lesson-diamonds-any-title = Pour n’importe quelle case
lesson-diamonds-any-1 = La tour coûte 11 ducats, et vous n’en avez pas.
lesson-diamonds-any-2 = En payant **tout en diamants**, vous pouvez acheter dans n’importe quelle case.
lesson-diamonds-any-turn = Payez la tour en faisant l’appoint.
lesson-diamonds-any-done = L’appoint est fait : ici aussi, une autre action suit.
lesson-diamonds-any-hint = Choisissez la tour : 4 + 7 diamants font 11.
lesson-diamonds-any-wrong = Cette fois, achetez la tour pour 11 diamants.
lesson-diamonds-any-wrong-over = Pour les diamants non plus, on ne rend pas la monnaie, et vos actions sont terminées. La tour coûte exactement 11.
lesson-diamonds-mix-title = Jamais mêlés
lesson-diamonds-mix-1 = Le jardin coûte 8 florins. 5 florins et 3 diamants feraient 8.
lesson-diamonds-mix-2 = Mais les diamants **ne se mêlent jamais** à d’autre argent.
lesson-diamonds-mix-turn = Choisissez le jardin, ajoutez les 3 diamants et essayez de l’acheter.
lesson-diamonds-mix-done = On paie tout en diamants, ou sans aucun.
lesson-diamonds-mix-hint = D’abord le jardin, puis la carte de 3 diamants, puis « Acheter ».
lesson-diamonds-both-title = Là où ils valent le plus
lesson-diamonds-both-1 = Le jardin coûte 8 florins, l’arcade 8 ducats.
lesson-diamonds-both-2 = Vous avez 8 florins, 8 diamants et **aucun ducat**.
lesson-diamonds-both-turn = Achetez les deux tuiles en faisant l’appoint chaque fois.
lesson-diamonds-both-done = Les diamants ont remplacé l’argent manquant. Dépensez-les tous : à la distribution finale, ils ne comptent pas.
lesson-diamonds-both-hint = Les florins vont sur une seule case, les diamants sur toutes.
lesson-diamonds-both-wrong = Cette fois, achetez le jardin et l’arcade en faisant l’appoint.
lesson-diamonds-both-wrong-spent = Il vous reste les florins, et ils ne permettent pas d’acheter l’arcade. Payez le jardin en florins.
lesson-diamonds-both-wrong-over = Payer trop met fin à vos actions. Il faut faire l’appoint pour les deux.


## Characters

lesson-characters-title = Les personnages
lesson-characters-about = Enchérir pour des personnages et se faire aider.
lesson-characters-bid-title = Des enchères
lesson-characters-bid-1 = Faruk Will’haben est pioché et **aussitôt mis aux enchères**. Marco enchérit à 3, Claire passe.
lesson-characters-bid-2 = La plus haute enchère se paie **dans une seule devise** ; on ne rend pas la monnaie.
lesson-characters-bid-3 = Qui passe sort des enchères.
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
lesson-characters-faruk-hint = Choisissez le 3 jaune et le 4 vert.
lesson-characters-faruk-wrong = C’est possible aussi sans Faruk. Cette fois, prenez le 3 et le 4.
lesson-characters-hakim-title = Un demi-bâtiment
lesson-characters-hakim-1 = Un décompte va commencer. Hakim Wahid compte **un demi-bâtiment de plus** dans un de vos types.
lesson-characters-hakim-2 = Juste assez pour rompre une égalité.
lesson-characters-hakim-3 = Regardez toutes les Alhambras.
lesson-characters-hakim-turn = Choisissez le type où un demi-bâtiment rapporte des points.
lesson-characters-hakim-done = Deux tours et demie l’emportent sur les deux de Marco.
lesson-characters-hakim-hint = Dans quel type quelqu’un a-t-il autant de bâtiments que vous ?
lesson-characters-hakim-wrong = Choisissez le type où il y a égalité.
lesson-characters-hakim-wrong-garden = Claire a deux jardins : avec un et demi, vous restez derrière.
lesson-characters-hakim-wrong-pavilion = Personne d’autre n’a de pavillon : la première place est à vous de toute façon.
lesson-characters-score-title = L’égalité est rompue
lesson-characters-score-1 = Tours : première place sans égalité, **6 points** au lieu de 3.
lesson-characters-score-2 = Hakim reste avec vous. Les cartes marquées 1x quittent le jeu après usage.


## Camps

lesson-camps-title = Les camps
lesson-camps-about = Appuyer des camps sur vos murs pour que des lignes entières rapportent des points.
lesson-camps-build-title = Hors des murs
lesson-camps-build-1 = Un **camp** s’appuie par son bastion sur le mur d’une tuile. Ici, le bastion est à droite.
lesson-camps-build-2 = Sa flèche rapporte **1 point par tuile d’une ligne ininterrompue**.
lesson-camps-build-turn = Placez le camp là où sa ligne est la plus longue.
lesson-camps-build-done = Quatre tuiles alignées : 4 points à chaque décompte.
lesson-camps-build-hint = Placez-le à gauche de votre plus longue rangée.
lesson-camps-build-wrong = Cette fois, placez le camp.
lesson-camps-build-wrong-short = Derrière ce mur, une tuile puis une case vide : 1 point. Cherchez la plus longue rangée.
lesson-camps-build-wrong-reserve = En réserve, un camp ne rapporte rien. Placez-le.
lesson-camps-score-title = La ligne compte
lesson-camps-score-1 = Dans le tableau, à « Camps » : **4 points**. La fontaine compte aussi, et les murs à l’intérieur n’arrêtent pas la ligne.
lesson-camps-score-2 = Le mur derrière le bastion compte encore pour votre mur d’enceinte.
lesson-camps-forbidden-title = Bastion contre mur
lesson-camps-forbidden-1 = Ce camp a son bastion **en haut**.
lesson-camps-forbidden-2 = Un bastion touche un mur ; un **côté nu** ne touche aucune tuile.
lesson-camps-forbidden-turn = Essayez deux cases où ce n’est pas le cas.
lesson-camps-forbidden-done = Bastion et mur, ou les côtés nus de deux camps : rien d’autre ne peut se toucher.
lesson-camps-forbidden-hint = Le jardin sous la fontaine n’a pas de mur : essayez les cases à côté.
lesson-camps-held-title = Le mur doit rester
lesson-camps-held-1 = Le camp s’appuie seulement sur le sérail.
lesson-camps-held-2 = Aucune transformation ne peut laisser un camp **sans son mur**.
lesson-camps-held-turn = Essayez de retirer le sérail.
lesson-camps-held-done = Retirez d’abord le camp, puis le sérail.
lesson-camps-held-hint = Appuyez sur « Transformer », puis choisissez le sérail à gauche de la fontaine.
