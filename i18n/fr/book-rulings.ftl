### Le livre de règles : ce qui se passe quand deux modules se rencontrent (INTERACTIONS.md).


## La faveur du vizir

ruling-vizier-exchange = Un bureau de change peut servir à payer ce qu’achète le vizir : avec lui, on fait toujours l’appoint, comme le vizir l’exige.
ruling-vizier-bonus = Pendant que vous placez la tuile achetée par le vizir, vous pouvez montrer une carte Bonus. Si le marché complété amène ensuite un décompte, la question est posée comme toujours.
ruling-vizier-huts = Le vizir n’achète que des tuiles en vente au marché. Il ne procure pas d’abri de chantier.
ruling-vizier-gates = La tuile achetée par le vizir est placée aussitôt, et une carte Porte peut ouvrir un passage vers elle.
ruling-vizier-diamonds = L’achat du vizir peut se payer en diamants, à condition de faire l’appoint.
ruling-vizier-characters = Aucun personnage n’agit sur un achat du vizir : Knihstig ne prend pas de carte, Karim ne procure pas de tuile, Ammar ne donne pas de transformation. Yusuf et Hakim comptent aux décomptes comme toujours.
ruling-vizier-camps = Un camp dans une case du marché est une tuile du marché : le vizir l’achète, et il est placé ou mis en réserve aussitôt.
ruling-vizier-thieves = Entre deux tours de jeu, on propose les voleurs et les vizirs en même temps et dans le même ordre, et après chaque utilisation on redemande à tout le monde. Le joueur suivant peut utiliser son vizir, mais pas de voleur.
ruling-vizier-change = Pour un achat du vizir, les pièces comptent comme des cartes de valeur 1. Comme on fait l’appoint, il n’y a rien à piocher.
ruling-vizier-trader = Si la tuile achetée par le vizir est placée sur la case du marchand, un habitant peut y emménager, même si un autre a déjà emménagé pendant votre tour, et le marchand est remis en place avant que le marché soit complété.
ruling-vizier-treasure = Le vizir achète des tuiles, pas de coffres.
ruling-vizier-builders = Pour un achat du vizir, un architecte est de l’argent de valeur 3. Il ne donne pas de transformation à ce moment-là, car ce n’est pas la fin de votre propre tour.
ruling-vizier-invaders = Comme le vizir fait l’appoint, l’achat procure l’éclaireur de ce type de bâtiment, s’il est visible.
ruling-vizier-bazaars = Le vizir peut acheter un bazar en faisant l’appoint, au prix de la tuile dans la case de sa devise.

## Le bureau de change

ruling-exchange-gates = Prendre un bureau de change et prendre une carte Porte sont deux actions entières : ils ne se prennent jamais ensemble, ni avec de l’argent.
ruling-exchange-diamonds = Un bureau de change et des diamants ne vont jamais dans le même paiement.
ruling-exchange-characters = Un bureau de change n’est pas de l’argent : il ne couvre pas d’enchère, Faruk, Knihstig et Machma ne le prennent pas, et Yammerad ne le compte pas. Si Yammerad en pioche un, il va à la défausse et on pioche encore.
ruling-exchange-camps = Un camp peut se payer avec un bureau de change, comme toute tuile du marché.
ruling-exchange-thieves = Les voleurs ne peuvent pas prendre un bureau de change.
ruling-exchange-change = Avec un bureau de change, vous pouvez mêler au paiement des pièces de ses deux devises. Comme on fait l’appoint, on n’en pioche pas.
ruling-exchange-treasure = Un bureau de change ne sert pas pour les coffres : on peut de toute façon y mêler les devises.
ruling-exchange-builders = Avec un bureau de change, vous pouvez mêler au paiement des architectes de ses deux devises, chacun de valeur 3.
ruling-exchange-invaders = Payer avec un bureau de change, c’est faire l’appoint : l’achat procure l’éclaireur.
ruling-exchange-bazaars = Un bazar peut se payer avec un bureau de change qui montre sa devise.

## Les cartes Bonus

ruling-bonus-huts = Une carte Bonus montrée compte à la majorité, mais ce n’est pas une tuile : elle n’augmente pas la valeur d’un abri.
ruling-bonus-characters = Le demi-bâtiment de Hakim s’ajoute aux cartes Bonus montrées. Avant un décompte, on demande d’abord les cartes Bonus, puis on choisit le type de Hakim. Si la transformation d’Ammar retire le bâtiment, la carte revient en main.
ruling-bonus-camps = Une carte Bonus n’est pas une tuile dans la ligne d’un camp.
ruling-bonus-walls = Un bâtonnet sur la tuile que montre une carte Bonus ne change rien : c’est toujours exactement cette tuile.
ruling-bonus-treasure = Une carte Bonus ne porte pas de coffre ; le bâtiment qu’elle représente peut en porter un, comme toujours.
ruling-bonus-builders = Si une transformation par une carte Architecte retire le bâtiment, sa carte Bonus revient en main avant que le marché soit complété et avant tout décompte. Si elle le construit, vous pouvez montrer la carte avant de terminer le tour.
ruling-bonus-bazaars = Une carte Bonus ne compte pas comme bâtiment autour d’un bazar.

## Les abris de chantier

ruling-huts-gates = Une porte dans le mur entre un abri et un bâtiment n’aide pas l’abri : ce bâtiment ne compte pas pour lui. L’abri lui-même peut être placé grâce à une porte.
ruling-huts-characters = Hakim a besoin d’un vrai bâtiment : un abri qui vaut 0 ne suffit pas. S’il vaut 1 ou plus, le demi-bâtiment s’y ajoute. Un abri ne coûte rien : Karim n’y sert donc à rien.
ruling-huts-camps = Un abri compte dans la ligne d’un camp, et un bastion peut s’appuyer sur son mur.
ruling-huts-walls = On peut ajouter des bâtonnets à un abri. Tout mur entre un abri et un bâtiment, imprimé ou ajouté, empêche le bâtiment de compter.
ruling-huts-trader = Personne n’emménage dans un abri placé sur la case du marchand, mais un habitant peut être échangé avec le stock.
ruling-huts-treasure = Un abri ne porte pas de coffre.
ruling-huts-builders = La transformation par une carte Architecte peut ajouter un abri de la réserve, ou retirer ou échanger celui que vous venez de placer.
ruling-huts-invaders = Un abri a des côtés ouverts comme toute tuile et protège ce qui est derrière lui. Le prendre n’est pas un achat : il ne procure pas d’éclaireur.
ruling-huts-bazaars = Un abri ne compte pas comme bâtiment autour d’un bazar.

## Les portes de la ville

ruling-gates-characters = La transformation d’Ammar peut utiliser une carte Porte pour ajouter une tuile. Une carte Porte piochée par Yammerad est posée comme lorsqu’on complète l’argent. Une carte Porte n’est pas une carte Argent.
ruling-gates-camps = On ne traverse pas un camp à pied : le mur entre une tuile et un camp ne reçoit pas de porte.
ruling-gates-walls = Une porte s’ouvre dans un mur imprimé, jamais dans un bâtonnet. Les tuiles à côté d’une porte peuvent encore recevoir des bâtonnets sur leurs autres côtés.
ruling-gates-thieves = Une carte Porte est posée à côté des cartes visibles : aucun voleur ne la prend.
ruling-gates-trader = Une tuile placée grâce à une porte sur la case du marchand peut accueillir un habitant, qui y reste pour toujours : la tuile ne peut plus être retirée.
ruling-gates-treasure = Les bâtiments à côté d’une porte portent des coffres comme les autres.
ruling-gates-builders = La transformation par une carte Architecte peut utiliser une carte Porte pour ajouter une tuile. Elle ne peut ni retirer ni échanger une tuile à côté d’une porte.
ruling-gates-bazaars = Un bazar n’a pas de mur imprimé : aucune porte ne mène donc jamais à lui.

## Les diamants

ruling-diamonds-characters = Les diamants sont une devise de plus pour les enchères. Pour Faruk, Knihstig, Machma et Yammerad, ce sont des cartes Argent.
ruling-diamonds-camps = Un camp peut se payer en diamants.
ruling-diamonds-thieves = Les voleurs ne peuvent pas prendre de diamants.
ruling-diamonds-change = Si vous payez trop en diamants, vous recevez aussi une pièce par tranche entière de 2. Mais des pièces et des diamants ne se mêlent jamais dans un paiement.
ruling-diamonds-treasure = Des coffres peuvent se payer entièrement en diamants, mais jamais en mêlant diamants et autre argent.
ruling-diamonds-builders = Un architecte est une carte de sa devise : il ne se mêle jamais aux diamants.
ruling-diamonds-invaders = L’appoint en diamants est un appoint comme un autre : il procure aussi l’éclaireur.
ruling-diamonds-bazaars = Un bazar peut se payer en diamants, à condition de faire l’appoint.

## Les personnages

ruling-characters-camps = Karim procure gratuitement un camp comme toute tuile du marché. Laila peut en piocher un pour une case. Acheter le camp de prix 10 permet à Knihstig de prendre une carte.
ruling-characters-walls = Une carte Mur piochée par Yammerad est posée comme lorsqu’on complète l’argent. Pour Yusuf, les bâtonnets sont des murs.
ruling-characters-thieves = Un personnage pioché après l’utilisation d’un voleur est aussitôt mis aux enchères, et le joueur suivant ouvre.
ruling-characters-change = Les pièces couvrent les enchères dans leur devise. Si vous payez trop pour une enchère, vous recevez une pièce par tranche entière de 2.
ruling-characters-trader = La transformation d’Ammar peut placer une tuile sur la case du marchand, tant que celui-ci n’a pas été mis de côté pendant ce tour.
ruling-characters-treasure = Karim procure une tuile du marché, pas de coffres.
ruling-characters-builders = Ammar et une carte Architecte peuvent donner deux transformations dans le même tour. Les architectes couvrent les enchères et sont des cartes Argent pour Faruk, Knihstig, Machma et Yammerad. Celui que Machma donne quitte le jeu.
ruling-characters-invaders = Un bâtiment obtenu grâce à Karim compte comme payé avec l’appoint : il procure l’éclaireur de son type. Un décompte pioché par Yammerad est suivi de son attaque.
ruling-characters-bazaars = Karim peut procurer un bazar si la case de sa devise contient une tuile. Un bazar pioché par Laila est posé à côté du marché et on pioche encore ; s’il ne sort que des bazars, l’ancienne tuile reste.

## Les camps

ruling-camps-walls = Un camp ne reçoit pas de bâtonnet. Mais il peut s’appuyer sur un bâtonnet : c’est un mur.
ruling-camps-change = Si vous payez trop pour un camp, vous recevez des pièces, comme pour toute tuile.
ruling-camps-trader = Personne n’emménage quand un camp est placé sur la case du marchand, mais un habitant peut être échangé avec le stock. Le marchand ne peut pas être remis sur une case qui ne touche que des camps.
ruling-camps-treasure = Un camp ne porte pas de coffre.
ruling-camps-builders = Un camp peut se payer avec des cartes Architecte. Leur transformation ne peut pas retirer le mur contre lequel s’appuie un bastion.
ruling-camps-invaders = Un camp n’a pas de côté ouvert et ne protège rien : c’est le mur sur lequel s’appuie son bastion qui arrête une attaque.
ruling-camps-bazaars = Un bazar compte dans la ligne d’un camp ; un camp ne compte pas comme bâtiment autour d’un bazar. Un camp dans une case fixe le prix des bazars de sa devise.

## Les murs

ruling-walls-thieves = Une carte Mur piochée après l’utilisation d’un voleur est posée face visible ; aucun voleur ne la prend.
ruling-walls-builders = Les bâtonnets restent sur leur tuile quand la transformation par une carte Architecte la retire ou l’échange, et reviennent avec elle.
ruling-walls-invaders = Un côté fermé par un bâtonnet n’est pas ouvert : une attaque n’y coûte rien.
ruling-walls-bazaars = On peut ajouter des bâtonnets à un bazar ; ils ne changent rien à ce qu’il rapporte.
ruling-thieves-change = Un voleur prend une carte visible, jamais une pièce : les pièces des joueurs sont à l’abri.

## Les voleurs

ruling-thieves-builders = Un voleur peut prendre un architecte visible de sa devise.
ruling-thieves-invaders = Un décompte pioché après l’utilisation d’un voleur a lieu aussitôt, avec son attaque.

## La petite monnaie

ruling-change-treasure = On peut aussi payer des coffres avec des pièces, mêlées comme vous voulez à d’autre argent, sauf aux diamants. Si vous payez trop pour des coffres, vous ne recevez pas de pièces.
ruling-change-builders = On peut payer à la fois avec les architectes et les pièces d’une même devise. Si vous payez trop avec un architecte, vous recevez des pièces, comme avec toute carte.
ruling-change-invaders = Si vous faites l’appoint avec des pièces, l’achat procure aussi l’éclaireur.
ruling-change-bazaars = Des pièces peuvent servir à payer un bazar. Comme on fait toujours l’appoint, on n’en pioche pas.

## Le marchand ambulant

ruling-trader-treasure = Un bâtiment peut porter un coffre et loger un habitant. S’il quitte l’Alhambra, il perd les deux : l’habitant retourne dans le stock, le coffre dans le sac.
ruling-trader-builders = La transformation par une carte Architecte a lieu avant que le marchand soit remis en place. Elle peut placer une tuile sur sa case s’il y est encore.
ruling-trader-invaders = Le marchand n’est pas une tuile : un côté ouvert tourné vers lui reste ouvert.
ruling-trader-bazaars = Personne n’emménage dans un bazar placé sur la case du marchand, mais un habitant peut être échangé avec le stock.

## La chambre aux trésors

ruling-treasure-builders = On peut payer des coffres avec des architectes, de valeur 3, qui quittent ensuite le jeu. Les coffres sont posés avant la transformation par une carte Architecte ; si elle retire un bâtiment qui porte un coffre, le coffre est perdu.
ruling-treasure-invaders = Les coffres ne sont pas des bâtiments : faire l’appoint pour eux ne procure aucun éclaireur.
ruling-treasure-bazaars = Un bazar ne porte pas de coffre.
ruling-builders-invaders = Si vous faites l’appoint avec une carte Architecte, l’achat procure aussi l’éclaireur.

## Les architectes et les envahisseurs

ruling-builders-bazaars = Quand vous faites l’appoint pour un bazar, un architecte compte pour 3 dans sa devise.
ruling-invaders-bazaars = Un bazar a des côtés ouverts comme toute tuile, et une attaque les compte. Il n’a pas de type de bâtiment : l’acheter ne procure pas d’éclaireur.
