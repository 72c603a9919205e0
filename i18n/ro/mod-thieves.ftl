### Thieves: the texts of the module.

new-idea-thieves = Iei bani la vedere între două ture.
zone-thieves = Hoți
zone-thieves-used = Hoți folosiți
zone-thieves-removed = Hoți ieșiți din joc
act-use-thief = Folosește un hoț
log-thief-used = { $name } folosește un hoț și ia { $cards }

rule-thieves-deal-title = Împărțirea hoților
rule-thieves-deal-text = Sunt 12 hoți, câte 3 pentru fiecare valută. Fiecare jucător primește în secret câte 4; în patru câte 3, în cinci sau șase câte 2. Ceilalți ies din joc nevăzuți.
rule-thieves-use-title = Folosirea unui hoț
rule-thieves-use-text = După fiecare tură (variantă: după fiecare rundă), oricine, în afară de cine urmează la rând, poate renunța la un hoț ca să ia o carte de bani la vedere din valuta lui. După fiecare hoț, cărțile la vedere se completează.
refuse-thieves-use =
    { $reason ->
        [not_held] Nu ai acest hoț în mână.
        [next] Cine urmează la rând nu folosește hoți.
        [round] Hoții se folosesc numai după o rundă întreagă.
        [not_shown] Această carte nu e la vedere.
        [currency] Acest hoț ia numai bani din valuta lui.
       *[not_now] Hoții se folosesc între două ture.
    }
