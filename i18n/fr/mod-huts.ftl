### Builders’ huts (rules of section 7.4).


new-idea-huts = Des tuiles gratuites qui valent leurs voisines.
act-take-hut = Prendre un abri
log-hut-taken = { $name } prend { $tile }
log-hut-shown = Retourné : { $tile }
zone-huts = Abris de chantier
zone-huts-below = Abris face cachée

## 7.4 Builders’ huts

rule-huts-take-title = Prendre un abri de chantier
rule-huts-take-text = C’est une action : prenez gratuitement un des abris visibles. Elle termine les actions du tour. Vous ne pouvez pas avoir plus de 3 abris, réserve comprise.
refuse-huts-take =
    { $reason ->
        [limit] Vous ne pouvez pas avoir plus de 3 abris, réserve comprise.
       *[not_open] Cet abri de chantier n’est pas visible.
    }
rule-huts-score-title = Ce que vaut un abri
rule-huts-score-text = Dans les majorités, un abri vaut un bâtiment par voisin de son type sans mur entre les deux, 3 au plus. Les autres abris ne sont pas des voisins ici, et une porte n’aide pas.
rule-huts-tile-title = Un abri est une tuile
rule-huts-tile-text = Un abri se place, se traverse, se retire et s’échange comme toute tuile, et ses murs comptent. Il ne reçoit ni coffre ni habitant.
