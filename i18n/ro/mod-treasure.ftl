### Camera tezaurului: reguli, refuzuri, jurnal, butoane (secțiunea 7.13).

mod-treasure = Camera tezaurului
new-pieces-treasure = Componente: 42 de cufere, trei săli cu câte patru.
new-changes-treasure = Cu 8 sau mai mult cumperi o sală întreagă; primește puncte cine are cele mai multe cufere pe clădiri de culoarea lor.
new-idea-treasure = Cumperi cufere pentru clădiri de culoarea lor.

rule-treasure-deal-title = Cufere și săli
rule-treasure-deal-text = Într-un săculeț sunt 42 de cufere: 9 verzi, 9 mov, 7 albe, 7 maro, 5 roșii și 5 albastre. Camera are trei săli cu câte 4 cufere.
rule-treasure-buy-title = Cumpărarea cuferelor
rule-treasure-buy-text = Ca acțiune, cumperi toate cuferele dintr-o sală cu 8 sau mai mult, în orice combinație de valute; dacă în partidă sunt diamante, și numai cu ele. Suma nu e niciodată exactă, nu se dă rest, iar acțiunile turei se încheie.
refuse-treasure-buy =
    { $reason ->
        [empty] Sala aceasta este goală.
        [kind] Cu această carte nu se plătesc cufere.
        [not_held] Nu ai aceste cărți.
        [diamonds] Diamantele nu se amestecă cu alți bani.
        [short] O sală costă 8: mai trebuie { $missing }.
       *[other] Acum nu se pot cumpăra cufere.
    }
rule-treasure-place-title = Așezarea cuferelor
rule-treasure-place-text = După piesele cumpărate, cât mai multe cufere se așază pe clădirile tale de culoarea lor din Alhambra, câte unul pe clădire. Cele rămase trec la stânga, în doi mai întâi la Dirk; restul se întoarce în săculeț.
refuse-treasure-place =
    { $reason ->
        [none] Nu mai e niciun cufăr de această culoare.
        [taken] Pe această clădire există deja un cufăr.
        [colour] Un cufăr se așază pe o clădire a ta de culoarea lui.
       *[not_now] { $frame ->
            [chests] Mai întâi se așază cuferele.
           *[other] Cuferele se așază după piesele cumpărate.
        }
    }
rule-treasure-refill-title = Cufere noi
rule-treasure-refill-text = Sala cumpărată primește 4 cufere noi. Dacă în săculeț sunt mai puțin de 4, ea rămâne goală și de atunci nicio sală nu se mai umple.
rule-treasure-lost-title = Un cufăr pierdut
rule-treasure-lost-text = Dacă o clădire iese din Alhambra, cufărul ei se întoarce în săculeț.
rule-treasure-score-title = Cele mai multe cufere
rule-treasure-score-text = Cele mai multe cufere aduc 7 puncte la runda de scor 1; la runda de scor 2 locurile aduc 14 și 7, la runda de scor 3 aduc 22, 14 și 7. Culorile nu contează; la egalitate se împarte ca la clădiri. Se ia în calcul și Dirk.

log-chests-bought =
    { $name } cumpără { $count ->
        [one] { $count } cufăr
        [few] { $count } cufere
       *[other] { $count } de cufere
    } cu { $amount }
log-chest-placed =
    { $name } pune un cufăr pe { $colour ->
        [pavilion] un pavilion
        [seraglio] un serai
        [arcades] o arcadă
        [chambers] un apartament
        [garden] o grădină
       *[tower] un turn
    }
log-chests-passed =
    { $count ->
        [one] { $count } cufăr trece
        [few] { $count } cufere trec
       *[other] { $count } de cufere trec
    } la stânga: { $name }
log-dirk-took-chests =
    Dirk primește { $count ->
        [one] { $count } cufăr
        [few] { $count } cufere
       *[other] { $count } de cufere
    }
log-chests-returned =
    Înapoi în săculeț: { $count ->
        [one] { $count } cufăr
        [few] { $count } cufere
       *[other] { $count } de cufere
    }
log-chest-lost = { $name } pierde un cufăr: înapoi în săculeț
log-room-filled = Cufere noi în sala { $room }
log-room-closed = Sala { $room } rămâne goală: prea puține cufere în săculeț

act-buy-chests = Cumpără cufere
chests-fit =
    { $n ->
        [one] { $n } încape
        [few] { $n } încap
       *[other] { $n } încap
    }
chests-fit-others = { $fit }, { $n } altora
act-place-chest = Așază cufărul
ask-chests = Pe ce clădire se așază cufărul?

play-row-treasure = Cufere
play-row-chest = Cufere
proof-pay-treasure = cele mai multe cufere
lab-line-treasure =
    Cufere: { $n ->
        [one] { $n } cufăr
        [few] { $n } cufere
       *[other] { $n } de cufere
    }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
what-treasure =
    cufere: { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }
zone-chest-bag = Cufere în săculeț
zone-room = Sala { $n }
zone-chests-bought = Cufere de așezat
zone-dirk-chests = Cuferele lui Dirk
piece-chest = Un cufăr. Stă pe o clădire de culoarea lui; cine are cele mai multe cufere primește puncte.

## Regulament

book-intro-treasure =
    Camera tezaurului are trei săli cu câte patru cufere colorate. Ca acțiune cumperi toate cuferele unei săli, cu bani din orice valute. Fiecare cufăr se pune pe o clădire de culoarea lui. La rundele de scor primește puncte cine are cele mai multe cufere, indiferent de culori. Astfel folosesc la ceva și banii care nu se potrivesc la nicio piesă.
book-treasure-deal =
    Cele 42 de cufere stau într-un săculeț al lor: 9 verzi, 9 mov, 7 albe, 7 maro, 5 roșii și 5 albastre, deci cele mai multe pentru grădini și turnuri. Culorile sunt cele ale clădirilor: albastru pentru pavilioane, roșu pentru seraiuri, maro pentru arcade, alb pentru apartamente, verde pentru grădini, mov pentru turnuri. La început se trag câte 4 pentru fiecare dintre cele trei săli; ele stau la vedere.
book-treasure-buy =
    Ca acțiune, cumperi toate cuferele dintr-o sală cu 8 sau mai mult. Poți amesteca toate cele patru valute sau poți plăti totul în diamante. Exemplu: 3 florini, 2 dirhami și 3 ducați ajung.

    Nici dacă plătești exact 8 nu primești încă o acțiune: acțiunile turei se încheie. Nu se dă rest. O sală goală nu se poate cumpăra.
book-treasure-place =
    După ce ai așezat piesele cumpărate, cuferele se pun pe clădirile tale din Alhambra care au culoarea lor, câte unul pe clădire. Trebuie să așezi câte încap. Barăcile, bazarele, taberele și piesele din rezervă nu primesc cufere.

    { $seats ->
        [2] Ce rămâne ajunge mai întâi la Dirk, care ia tot ce se potrivește la clădirile lui, apoi la adversar, care așază tot ce poate. Restul se întoarce în săculeț.
       *[other] Ce rămâne trece la jucătorul din stânga, care așază tot ce poate, apoi la următorul, și așa mai departe. Restul se întoarce în săculeț. În partidele în doi primește mai întâi Dirk, apoi adversarul.
    }

    Exemplu: cumperi trei cufere verzi și unul roșu. Ai două grădini fără cufăr și niciun serai. Așezi două cufere verzi; unul verde și cel roșu merg mai departe.
book-treasure-refill =
    După așezare, sala golită primește 4 cufere noi din săculeț, cu tot cu cele care tocmai s-au întors. Dacă săculețul are mai puțin de 4, sala rămâne goală și de atunci nu se mai umple nicio sală. Ce se află încă în celelalte săli se poate cumpăra în continuare.
book-treasure-lost =
    Dacă o clădire iese din Alhambra, printr-o scoatere sau o înlocuire, cufărul ei se întoarce în săculeț. Dacă așezi clădirea din nou, revine fără cufăr. Înainte să înlocuiești o clădire, uită-te deci ce poartă.
book-treasure-score =
    La fiecare rundă de scor contează cine are cele mai multe cufere în Alhambra, toate culorile la un loc. Runda de scor 1: 7 puncte pentru locul 1. Runda de scor 2: 14 și 7 pentru locurile 1 și 2. Runda de scor 3: 22, 14 și 7 pentru locurile 1, 2 și 3. Trebuie să ai cel puțin un cufăr. La egalitate se adună și se împarte ca la clădiri. În doi, contează și Dirk.

    Exemplu: în runda de scor 2, doi jucători au câte 5 cufere, cele mai multe. Împart 14 + 7 = 21 și primesc câte 10.

## Lecție

lesson-treasure-title = Camera tezaurului
lesson-treasure-about = Cumperi cufere pentru clădirile tale.
lesson-treasure-buy-title = O sală de cufere
lesson-treasure-buy-1 = Toate cuferele unei săli costă **8 sau mai mult, în orice combinație de valute**. Apoi acțiunile tale se încheie.
lesson-treasure-buy-2 = Fiecare merge pe **o clădire de culoarea lui**, câte unul pe clădire.
lesson-treasure-buy-3 = Cele pe care nu le poți așeza **trec la stânga**.
lesson-treasure-buy-turn = Cumpără sala care îți aduce cele mai multe cufere.
lesson-treasure-buy-done = Două grădini, două turnuri: toate cele patru cufere și-au găsit locul.
lesson-treasure-buy-hint = Ai două grădini și două turnuri: gândește-te la sala 2.
lesson-treasure-buy-wrong = De data asta cumpără o sală de cufere.
lesson-treasure-buy-wrong-two = Ai păstra doar două: cufărul alb (apartament) ar ajunge la Marco, cel roșu (serai) înapoi în săculeț.
lesson-treasure-buy-wrong-none = Nu ai nicio clădire de aceste culori: ceilalți ar lua ce li se potrivește.
lesson-treasure-where-title = Câte unul pe clădire
lesson-treasure-where-1 = Ai cumpărat o sală. Cufărul verde se potrivește pe mai multe grădini, așa că **alegi tu**.
lesson-treasure-where-2 = Dar nu orice clădire îl poate primi.
lesson-treasure-where-turn = Încearcă două clădiri unde cufărul verde nu poate merge.
lesson-treasure-where-done = Câte un cufăr pe clădire, și doar de culoarea ei.
lesson-treasure-where-hint = O grădină are deja un cufăr. Iar culoarea arcadei e maro.
lesson-treasure-stay-title = Cuferele se pot pierde
lesson-treasure-stay-1 = Dacă o clădire **iese din Alhambra**, cufărul ei se întoarce în săculeț.
lesson-treasure-stay-2 = Vrei să înlocuiești grădina de la est de fântână cu cea din rezervă, care are mai multe ziduri.
lesson-treasure-stay-turn = Pune cufărul unde va rămâne.
lesson-treasure-stay-done = Grădina aceasta rămâne, iar cea nouă mai poate primi un cufăr.
lesson-treasure-stay-hint = Grădina de la sud de fântână rămâne.
lesson-treasure-stay-wrong = E permis, dar la înlocuire ai pierde acest cufăr.
lesson-treasure-score-title = Cele mai multe cufere
lesson-treasure-score-1 = Tu ai 4 cufere, Marco are 1: **7 puncte** pentru tine. Culorile nu mai contează.
lesson-treasure-score-2 = La runda de scor 2 locurile aduc 14 și 7, la runda de scor 3 aduc 22, 14 și 7.
