### Thieves: the texts of the module.

mod-thieves = Hoții
new-pieces-thieves = Componente: 12 cărți de hoț secrete.
new-changes-thieves = Între ture, un hoț ia o carte de bani la vedere din valuta lui, înaintea jucătorului următor.
new-differs-thieves-round = hoți numai după fiecare rundă
new-variant-thieves = Hoții se folosesc
new-variant-thieves-usual = după fiecare tură
new-variant-thieves-round = după fiecare rundă
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
        [next] Cine urmează la rând nu poate folosi hoți.
        [round] Hoții se folosesc numai după o rundă întreagă.
        [not_shown] Această carte nu e la vedere.
        [currency] Acest hoț ia numai bani din valuta lui.
       *[not_now] Hoții se folosesc între două ture.
    }
piece-thief = Un hoț, secret până la folosire. Între ture renunți la el și iei o carte la vedere din valuta lui.
worth-thief = S-ar putea lua: { $cards }
worth-thief-none = Nicio carte la vedere din valuta lui

## Regulament

book-intro-thieves =
    În joc sunt 12 hoți, câte 3 pentru fiecare valută, împărțiți în secret. Un hoț ia, între două ture, o carte de bani la vedere din valuta lui. Astfel iei banii de sub nasul adversarului care urmează și poți strânge o sumă exactă fără să pierzi o acțiune. Fiecare hoț se folosește o singură dată.
book-thieves-deal =
    Cei 12 hoți, câte 3 pentru fiecare valută, se împart în secret la început: câte 4 în partidele în 2 sau 3, câte 3 în partidele în 4, câte 2 în partidele în 5 sau 6. Ceilalți ies din joc fără să fie văzuți. Câți hoți mai are fiecare se știe, dar din ce valute, nu.

    { $seats ->
        [2] În doi, fiecare primește 4 hoți, iar 4 ies din joc.
        [3] În trei, fiecare primește 4 hoți și nu iese niciunul din joc.
        [4] În patru, fiecare primește 3 hoți și nu iese niciunul din joc.
        [5] În cinci, fiecare primește 2 hoți, iar 2 ies din joc.
       *[other] În șase, fiecare primește 2 hoți și nu iese niciunul din joc.
    }
book-thieves-use =
    După fiecare tură, când completarea și eventualele runde de scor s-au încheiat, poți renunța la un hoț ca să iei exact o carte de bani (sau de meșter) la vedere, din valuta lui. Numai cine urmează la rând nu poate folosi hoți. Poți folosi mai mulți, unul după altul. Fiecare hoț folosit iese din joc.

    După fiecare hoț cărțile la vedere se completează. Aceasta poate aduce o rundă de scor, o licitație sau o carte de zid, care se rezolvă imediat. Ordinea întrebărilor este cea de la vizir; dacă se joacă și cu vizirul, întrebarea privește deodată hoții și vizirul.
book-variant-thieves-round =
    Variantă: hoții nu se folosesc după fiecare tură, ci numai după o rundă întreagă, adică după ce fiecare a avut câte o tură. Restul rămâne la fel: nu poate folosi hoți cine urmează la rând, iar după fiecare hoț cărțile la vedere se completează. Hoții sunt astfel mai rari și trebuie aleși cu mai multă grijă.
book-variant-thieves-round-title = Variantă: hoți după fiecare rundă

## Lecție

lesson-thieves-title = Hoții
lesson-thieves-about = Iei bani la vedere între două ture.
lesson-thieves-use-title = Între două ture
lesson-thieves-use-1 = **După fiecare tură**, oricine poate folosi hoți, în afară de cine urmează la rând.
lesson-thieves-use-2 = Un hoț iese din joc și ia **o carte de bani la vedere din valuta lui**, de orice valoare.
lesson-thieves-use-3 = Rândul tău s-a încheiat, urmează Marco. Ai 4 ducați, iar turnul costă 13.
lesson-thieves-use-turn = Folosește un hoț ca să poți plăti turnul cu suma exactă.
lesson-thieves-use-done = 4 + 9 = 13 ducați. Iar pe locul gol se află deja o carte nouă.
lesson-thieves-use-hint = Alege cartea de 9 ducați: o ia hoțul tău de ducați.
lesson-thieves-use-wrong = Un hoț pentru doar 2 florini? Gândește-te la turn.
lesson-thieves-use-wrong-seven = 4 + 7 = 11 ducați: turnul costă 13.
lesson-thieves-use-wrong-no = Poți spune oricând nu. Dar până la rândul tău altcineva poate lua cartea de 9.
lesson-thieves-again-title = Unul după altul
lesson-thieves-again-1 = Cărțile la vedere s-au completat, iar acum **ai din nou de ales**.
lesson-thieves-again-2 = Poți folosi oricâți hoți, unul după altul.
lesson-thieves-again-turn = Ai 3 florini, iar apartamentul costă 8. Folosește încă un hoț.
lesson-thieves-again-done = 3 + 5 = 8 florini: acum poți plăti două piese cu suma exactă.
lesson-thieves-again-hint = Cartea nouă e tocmai bună: 5 florini.
lesson-thieves-again-wrong = Ducați ai destui: 4 + 9. Gândește-te la florini.
lesson-thieves-again-wrong-two = 3 + 2 = 5 florini: apartamentul costă 8.
lesson-thieves-again-wrong-no = Poți spune nu, dar cu cartea nouă ai avea suma exactă.
lesson-thieves-only-title = Nimic altceva
lesson-thieves-only-1 = Între două ture nu se cumpără și nu se așază nimic, iar un hoț ia doar **valuta lui**.
lesson-thieves-only-2 = În timpul unei ture, în schimb, hoții se odihnesc.
lesson-thieves-only-turn = Încearcă două lucruri nepermise acum: să iei dinarii, să cumperi o piesă.
lesson-thieves-only-done = Acțiunile tale s-au încheiat. Fără un hoț de dinari, dinarii rămân pe loc.
lesson-thieves-only-hint = Alege cartea de 4 dinari, apoi o piesă din târg.
lesson-thieves-keep-title = Merită un hoț?
lesson-thieves-keep-1 = În trei, fiecare primește la început **4 hoți** și niciodată unul nou.
lesson-thieves-keep-2 = De data asta florinii și ducații la vedere valorează doar 1 și 2.
lesson-thieves-keep-turn = Hotărăște: folosești un hoț sau spui nu?
lesson-thieves-keep-done = Chiar așa: un hoț ia o carte de 9 la fel de ușor ca una de 1.
lesson-thieves-keep-hint = Apasă „Nu”.
lesson-thieves-keep-wrong = E permis, dar un hoț e prea bun pentru atât de puțin. Păstrează-l pentru o carte mai bună.
