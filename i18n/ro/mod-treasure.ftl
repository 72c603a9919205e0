### Camera tezaurului: reguli, refuzuri, jurnal, butoane (secțiunea 7.13).


new-idea-treasure = Cumpără cufere pentru clădiri de culoarea lor.

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
