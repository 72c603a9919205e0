### Jouer sur plusieurs ordinateurs : les invitations, et pourquoi on ne peut pas rejoindre une table.

invitation-none = Ce texte ne contient pas d’invitation
invitation-newer = Cette invitation vient d’une version plus récente du programme
invitation-short = L’invitation est incomplète : { $n } groupes sur { $all }
invitation-group = Une lettre est fausse dans le groupe { $n } : { $group } n’est pas possible
invitation-wrong = Les groupes de cette invitation ne vont pas ensemble
invitation-address = « { $address } » n’est pas l’adresse d’une table
join-no-answer = Personne ne répond à { $address }. La table est fermée, ou un pare-feu bloque Alhambra Qt sur cet ordinateur.
join-other = Une autre table répond à { $address }. L’invitation ne correspond pas à sa clé.
join-strange = Ce qui répond à { $address } ne parle pas la langue de ce programme.
join-version-newer = La table joue avec la version { $theirs } (protocole { $their }), celle-ci est la { $ours } (protocole { $our }). Mettez à jour le programme sur cet ordinateur.
join-version-older = La table joue avec la version { $theirs } (protocole { $their }), celle-ci est la { $ours } (protocole { $our }). C’est le programme de la table qu’il faut mettre à jour.
join-void = Cette invitation n’est plus valable. Demandez-en une nouvelle.
join-full = Aucune place n’est libre à cette table.
join-elsewhere = Votre place a été prise depuis un autre ordinateur.
join-closed = La table a été fermée.
join-ended = La table a été fermée définitivement.
join-refused = La table a refusé ce que ce programme a envoyé.
