# Quand c’est le programme qui se trompe : l’avis, et la page qui dit ce qui s’est passé.
fault-told = Une erreur s’est produite dans le programme. Vous pouvez continuer ; la partie est sauvegardée comme toujours.
fault-more = Ce qui s’est passé
fault-title = Une erreur s’est produite
fault-what = Une partie du programme n’a pas pu faire son travail : il peut manquer quelque chose à l’écran, ou certaines choses peuvent ne plus être à jour. Vos parties sont à l’abri : chacune est sauvegardée après chaque action. Vous pouvez continuer ; si cela se répète, fermez le programme et relancez-le.
fault-report = Le rapport
fault-report-what = Un rapport permet de trouver et de corriger l’erreur. Il contient :
fault-holds-log = La fin du journal : ce qui n’a pas marché, et les versions du programme et du système.
fault-holds-settings = Vos paramètres, sans noms.
fault-holds-game = La partie en cours avec toutes ses actions et sans noms. La personne qui le lit peut en déduire toutes les mains et toutes les cartes cachées de cette partie.
fault-holds-no-game = Aucune partie, car aucune n’est en cours.
fault-sent = Rien n’est envoyé automatiquement. Le rapport va dans le presse-papiers, et c’est vous qui décidez à qui le donner.
fault-log = Le journal seul se trouve ici : { $file }
fault-where = { $kind } dans { $file }, ligne { $line }
fault-times =
    { $n ->
        [one] { $n } erreur depuis le lancement du programme
       *[other] { $n } erreurs depuis le lancement du programme
    }
fault-copy = Copier le rapport
fault-copied = Le rapport est maintenant dans le presse-papiers.
fault-go-on = Continuer
