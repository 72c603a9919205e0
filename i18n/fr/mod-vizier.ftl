### The vizier beside the market: the texts of the module.

mod-vizier = La faveur du vizir
    .bare = Faveur du vizir
new-idea-vizier = Un achat hors de votre tour, en faisant l’appoint.
new-pieces-vizier = Matériel : un vizir par joueur.
new-changes-vizier = Entre deux tours de jeu, on peut acheter une tuile en faisant l’appoint ; réactiver le vizir est une action.
log-vizier-used = { $name } utilise le vizir : { $tile } pour { $price }
log-vizier-woken = { $name } réactive le vizir
play-vizier-on = vizir actif
play-vizier-off = vizir inactif
prompt-vizier = Utiliser le vizir ?
prompt-vizier-how = une tuile du marché en faisant l’appoint ; elle est placée aussitôt
prompt-vizier-buy = Vizir : acheter { $tile } pour { $price } ?
prompt-vizier-exact = appoint : le vizir devient inactif
prompt-vizier-over = { $n } en trop : le vizir doit faire l’appoint
rule-vizier-use-title = Utiliser le vizir
rule-vizier-use-text = Après chaque tour, un vizir actif permet d’acheter une tuile du marché en faisant l’appoint. Elle est placée aussitôt et le vizir devient inactif.
refuse-vizier-use =
    { $reason ->
        [inactive] Le vizir est inactif.
        [not_for_sale] Cette tuile n’est pas en vente maintenant.
        [exact] Le vizir doit faire l’appoint : { $over } en trop.
       *[not_now] Le vizir s’utilise entre deux tours de jeu.
    }
rule-vizier-order-title = Qui répond en premier
rule-vizier-order-text = On interroge dans l’ordre du tour, en commençant par le joueur suivant ; celui qui vient de jouer répond en dernier. Après chaque achat, on interroge de nouveau tout le monde.
rule-vizier-reactivate-title = Réactiver le vizir
rule-vizier-reactivate-text = Réactiver son vizir est une action ; elle termine les actions du tour.
refuse-vizier-reactivate = Le vizir est déjà actif.
rule-vizier-limits-title = Limites du vizir
rule-vizier-limits-text = Le vizir ne prend pas d’abri de chantier, aucun personnage n’agit sur son achat, et il ne s’utilise plus dès que la fin de la partie est déclenchée.
act-use-vizier-aside = Utiliser le vizir pour un bazar
piece-vizier = Le vizir. Actif, il achète après un tour une tuile du marché en faisant l’appoint.
worth-vizier = Appoint possible : { $tiles }
worth-vizier-none = L’appoint n’est possible pour aucune tuile

## Livre de règles

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

## Leçon

lesson-vizier-title = La faveur du vizir
lesson-vizier-about = Acheter une tuile entre deux tours de jeu, au bon moment.
lesson-vizier-use-title = Acheter avant votre tour
lesson-vizier-use-1 = Marco a terminé son tour ; c’est ensuite à Claire.
lesson-vizier-use-2 = Votre **vizir** peut acheter une tuile du marché entre deux tours de jeu.
lesson-vizier-use-3 = Vous faites l’**appoint**, et la tuile est placée **aussitôt**.
lesson-vizier-use-turn = Achetez l’arcade pour 9 florins et construisez-la.
lesson-vizier-use-done = Le marché est de nouveau plein, votre vizir est inactif, et votre tour reste à venir.
lesson-vizier-use-hint = Choisissez la tuile de la case des florins : 2 + 7 florins font exactement 9.
lesson-vizier-use-wrong = Cette fois, achetez l’arcade avec le vizir et construisez-la.
lesson-vizier-use-wrong-pass = Claire joue avant vous et pourrait acheter l’arcade. Utilisez le vizir maintenant.
lesson-vizier-use-wrong-reserve = Permis aussi, mais la réserve ne rapporte jamais rien. Construisez l’arcade.
lesson-vizier-exact-title = L’appoint ou rien
lesson-vizier-exact-1 = À votre tour, vous pouvez payer trop. **Le vizir, non.**
lesson-vizier-exact-2 = Vous avez 4 et 6 florins, 3 et 5 dirhams, 9 dinars et 8 ducats.
lesson-vizier-exact-turn = Essayez de payer plus que le prix avec le vizir.
lesson-vizier-exact-done = Payer trop est refusé. Pour le vizir, gardez plusieurs petites cartes : elles permettent beaucoup de sommes.
lesson-vizier-exact-hint = Choisissez le sérail de la case des ducats : il coûte 6, et vous avez 8 ducats.
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
