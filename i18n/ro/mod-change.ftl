### Change: everything that is said of it.

new-idea-change = Primești monede când plătești în plus.

zone-coins = Monede
zone-coin-bag = Monede în săculeț

log-coins-drawn =
    { $name } trage { $count ->
        [one] { $count } monedă
        [few] { $count } monede
       *[other] { $count } de monede
    } drept rest


## Rules of section 7.11

rule-change-draw-title = Restul
rule-change-draw-text = Pentru fiecare 2 plătiți în plus se trage o monedă din săculeț, cât timp mai sunt: la piese, tabere și personaje, chiar și în diamante, dar nu la cufere.
rule-change-use-title = Plata cu monede
rule-change-use-text = Monedele stau la vedere și valorează cât o carte de 1 din valuta lor. Odată cheltuite, se întorc în săculeț. Contează la distribuirea finală.
refuse-change-use = O monedă contează numai în valuta ei.
