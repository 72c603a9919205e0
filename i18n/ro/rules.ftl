### Rules: for each id its title, its one sentence, and the sentence that says how it was broken.


## 1 Set-up

rule-setup-fountain-title = Fântâna
rule-setup-fountain-text = Fiecare Alhambra începe cu o fântână fără ziduri. Fântâna nu se mută și nu se înlocuiește niciodată.
rule-setup-market-title = Târgul
rule-setup-market-text = Patru spații, câte unul pentru fiecare valută: florin, dirham, dinar, ducat. Pe fiecare se află o piesă din săculeț.
rule-setup-money-title = Banii de început
rule-setup-money-text = Fiecare jucător primește cărți pe față până adună cel puțin 20. De atunci, cărțile din mână rămân secrete.
rule-setup-start-player-title = Cine începe
rule-setup-start-player-text = Începe cine are cele mai puține cărți; la egalitate, cine are suma cea mai mică; apoi persoana cea mai tânără.
rule-setup-display-title = Banii la vedere
rule-setup-display-text = Lângă pachet stau patru cărți de bani la vedere.
rule-setup-deck-title = Cele cinci teancuri
rule-setup-deck-text = Pachetul e făcut din cinci teancuri. Cartea de scor 1 e în teancul 2, cartea de scor 2 în teancul 4.

## 2 A turn

rule-turn-pass-title = Cel puțin o acțiune
rule-turn-pass-text = Prima acțiune a turei este obligatorie. Se pasează numai dacă nicio acțiune nu e posibilă.
refuse-turn-pass =
    { $reason ->
        [first] Prima acțiune a turei este obligatorie.
       *[other] Mai este posibilă o acțiune.
    }
rule-turn-refill-late-title = Completarea la sfârșitul turei
rule-turn-refill-late-text = Târgul și banii se completează abia după încheierea turei. Acțiunile în plus au la dispoziție doar ce a rămas.
refuse-turn-refill-late = Acest spațiu rămâne gol până la sfârșitul turei.
rule-money-take-title = Luarea banilor
rule-money-take-text = Ia o carte de bani la vedere, de orice valoare, sau mai multe, dacă suma lor e de cel mult 5.
refuse-money-take =
    { $reason ->
        [sum] Aceste cărți valorează împreună { $sum }; limita este { $limit }.
        [not_shown] Această carte nu e la vedere.
        [alone] Această carte se ia singură.
        [empty] Aici nu e nicio carte până la sfârșitul turei.
       *[none] Alege cel puțin o carte.
    }
rule-buy-pay-title = Plata
rule-buy-pay-text = O piesă se plătește cu cărți în valuta spațiului ei, cu o sumă cel puțin egală cu prețul. Nu se dă rest decât cu modulul „{ mod-change }”.
refuse-buy-pay =
    { $reason ->
        [short] De plătit încă: { $missing }.
        [currency] Aici se plătește numai în { $currency }.
       *[not_held] Nu ai această carte în mână.
    }
refuse-buy-pay-hand = Preț { $price }, în mână { $held }: de plătit încă { $missing }.
rule-buy-exact-title = Sumă exactă
rule-buy-exact-text = Cine plătește exact poate face încă o acțiune. Cine plătește în plus nu mai are acțiuni în tura aceasta.
rule-buy-place-late-title = Se așază la sfârșit
rule-buy-place-late-text = Piesele cumpărate se așază la sfârșitul turei, în orice ordine, în Alhambra sau în rezervă. O reamenajare făcută ca acțiune în aceeași tură nu le poate folosi.
refuse-buy-place-late =
    { $reason ->
        [not_held] Această piesă nu a fost cumpărată în tura aceasta.
        [place] Mai întâi se așază piesele.
       *[other] Piesele cumpărate se așază la sfârșitul turei.
    }
rule-redesign-add-title = Reamenajare prin adăugare
rule-redesign-add-text = O piesă din rezervă se pune în Alhambra.
refuse-redesign-add = Această piesă nu e în rezervă.
rule-redesign-remove-title = Reamenajare prin scoatere
rule-redesign-remove-text = O piesă, dar niciodată fântâna, se scoate din Alhambra și ajunge în rezervă.
refuse-redesign-remove = Aici nu e nicio piesă de scos.
rule-redesign-swap-title = Reamenajare prin înlocuire
rule-redesign-swap-text = O piesă din rezervă ia locul uneia din Alhambra, exact pe același spațiu. O piesă nu se mută niciodată în interiorul Alhambrei.
refuse-redesign-swap =
    { $reason ->
        [not_in_reserve] Această piesă nu e în rezervă.
       *[empty] Aici nu e nicio piesă de înlocuit.
    }
rule-reserve-free-title = Rezerva
rule-reserve-free-text = Rezerva nu are limită și nu aduce niciodată puncte.
rule-turn-refill-title = După încheierea turei
rule-turn-refill-text = După tură se completează mai întâi banii, apoi piesele, în ordinea spațiilor.
refuse-turn-refill =
    { $reason ->
        [between] Aceasta se poate face numai în tura ta.
        [first] Mai întâi confirmă „{ $action }”.
       *[over] Acțiunile acestei ture s-au încheiat.
    }
rule-deck-reshuffle-title = Pachet nou
rule-deck-reshuffle-text = Când pachetul se termină, cărțile decartate se amestecă într-un pachet nou. Cărțile de scor trase ies din joc.

## 3 Building

rule-build-orientation-title = Fără rotire
rule-build-orientation-text = Piesele nu se rotesc niciodată.
rule-build-edges-title = Laturi potrivite
rule-build-edges-text = Laturile care se ating trebuie să se potrivească: zid la zid, deschis la deschis.
refuse-build-edges =
    Latura de { $dir ->
        [n] nord
        [e] est
        [s] sud
       *[w] vest
    }: { $mine ->
        [wall] zid lângă latură deschisă
       *[open] latură deschisă lângă zid
    }.
refuse-build-edges-many = Laturi care nu se potrivesc: { $sides }.
rule-build-free-title = Un spațiu gol
rule-build-free-text = O piesă nouă se așază pe un spațiu gol.
refuse-build-free = Aici se află deja o piesă.
rule-build-adjacent-title = Latură lângă latură
rule-build-adjacent-text = O piesă nouă are cel puțin o latură întreagă comună cu Alhambra.
refuse-build-adjacent = Nicio latură a acestui spațiu nu atinge Alhambra.
rule-build-walk-title = Pe jos de la fântână
rule-build-walk-text = La fiecare piesă se poate ajunge pe jos de la fântână, din piesă în piesă, prin laturi deschise.
refuse-build-walk = Drumul de la fântână se oprește la un zid.
rule-build-hole-title = Fără goluri în interior
rule-build-hole-text = Din fiecare spațiu gol trebuie să se poată ieși în afară prin spații goale, latură lângă latură. O trecere în diagonală nu e de ajuns.
refuse-build-hole =
    { $n ->
        [one] { $n } spațiu gol ar rămâne închis.
        [few] { $n } spații goale ar rămâne închise.
       *[other] { $n } de spații goale ar rămâne închise.
    }
rule-build-after-title = Și după o reamenajare
rule-build-after-text = Regulile de construcție rămân valabile și după o reamenajare: nicio piesă nu poate rămâne izolată și nu poate apărea niciun gol.
refuse-build-after-walk =
    { $n ->
        [one] Fără această piesă, la { $n } piesă nu s-ar mai putea ajunge pe jos.
        [few] Fără această piesă, la { $n } piese nu s-ar mai putea ajunge pe jos.
       *[other] Fără această piesă, la { $n } de piese nu s-ar mai putea ajunge pe jos.
    }
refuse-build-after-hole = Aici ar rămâne un gol.
refuse-setup-fountain = Fântâna rămâne pe loc.

## 4 Scoring

rule-score-when-title = Când se numără punctele
rule-score-when-text = Rundele de scor 1 și 2 au loc când cartea lor apare la o completare, imediat ce aceasta se încheie; dacă o trage personajul Yammerad, pe loc. Runda de scor 3 are loc la sfârșit.
rule-score-majority-title = Majoritate
rule-score-majority-text = La fiecare tip de clădire primește puncte cine are cele mai multe piese în Alhambra: în runda de scor 1 doar locul 1, în runda de scor 2 primele două locuri, în runda de scor 3 primele trei.
rule-score-tie-title = Locuri împărțite
rule-score-tie-text = La egalitate, punctele locurilor ocupate se adună și se împart, cu rotunjire în jos.
rule-score-own-one-title = Cel puțin una
rule-score-own-one-text = La un tip primește puncte numai cine are cel puțin o clădire de acel tip.
rule-score-wall-title = Cel mai lung zid
rule-score-wall-text = Un punct pentru fiecare latură a celei mai lungi porțiuni neîntrerupte de zid exterior. Laturile se leagă acolo unde au un capăt comun. Zidurile duble din interior nu aduc puncte.
rule-score-ties-final-title = Victoria
rule-score-ties-final-text = Câștigă cine are cele mai multe puncte. La egalitate, victoria se împarte.

## 5 End of the game

rule-end-trigger-title = Sfârșitul
rule-end-trigger-text = Partida se încheie când, la sfârșitul unei ture, un spațiu din târg nu mai poate fi completat.
refuse-end-trigger = Partida s-a încheiat.
rule-end-distribute-title = Distribuirea finală
rule-end-distribute-text = Fiecare piesă rămasă în târg ajunge la cine are cei mai mulți bani în valuta spațiului ei; la egalitate, sau dacă nu are nimeni, nu o primește nimeni. Nu se plătește nimic.
refuse-end-distribute = Acum se așază numai piesele din distribuirea finală.

## 6 Two players

rule-dirk-tiles-title = Piesele lui Dirk
rule-dirk-tiles-text = În doi, un al treilea jucător, imaginar, primește 6 piese la început, 6 după runda de scor 1 și o treime din piesele din săculeț după runda de scor 2.
rule-dirk-score-title = Dirk și majoritățile
rule-dirk-score-text = Dirk primește puncte numai pentru majorități și, cu modulul „{ mod-treasure }”, pentru cufere. Nu îi vine rândul și nu are nici mână, nici zid.
rule-dirk-gift-title = Un dar pentru Dirk
rule-dirk-gift-text = O piesă cumpărată i se poate da lui Dirk în loc să fie așezată. Nu și la distribuirea finală.
refuse-dirk-gift =
    { $reason ->
        [no_dirk] Dirk joacă numai în partidele în doi.
        [distribution] La distribuirea finală nu i se dă nimic lui Dirk.
       *[hut] O baracă nu i se poate da lui Dirk.
    }

## Anything else

refuse-module-off = Acest lucru ține de un modul care nu e în joc.
refuse-other = Regulile nu permit acest lucru acum ({ $rule }).
rule-other-title = Regula { $rule }
