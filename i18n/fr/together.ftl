### Jouer sur plusieurs ordinateurs : les invitations, et pourquoi on ne peut pas rejoindre une table.

invitation-none = Ce texte ne contient pas d’invitation
invitation-newer = Cette invitation vient d’une version plus récente du programme
invitation-short = L’invitation est incomplète (groupes de lettres reçus : { $n } sur { $all })
invitation-group = Le groupe { $n } est faux ou mal placé : { $group }
invitation-wrong = Une partie de ce texte vient d’une autre invitation
invitation-address = « { $address } » n’est pas l’adresse d’une table
join-no-answer = Personne ne répond à { $address }. La table est fermée, ou un pare-feu bloque Alhambra Qt sur cet ordinateur.
join-cut = La table à { $address } répond, mais la connexion se coupe. Trop de monde essaie peut-être d’entrer. Cela marchera peut-être plus tard.
join-relay-full = Le relais à { $address } est plein. Il y aura peut-être de la place plus tard.
join-no-table = Le relais à { $address } répond, mais la table n’y est pas. Demandez à l’hôte de l’ouvrir.
join-other = Une autre table répond à { $address }. L’invitation ne correspond pas à sa clé.
join-strange = Ce qui répond à { $address } n’est pas Alhambra Qt.
join-version-newer = La table joue avec la version { $theirs } (protocole { $their }), celle-ci est la { $ours } (protocole { $our }). Mettez à jour le programme sur cet ordinateur.
join-version-older = La table joue avec la version { $theirs } (protocole { $their }), celle-ci est la { $ours } (protocole { $our }). C’est le programme de la table qu’il faut mettre à jour.
join-void = Cette invitation n’est plus valable. Demandez-en une nouvelle.
join-full = Aucune place n’est libre à cette table.
join-watch-full = Personne d’autre ne peut regarder cette table.
join-elsewhere = Votre place a été prise depuis un autre ordinateur.
join-closed = La table a été fermée.
join-ended = La table a été fermée définitivement.
join-refused = La table a refusé ce que ce programme a envoyé.
join-unfit = La table a envoyé quelque chose d’incompatible avec cette partie ou cette version du programme ({ $ours }) : votre programme a quitté la table.
join-deals-again = La table a demandé un nouveau mélange alors que les nombres de chacun étaient déjà révélés. Un hôte pourrait ainsi choisir la donne : votre programme a quitté la table.

together-title = Jouer ensemble
together-host = Héberger
together-open = Ouvrir une table
together-open-note = Votre ordinateur est la table. Vos amis ont besoin de ce programme et de rien d’autre : ni compte, ni serveur.
together-name = Votre nom
together-mark = Votre symbole : { $mark }
together-begin = Commencer par
together-new = une nouvelle partie
together-saved = la partie sauvegardée
together-waits = La partie sauvegardée : { $name }
together-finds = Qui la trouve
together-network = ce réseau
together-invited = les invités seulement
together-more = Plus
together-found-by-network = Les joueurs de ce réseau peuvent trouver votre table. Vous pouvez aussi inviter des amis qui sont ailleurs.
together-found-by-invited = Seuls vos invités peuvent trouver votre table.
together-listens = Personne ne peut encore se connecter. Une fois la table ouverte, cet ordinateur écoute sur { $address } (ou un autre port libre) jusqu’à ce que vous la fermiez.
together-firewall = La première fois, votre système peut demander si Alhambra Qt a le droit d’utiliser les réseaux privés : il faut répondre oui.
together-invitation = Vous avez une invitation
together-invitation-hint = ALH1-…
together-proves = Collez le message de l’hôte n’importe où sur cette page.
together-no-address = L’invitation est complète mais ne donne pas d’adresse. Écrivez-la à la fin : @192.168.1.23:8765
together-whole = L’invitation est complète : la table à { $address }
together-watch-whole = Avec cette invitation, vous pouvez regarder la table à { $address }
together-join = Rejoindre
together-joining = Recherche de la table…
together-looks-on = Votre place est gardée, et le programme continue à chercher la table. { $reason }
together-joined = Vous êtes à cette table : { $name }
together-watching = Vous regardez cette table : { $name }
together-watch = Regarder
together-take-seat = Reprendre votre place
together-turn-lobby = La partie n’a pas commencé
together-turn-over = La partie est terminée
together-turn-yours =
    { $n ->
        [0] À vous de jouer
        [one] À vous de jouer depuis { $n } minute
       *[other] À vous de jouer depuis { $n } minutes
    }
together-turn-yours-hours =
    { $n ->
        [one] À vous de jouer depuis { $n } heure
       *[other] À vous de jouer depuis { $n } heures
    }
together-turn-yours-days =
    { $n ->
        [one] À vous de jouer depuis { $n } jour
       *[other] À vous de jouer depuis { $n } jours
    }
together-turn-others =
    { $n ->
        [0] À un autre de jouer
        [one] À un autre de jouer depuis { $n } minute
       *[other] À un autre de jouer depuis { $n } minutes
    }
together-turn-others-hours =
    { $n ->
        [one] À un autre de jouer depuis { $n } heure
       *[other] À un autre de jouer depuis { $n } heures
    }
together-turn-others-days =
    { $n ->
        [one] À un autre de jouer depuis { $n } jour
       *[other] À un autre de jouer depuis { $n } jours
    }
together-tables-note = Les noms ne sont pas garantis ici. En cas de doute, demandez l’invitation.
together-found =
    { $n ->
        [0] Pas encore de table sur ce réseau
        [one] { $n } table sur ce réseau
       *[other] { $n } tables sur ce réseau
    }
together-missing-table = Il manque une table ? Vous devez être sur le même réseau, et le pare-feu de l’ordinateur de l’hôte doit laisser entrer Alhambra Qt. Certaines box séparent les appareils : utilisez alors l’invitation.
together-version = Version { $theirs } (protocole { $their }) ; vous avez la { $ours } (protocole { $our }). La plus ancienne des deux est à mettre à jour.
together-kept = Votre place à { $address } est gardée
together-mine = Votre place y est gardée
together-watched = Vous pouvez regarder de nouveau cette table
together-full = Les { $all } places sont prises
together-waiting = En attente de joueurs · places libres : { $n } sur { $all }
together-running = La partie est en cours · places libres : { $n } sur { $all }
together-no-looking = On ne peut pas chercher de tables sur cet ordinateur. Les invitations fonctionnent quand même.
together-not-announced = La table ne peut pas être annoncée sur ce réseau. Les invitations fonctionnent quand même.
together-no-port = Impossible d’ouvrir une table sur cet ordinateur : { $reason }
together-not-kept = Les places n’ont pas pu être gardées pour plus tard : { $reason }
together-same = Votre table de la dernière fois est rouverte. Ses invitations restent valables.
together-missing = Pour jouer ensemble, il faut les paquets Python websockets, PyNaCl et zeroconf. Ils viennent avec alhambra-qt[together].
together-over = Seule une partie sauvegardée et non terminée peut être ouverte à d’autres.
together-at-the-table = La partie se sauvegarde et se modifie sur l’ordinateur qui sert de table.
together-reopen-do = Ouvrir la table
together-leave-ask =
    { $n ->
        [one] { $names } est à votre table. Si vous partez, elle se ferme pour tout le monde.
       *[other] { $names } sont à votre table. Si vous partez, elle se ferme pour tout le monde.
    }
together-leave-do = Partir quand même
reopen-title =
    { $n ->
        [one] { $names } joue ailleurs
       *[other] { $names } jouent ailleurs
    }
reopen-kept = La table de cette partie est fermée. Ouvrez-la : vos amis pourront revenir avec les invitations qu’ils ont déjà.
reopen-lost = La table de cette partie est fermée, et ses clés ont disparu. Ouvrez-la et envoyez à vos amis de nouvelles invitations.
reopen-without = Continuer sur cet ordinateur seulement
reopen-note = L’IA peut prendre les places de vos amis : leurs cartes restent cachées. Si vous les jouez ici, cet écran montre leurs cartes.
reopen-computer-sure = Donner ces places à l’IA ?
reopen-here = Les jouer ici
reopen-here-sure = Montrer leurs cartes ici ?
together-message = Rejoignez ma table d’Alhambra. Dans Alhambra Qt, choisissez « { together-title } » et collez ceci : { $invitation }
lobby-watch-message = Regardez ma table d’Alhambra. Dans Alhambra Qt, choisissez « { together-title } » et collez ceci : { $invitation }
together-sealed-title = Confidentiel
together-sealed-what = Tout est chiffré de bout en bout.
together-honest-title = Une donne honnête
together-honest-what = Chaque programme prend part au mélange ; à la fin, chacun vérifie.
together-kept-title = Personne ne perd sa place
together-host-title = Ce que l’hôte pourrait faire
together-host-what = Regarder dans le sac. Si c’est important pour vous, laissez un troisième ordinateur héberger la table.
together-kept-what = En cas de coupure, la place est gardée et on y revient.

lobby-title = Table : { $name }
lobby-seats = Les places, dans l’ordre du jeu
lobby-here = Ici
lobby-far = Ailleurs
lobby-computer = IA
lobby-free = Place libre
lobby-you = sur cet ordinateur
lobby-ready = ici, tout est prêt
lobby-not-ready = ici
lobby-nobody = personne pour l’instant
lobby-away-seconds =
    absence : { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
lobby-away =
    absence : { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
lobby-invite = Invitation
lobby-renew = Remplacer
lobby-renew-sure = Annuler l’ancienne ?
lobby-taken = { $name } est à cette place. Une nouvelle invitation annule l’ancienne et libère la place.
lobby-invitation = Invitation
lobby-for-seat = À envoyer à qui prendra la place { $n }.
lobby-all-taken = Tout le monde est là.
lobby-copy = Copier pour la place { $n }
lobby-show = Afficher
lobby-copied = Copié : envoyez-le pour la place { $n }.
lobby-watch-renew = Nouvelle invitation à regarder
lobby-watch-copied = Copié : toute personne qui a cette invitation peut regarder.
lobby-watch-copy = Copier l’invitation à regarder
lobby-watch-most =
    { $n ->
        [0] Personne ne peut regarder
        [one] { $n } personne peut regarder
       *[other] { $n } personnes peuvent regarder
    }
lobby-watchers = Combien peuvent regarder
lobby-watching = Regardent : { $names }
lobby-hands = Montrer les mains plus tard
lobby-hands-note = Si tous les joueurs acceptent avant le début de la partie, ceux qui regardent voient toutes les mains avec dix tours de table de retard.
lobby-hands-all = Tous les joueurs acceptent : ceux qui regardent voient toutes les mains avec dix tours de table de retard.
lobby-agree = J’accepte de montrer les mains
lobby-agrees = accepte de montrer les mains
lobby-listening = Cet ordinateur écoute sur { $address } jusqu’à la fermeture de la table. Pour que l’on puisse vous rejoindre de l’extérieur, votre routeur doit rediriger ce port vers cet ordinateur.
lobby-game = La partie
lobby-minutes = Environ { $n } minutes
lobby-honest = Le programme de chaque joueur prend part à la donne au début de la partie. Chacun garde sa langue et son aide.
lobby-dealt = Cette partie a déjà été distribuée, sur l’ordinateur de la table. Votre programme peut vérifier les coups, mais pas la donne.
lobby-change = Modifier…
lobby-changed = L’hôte a modifié la partie. Confirmez à nouveau que l’on peut commencer.
lobby-added = En plus : { $names }
lobby-removed = En moins : { $names }
lobby-take-game = Utiliser cette partie
lobby-count = Places prêtes : { $n } sur { $all }
lobby-waits = Places prêtes : { $n } sur { $all }. Si vous commencez maintenant, l’IA joue aux places libres ; qui vient plus tard prend le relais.
lobby-unready = Pas encore prêt : { $names }. Vous pouvez commencer sans attendre.
lobby-start = Commencer
lobby-to-game = À la partie
lobby-say-ready = On peut commencer
lobby-wait = Pas encore, merci
lobby-leave = Quitter la table
lobby-close = Fermer la table
lobby-close-sure = Partir maintenant ?

company-lost = Recherche de la table ({ $table })…
company-lost-note = La connexion est coupée. Ce que vous voyez reste, votre place est gardée, et le programme continue d’essayer.
watch-lost-note = La connexion est coupée. Ce que vous voyez reste, et le programme continue d’essayer.
watch-next = { $name } au centre
watch-note = Vous regardez : vous ne voyez aucune main et n’envoyez rien.
watch-hands = Tous les joueurs ont accepté : vous voyez les mains avec dix tours de table de retard.
watch-open = Mains du tour de table { $n }
company-ended = La table ({ $table }) est fermée
company-ended-note = Ce que vous avez vu reste lisible.
company-taken = Cette place se joue maintenant sur un autre ordinateur
company-taken-note = Une place ne se joue que sur un seul ordinateur. Si quelqu’un d’autre l’a prise, reprenez-la et demandez une nouvelle invitation à l’hôte.
company-take = Reprendre la place
company-leave = Quitter
company-save = Sauvegarder et quitter
company-wait = Attendre
company-computer = Laisser jouer l’IA
company-away =
    { $name } n’est plus à la table depuis { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
company-left = { $name } n’est plus à la table
company-waits = À { $name } de jouer. La partie attend aussi longtemps que vous voulez.
company-soon = Au bout de deux minutes, vous pourrez laisser jouer l’IA.
company-wants = D’accord pour que l’IA joue : { $names }. Elle jouera dès que tous les présents seront d’accord.
company-came = { $name } arrive : place { $n }
company-watches = { $name } regarde la partie
company-expelled = Connexion fermée : { $name }. Ceux qui regardent ne peuvent rien envoyer.
company-hands = Tous les joueurs ont accepté : ceux qui regardent voient toutes les mains avec dix tours de table de retard.
company-hands-ended = Ceux qui regardent ne voient plus les mains : les joueurs n’ont pas tous accepté.
company-back = { $name } est de retour
company-moved = { $name } joue maintenant sur un autre ordinateur
company-renew = Nouvelle invitation
company-plays = { $name } n’est plus à la table : une IA joue
menu-invite = Inviter des amis
menu-invite-detail = qui sont ailleurs
keys-invite = Inviter des amis qui sont ailleurs
keys-say = Dire quelque chose à la table

say-title = Parler à la table
say-note = Chacun le lit dans sa langue.
say-nudge = Un signe à qui doit choisir
say-nobody = Personne n’est sur un autre ordinateur.
watch-silent = Vous regardez : les joueurs ne reçoivent aucun message de vous.
say-said = { $name } : { $phrase }
say-nudged = { $name } vous fait signe : à vous de jouer
say-nudge-sent = { $name } a reçu votre signe
say-nudge-nobody = Il n’y a personne à qui faire signe.
phrase-hello = Bonjour à tous
phrase-good-luck = Bonne chance
phrase-your-turn = À vous de jouer
phrase-one-moment = Un instant, s’il vous plaît
phrase-thinking = Je réfléchis
phrase-well-played = Bien joué
phrase-oops = Oups
phrase-thanks = Merci
phrase-back-soon = Je reviens tout de suite
phrase-must-go = Je dois bientôt partir
phrase-good-game = C’était une belle partie
phrase-again = On en refait une ?

does-await = Attend, et ne redemande que si quelque chose change.
does-let-computer = Laisse l’IA jouer à cette place, dès que tous les présents le veulent.
does-save-leave = Quitte la table. La partie reste sauvegardée telle quelle.
does-take-seat = Reprend votre place à l’autre ordinateur.
deal-checking = Vérification de la donne…
deal-checking-note = Votre programme compare toute la partie à ce qu’il vous a montré.
deal-honest = La donne était honnête : vérifié
deal-honest-note = Votre programme a refait le mélange à partir des nombres de tous, et tous les coups concordent.
deal-moves = Tous les coups concordent : vérifié
deal-moves-note = Cette partie concorde avec tout ce que vous avez vu. La donne était faite avant votre arrivée.
deal-watched-note = Cette partie concorde avec tout ce que vous avez vu. Seuls les joueurs participent à la donne.
deal-turn = L’enregistrement ne concorde plus à partir du tour de jeu { $n }
deal-turn-note = On vous a montré autre chose. L’enregistrement est parmi vos parties : demandez à l’hôte.
deal-show = Voir le tour de jeu { $n }
deal-broken = La donne n’est pas celle promise
deal-broken-note = L’enregistrement ne correspond pas aux nombres dont la donne devait être tirée : demandez à l’hôte.
deal-unasked = La table a distribué sans votre nombre
deal-unasked-note = Vous étiez à la table avant le début, mais elle n’a pas demandé son nombre à votre programme. L’hôte a donc pu choisir la donne.
deal-unused = La table a distribué sans votre nombre
deal-unused-note = Votre programme a donné son nombre, mais la donne a été faite sans lui. L’hôte a donc pu la choisir.
deal-lost = La table a distribué sans votre nombre
deal-lost-note = Votre programme n’était pas connecté au moment de la donne. Une table honnête continue alors sans lui, mais un hôte peut aussi couper la connexion pour choisir la donne. Votre programme ne peut pas faire la différence.
deal-played = La table a joué pour vous au tour de jeu { $n }
deal-played-note = À ce tour, votre place a joué un coup que votre programme n’a pas envoyé. Si vous n’avez pas joué sur un autre ordinateur, c’est l’hôte qui l’a joué.
deal-undone = La table a annulé des coups au tour de jeu { $n }
deal-undone-note = Personne ne peut annuler ces coups : ils ont révélé quelque chose, ou leur auteur ne l’a pas demandé. Cela arrive quand un ordinateur perd ses derniers coups, mais aussi quand un hôte veut une autre issue.
deal-record = L’enregistrement ne peut pas être rejoué
deal-record-note = Il enfreint les règles ou il est endommagé : votre programme ne peut pas le comparer à ce que vous avez vu. Demandez à l’hôte.
deal-more =
    { $n ->
        [one] Cela s’est produit dans { $n } autre tour de jeu.
       *[other] Cela s’est produit dans { $n } autres tours de jeu.
    }
deal-compared = Vos coups sont comparés à partir du tour de jeu { $n }. Les précédents ont été joués avant le démarrage de ce programme, ou sur un autre ordinateur.
deal-missing = La donne n’a pas pu être vérifiée
deal-missing-note = La table a été fermée avant l’arrivée de toute la partie.
deal-host = Vos invités vérifient la donne
deal-host-note = Leurs programmes ont maintenant toute la partie et la comparent à ce qu’ils ont montré.
presence-host = ici · hôte
presence-away = absence
presence-away-for = absence : { $n } min
presence-computer = l’IA joue
menu-say-detail = phrases prêtes, dans la langue de chacun
menu-leave-table-detail = la partie reste sauvegardée
menu-host-leaves = la table ferme, la partie reste sauvegardée
menu-guest-leaves = votre place est gardée
this-game-unknown = La graine et le code restent chez l’hôte jusqu’à la fin de la partie.
say-hear = Afficher les messages : { $name }
say-rest = C’était beaucoup d’un coup. Vous pourrez continuer dans quelques secondes.
company-your-turn = À vous de jouer · { $names }
together-relay = Relais
together-relay-hint = aucun
together-relay-note = Pour ceux qui sont hors de votre réseau, si le routeur ne redirige pas de port : l’adresse d’un relais, par exemple 203.0.113.7:8765. Il transmet des messages chiffrés et voit qui est connecté, quand et combien on envoie, mais rien de la partie.
lobby-relay-asked = Recherche du relais à { $address }…
lobby-relay-there = Les invités peuvent passer par le relais à { $address } ; l’invitation contient son adresse.
lobby-relay-full = Le relais à { $address } est plein. Le programme continue d’essayer.
lobby-relay-silent = Le relais à { $address } ne répond pas. Le programme continue d’essayer.
lobby-earlier = La place { $n } joue plus tôt ({ key-ctrl }+↑)
lobby-moved = { $name } : place { $n }
lobby-lots = Tirer au sort
lobby-file = Fichier…
lobby-file-name = Invitation Alhambra, place { $n }
