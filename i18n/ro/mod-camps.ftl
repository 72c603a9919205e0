### Camps: idea, rules, refusals, rows of the score sheet (section 7.8).

new-idea-camps = Corturile din afara zidului aduc puncte pentru linii întregi.

rule-camps-deal-title = Tabere în săculeț
rule-camps-deal-text = 8 tabere se amestecă în săculeț și se cumpără din târg ca orice piesă.
rule-camps-build-title = Așezarea unei tabere
rule-camps-build-text = Cel puțin un bastion se sprijină pe zidul unei piese. Se pot atinge numai un bastion și un zid sau laturile simple a două tabere.
refuse-camps-build =
    { $reason ->
        [sides] Pe laturile care se ating: numai bastion cu zid sau tabără cu tabără.
        [bastion] Aici niciun bastion nu se sprijină pe un zid.
        [swap] Aici o tabără nu poate lua locul unei piese de alt fel și nici invers.
       *[leans] O tabără ar pierde zidul pe care i se sprijină bastionul.
    }
rule-camps-score-title = Liniile unei tabere
rule-camps-score-text = La fiecare rundă de scor, fiecare săgeată aduce 1 punct pentru fiecare piesă dintr-o linie dreaptă neîntreruptă care pornește de la tabără. Un spațiu gol sau altă tabără încheie linia.
rule-camps-wall-title = Zidurile din spatele taberelor
rule-camps-wall-text = Zidurile din spatele unui bastion aduc puncte în continuare. Tabăra însăși nu are laturi exterioare.

play-row-camps = Tabere
what-camps =
    tabără: { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    } la fiecare rundă de scor
proof-pay-camps = 1 pentru fiecare piesă în linie
proof-counted-camps =
    { $n ->
        [one] { $n } piesă
        [few] { $n } piese
       *[other] { $n } de piese
    }
proof-proof-camps =
    Tabere: { $name }, { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }
proof-line-camps =
    { $dir ->
        [n] Nord
        [e] Est
        [s] Sud
       *[w] Vest
    }: { $t ->
        [one] { $t } piesă în linie
        [few] { $t } piese în linie
       *[other] { $t } de piese în linie
    }
