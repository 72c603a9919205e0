### Thieves: the texts of the module.

new-idea-thieves = Rubi denaro scoperto tra un turno e l’altro.
zone-thieves = Ladri
zone-thieves-used = Ladri usati
zone-thieves-removed = Ladri fuori dal gioco
act-use-thief = Usa un ladro
log-thief-used = { $name } gioca un ladro e prende { $cards }

rule-thieves-deal-title = Distribuire i ladri
rule-thieves-deal-text = I ladri sono 12, 3 per ogni valuta. Ognuno ne riceve in segreto 4; in quattro 3, in cinque o sei 2. Gli altri escono dal gioco senza essere visti.
rule-thieves-use-title = Usare un ladro
rule-thieves-use-text = Dopo ogni turno (variante: dopo ogni giro) tutti, tranne chi sta per giocare, possono rinunciare a un ladro e prendere una carta denaro scoperta della sua valuta. Dopo ogni ladro le carte scoperte si completano.
refuse-thieves-use =
    { $reason ->
        [not_held] Non hai questo ladro in mano.
        [next] Chi sta per giocare non usa ladri.
        [round] I ladri si usano solo alla fine di un giro.
        [not_shown] Questa carta non è tra le carte scoperte.
        [currency] Questo ladro prende solo denaro della sua valuta.
       *[not_now] I ladri si usano tra un turno e l’altro.
    }
