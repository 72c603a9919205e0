## The settings screen: name, explanation, choices

set-language = Langue
set-language-help = La langue de tous les textes. Elle change aussitôt, même en cours de partie.
set-language-system = Langue du système
language-part = { $name } ({ $n } %)
language-progress = En cours de traduction
language-gaps = { $name } est en cours de traduction. Les textes qui ne sont pas encore traduits sont en anglais.
set-theme = Couleurs
set-theme-help = Les couleurs de nuit ménagent les yeux dans l’obscurité. Le contraste élevé est le plus lisible.
set-theme-system = Comme le système
set-theme-light = Jour
set-theme-dark = Nuit
set-theme-high-contrast = Contraste élevé
set-tiles = Tuiles et table
set-tiles-help = Le dessin des tuiles et de la table. Les règles, les signes et les tailles ne changent pas.
set-tiles-courtyard = Cour
set-tiles-plain = Sobre
set-tiles-mosaic = Mosaïque
set-ui-scale = Taille des textes et des boutons
set-ui-scale-help = Avec des textes plus grands, la table se réorganise.
set-ui-scale-value = { $n } %
set-touch = Écran tactile
set-touch-help = Les boutons et les choix font au moins 44 pixels de haut. Le premier appui sur un élément montre ce que c’est, le second l’utilise ; laissez le doigt dessus pour en savoir plus.
set-animation-speed = Vitesse des animations
set-animation-speed-help = De 1, lente, à 5, rapide ; à 0, tout est aussitôt en place.
set-animation-speed-value =
    { $n ->
        [0] Désactivées
       *[other] { $n }
    }
set-reduced-motion = Réduire les animations
set-reduced-motion-help = Les tuiles et les cartes apparaissent en fondu au lieu de se déplacer.
set-reduced-motion-system = Comme le système
set-reduced-motion-on = Toujours
set-reduced-motion-off = Jamais
set-ai-speed = Vitesse des IA
set-ai-speed-help = La durée d’affichage de chaque coup d’une IA. En mode Pas à pas, le jeu attend une touche.
set-ai-speed-step = Pas à pas
set-ai-speed-slow = Lente
set-ai-speed-normal = Normale
set-ai-speed-fast = Rapide
set-ai-speed-instant = Immédiate
set-sounds = Sons
set-sounds-help = Chaque son a aussi quelque chose à voir. Une touche coupe et rétablit tous les sons.
set-effects-volume = Volume des effets
set-effects-volume-help = Tuiles, cartes, jetons et boutons, tant que cette fenêtre est au premier plan.
set-effects-volume-value = { $n } %
set-notices-volume = Volume des alertes
set-notices-volume-help = Votre tour, un coup interdit, un décompte, la fin de la partie : même derrière d’autres fenêtres.
set-notices-volume-value = { $n } %
sounds-on = Sons activés
sounds-off = Sons coupés
set-alt-keys = Exiger Alt pour les lettres
set-alt-keys-help = À la table, les lettres, les chiffres et les signes n’agissent qu’avec Alt. Si Alt et la lettre ont déjà un usage, ajoutez Maj.
set-confirm-turn = Valider les coups
set-confirm-turn-help = Les coups qui demandent encore une validation avant d’être joués. Ce qui ne peut pas être annulé en demande toujours une, sauf avec « { set-confirm-turn-off } ».
set-confirm-turn-auto = Tout pendant l’apprentissage
set-confirm-turn-on = Tout
set-confirm-turn-irreversible = Seulement l’irréversible
set-confirm-turn-off = Rien
set-assist = Aide pendant la partie
set-assist-help = Le mode Apprentissage explique chaque étape. Le mode Expert ne montre que ce que vous demandez. Ce choix vaut à partir de la prochaine partie.
set-assist-learn = Apprentissage
set-assist-normal = Normale
set-assist-expert = Expert
set-remarks = Remarques des IA
set-remarks-help = Après un décompte, chaque IA dit en une phrase ce qu’il lui a rapporté.
set-show-counts = Afficher le tableau des bâtiments
set-show-counts-help = Les bâtiments de chaque joueur, avec les points si le décompte avait lieu maintenant. Ce choix vaut à partir de la prochaine partie.
set-milestones = Jalons
set-milestones-help = Votre parcours note la première fois que vous réussissez quelque chose qui vaut la peine d’être appris. Rien ne s’affiche pendant une partie.
set-today = Parties du jour
set-today-help = Une partie pour chaque date, les défis et un calendrier de vos résultats. Ajoute « { today-title } » à la page d’accueil.

## What was wrong with the settings file

settings-broken = Les paramètres de { $file } sont inutilisables : { $reason }. Le fichier a été conservé sous le nom { $kept }, et les paramètres par défaut sont rétablis.
settings-locked = Les paramètres de { $file } restent tels quels : { $reason }. Ce que vous choisissez maintenant vaut jusqu’à la fermeture.
settings-bad-value = Dans { $file }, la valeur de « { $key } » est inutilisable. La valeur par défaut est utilisée.
settings-not-saved = Impossible de sauvegarder les paramètres dans { $file } ({ $reason }). Ils restent valables jusqu’à la fermeture.
set-hear-phrases = Messages des autres
set-hear-phrases-help = Quand d’autres jouent ailleurs. Vous pouvez aussi ignorer une seule personne : « { say-title } ».
