### The page for those who play with a screen reader.

reader-title = Jouer avec un lecteur d’écran
reader-entry = Avec un lecteur d’écran

reader-start-title = Par où commencer
reader-start-1 = Sur chaque page, Tab passe à la commande suivante, F6 à la partie suivante, Échap revient en arrière et F1 ouvre les règles.
reader-start-2 = C’est la première fois ? « { start-learn } » sur la page d’accueil mène à cinq courts chapitres où vous jouez chaque coup. « { button-new-game } » puis Entrée lancent une partie contre l’ordinateur.

reader-table-title = La table
reader-table-1 = La table a plusieurs parties : la question posée, votre Alhambra, la réserve, votre main, le marché, l’argent visible, les éléments des modules, les autres joueurs et ce qui s’est passé.
reader-table-2 = Une case est nommée par le chemin depuis la fontaine : tant de pas à l’est ou à l’ouest, tant au nord ou au sud. D’une tuile, vous entendez le type, le prix, les murs et les côtés ouverts.
reader-table-3 = Une case où une tuile peut aller dit qu’elle est possible, et de combien votre plus long mur changerait.
reader-table-4 = « { menu-lists } », dans le menu de la partie et par sa propre touche, montre tout en listes et dans une grille : pour le braille, pour les lecteurs plus anciens ou par goût. On peut y jouer toute une partie.

reader-turn-title = Un tour
reader-turn-1 = Choisissez d’abord quoi faire : de l’argent, une tuile du marché ou une transformation. Puis choisissez les cartes ou la tuile ; si vous pouvez faire l’appoint, les cartes sont déjà choisies. Entrée joue aussitôt le choix.
reader-turn-2 = Si vous choisissez une chose interdite, le jeu vous dit pourquoi. Chaque pas peut être annulé tant que rien de nouveau n’est révélé.

reader-seats-title = À plusieurs sur un seul ordinateur
reader-seats-1 = Entre deux personnes, l’écran de passage cache la table, même au lecteur d’écran : il dit seulement qui va jouer. Sa main n’est lue qu’ensuite, quand cette personne a continué.
reader-seats-2 = Ce que dit le lecteur d’écran, tout le monde l’entend : avec un casque, votre main reste à vous. Chaque joueur peut avoir sa langue.

reader-learn-title = Leçons et exercices
reader-learn-1 = Dans une leçon, vous entendez les mots d’une étape, puis ce qui est marqué sur la table ; les éléments marqués l’annoncent aussi. H donne un conseil, Entrée continue.
reader-learn-2 = Dans un exercice, cartes et cases se choisissent avec les flèches et la barre d’espace, les réponses par leur numéro, et Entrée vérifie. Le verdict vient avec ses raisons.

reader-settings-title = Paramètres utiles
reader-settings-1 = « { set-ai-speed } » : avec « { set-ai-speed-step } », chaque coup d’une IA attend une touche, et aucune phrase n’en couvre une autre.
reader-settings-2 = « { set-animation-speed } » : à 0, tout est aussitôt en place. « { set-assist } » : « { set-assist-learn } » explique chaque étape.

reader-tried-title = Ce qui a été essayé, et ce qui ne l’a pas été
reader-tried-1 = Essayé : Orca 43 sous Debian 12, sur un écran virtuel (Xvfb). Il a lu les pages et la table pendant qu’on appuyait sur des touches. Des tests vérifient que tout ce qui est dessiné a des mots et que leçons et exercices peuvent se faire par le seul arbre d’accessibilité.
reader-tried-2 = Pas essayés, faute de pouvoir les lancer : NVDA, JAWS et Narrator sous Windows, VoiceOver sous macOS, les versions plus récentes d’Orca, les afficheurs braille. Ils reçoivent les mêmes noms, rôles et actions ; ce qu’ils en disent n’est pas connu.
reader-tried-3 = Aucune personne qui utilise un lecteur d’écran chaque jour n’a encore essayé le jeu.

reader-report-title = Si vous l’essayez
reader-report-1 = Jouez le premier chapitre, puis une partie. À chaque blocage, notez ce que vous avez fait, entendu et attendu, avec le nom et la version du lecteur et du système.
reader-report-2 = Le fichier CONTRIBUTING.md du projet dit où le signaler et comment savoir ce qu’un lecteur reçoit.
