### Camps: idea, rules, refusals, rows of the score sheet (section 7.8).

mod-camps = Taberele
new-pieces-camps = Componente: 8 tabere în săculeț, cu bastioane și săgeți.
new-changes-camps = O tabără se sprijină din afară pe zidurile tale; la fiecare rundă de scor, fiecare săgeată aduce puncte pentru linia ei.
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
sides-camp = bastioane: { $sides }
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
piece-camp = O tabără, ridicată din afară lângă un zid. Fiecare săgeată aduce 1 punct pentru fiecare piesă din linia ei.

## Regulament

book-intro-camps =
    Opt tabere se amestecă în săculeț și se cumpără ca orice piesă. O tabără se sprijină din afară, cu bastioanele ei, pe zidurile tale și privește peste ele spre interior. La fiecare rundă de scor, fiecare săgeată a ei aduce puncte pentru piesele din linia pe care o arată. De aceea merită să construiești șiruri lungi, fără întreruperi.
book-camps-deal =
    Cele 8 tabere au prețuri de la 3 la 10. Cele mai ieftine patru au un bastion, celelalte patru au două, în unghi drept. Se află în săculeț printre clădiri și se cumpără din târg ca orice piesă, în valuta spațiului lor. O tabără nu este o clădire, deci nu contează la majorități.
book-camps-build =
    O tabără nu se rotește. Cel puțin una dintre laturile ei cu bastion trebuie să se sprijine pe un zid al unei piese de-ale tale; se pot sprijini și două. Pe laturile care se ating sunt permise numai două lucruri: bastion lângă zid sau latură simplă lângă latura simplă a altei tabere. Orice altceva e interzis: bastion lângă latură deschisă, bastion lângă tabără, latură simplă lângă o piesă.

    Exemplu: o tabără cu bastionul la nord poate sta la sud de o piesă care are zid la sud.

    La o tabără nu trebuie să se ajungă pe jos. Regula golurilor rămâne însă valabilă, iar o reamenajare nu poate lăsa nicio tabără fără sprijinul unui bastion.
book-camps-score =
    Fiecare bastion are o săgeată, care arată dincolo de el. La fiecare rundă de scor, fiecare săgeată aduce 1 punct pentru fiecare piesă aflată în linie dreaptă, începând lângă tabără. Linia se oprește la primul spațiu gol sau cu o altă tabără. Se numără și fântâna, barăcile și bazarele. Zidurile din drum nu opresc linia, iar o piesă poate conta pentru mai multe tabere.

    Exemplu: la nord de tabără se află un turn, o grădină și fântâna, apoi un spațiu gol, apoi un serai. Săgeata spre nord aduce 3 puncte.
book-camps-wall =
    Zidul pe care se sprijină un bastion rămâne zid exterior: aduce puncte și apără de atacuri în continuare. Tabăra însăși nu are laturi exterioare, nu primește cufăr, locuitor sau bețișor și nu apără nimic. Pentru zid e ca și cum spațiul ei ar fi gol.

## Lecție

lesson-camps-title = Taberele
lesson-camps-about = Sprijini tabere pe zidul tău și primești puncte pentru linii întregi.
lesson-camps-build-title = În afara zidului
lesson-camps-build-1 = O **tabără** se sprijină cu bastionul pe zidul unei piese. Bastionul acesta e pe latura de **est**.
lesson-camps-build-2 = Săgeata ei aduce **1 punct pentru fiecare piesă dintr-o linie neîntreruptă**.
lesson-camps-build-turn = Așază tabăra unde linia ei e cea mai lungă.
lesson-camps-build-done = Patru piese în linie: 4 puncte la fiecare rundă de scor.
lesson-camps-build-hint = Așaz-o la vest de cel mai lung șir.
lesson-camps-build-wrong = De data asta așază tabăra.
lesson-camps-build-wrong-short = În spatele acestui zid e o piesă, apoi un spațiu gol: 1 punct. Caută cel mai lung șir.
lesson-camps-build-wrong-reserve = În rezervă o tabără nu aduce puncte. Așaz-o.
lesson-camps-score-title = Linia contează
lesson-camps-score-1 = La „Tabere”: **4 puncte**. Contează și fântâna, iar zidurile dinăuntru nu opresc linia.
lesson-camps-score-2 = Zidul din spatele bastionului contează mai departe la zidul tău.
lesson-camps-forbidden-title = Bastion la zid
lesson-camps-forbidden-1 = Această tabără are bastionul pe latura de **nord**.
lesson-camps-forbidden-2 = Un bastion atinge doar un zid; o **latură simplă**, doar latura simplă a altei tabere.
lesson-camps-forbidden-turn = Încearcă două spații care încalcă această regulă.
lesson-camps-forbidden-done = Bastion și zid sau laturile simple a două tabere: nimic altceva nu se poate atinge.
lesson-camps-forbidden-hint = Grădina de la sud de fântână nu are ziduri: încearcă spațiile de la est și de la vest.
lesson-camps-held-title = Zidul trebuie să rămână
lesson-camps-held-1 = Tabăra se sprijină numai pe serai.
lesson-camps-held-2 = Nicio reamenajare nu poate lăsa o tabără **fără zidul ei**.
lesson-camps-held-turn = Încearcă să scoți seraiul.
lesson-camps-held-done = Scoate întâi tabăra, apoi seraiul.
lesson-camps-held-hint = Apasă „Reamenajează”, apoi alege seraiul de la vest de fântână.
