### La camera del tesoro: regole, rifiuti, cronaca, pulsanti (sezione 7.13).


new-idea-treasure = Compra forzieri per edifici del loro colore.

rule-treasure-deal-title = Forzieri e stanze
rule-treasure-deal-text = In un sacchetto ci sono 42 forzieri: 9 verdi, 9 viola, 7 bianchi, 7 marroni, 5 rossi e 5 blu. La camera ha tre stanze con 4 forzieri ciascuna.
rule-treasure-buy-title = Comprare forzieri
rule-treasure-buy-text = Un’azione: compri tutti i forzieri di una stanza per 8 o più, combinando le valute come vuoi; se nella partita ci sono i diamanti, anche solo con quelli. L’importo non è mai esatto, non si riceve resto e le azioni del turno finiscono.
refuse-treasure-buy =
    { $reason ->
        [empty] Questa stanza è vuota.
        [kind] Con questa carta non si pagano forzieri.
        [not_held] Non hai queste carte.
        [diamonds] I diamanti non si combinano con altro denaro.
        [short] { $missing ->
            [one] Una stanza costa 8: manca ancora { $missing }.
           *[other] Una stanza costa 8: mancano ancora { $missing }.
        }
       *[other] Ora non si possono comprare forzieri.
    }
rule-treasure-place-title = Sistemare i forzieri
rule-treasure-place-text = Dopo le tessere comprate metti i forzieri su tuoi edifici dello stesso colore nell’Alhambra, uno per edificio, quanti più possibile. Quelli che restano passano a sinistra, in due prima a Carlo; gli ultimi tornano nel sacchetto.
refuse-treasure-place =
    { $reason ->
        [none] Non restano forzieri di questo colore.
        [taken] Su questo edificio c’è già un forziere.
        [colour] Un forziere va su un tuo edificio dello stesso colore.
       *[not_now] { $frame ->
            [chests] Prima si sistemano i forzieri.
           *[other] I forzieri si sistemano dopo le tessere comprate.
        }
    }
rule-treasure-refill-title = Nuovi forzieri
rule-treasure-refill-text = La stanza comprata riceve 4 nuovi forzieri. Se nel sacchetto ce ne sono meno di 4, resta vuota e da allora nessuna stanza si riempie più.
rule-treasure-lost-title = Un forziere perso
rule-treasure-lost-text = Se un edificio lascia l’Alhambra, il suo forziere torna nel sacchetto.
rule-treasure-score-title = Chi ha più forzieri
rule-treasure-score-text = Chi ha più forzieri riceve 7 punti nel conteggio 1; nel 2 i posti valgono 14 e 7, nel 3 valgono 22, 14 e 7. I colori non contano; a parità si divide come per gli edifici. Conta anche Carlo.

log-chests-bought =
    { $name } compra { $count ->
        [one] { $count } forziere
       *[other] { $count } forzieri
    } per { $amount }
log-chest-placed =
    { $name } mette un forziere su { $colour ->
        [pavilion] un padiglione
        [seraglio] un serraglio
        [arcades] un porticato
        [chambers] un appartamento
        [garden] un giardino
       *[tower] una torre
    }
log-chests-passed =
    { $count ->
        [one] { $count } forziere passa
       *[other] { $count } forzieri passano
    } a sinistra: { $name }
log-dirk-took-chests =
    Carlo riceve { $count ->
        [one] { $count } forziere
       *[other] { $count } forzieri
    }
log-chests-returned =
    Di nuovo nel sacchetto: { $count ->
        [one] { $count } forziere
       *[other] { $count } forzieri
    }
log-chest-lost = { $name } perde un forziere, che torna nel sacchetto
log-room-filled = Nuovi forzieri nella stanza { $room }
log-room-closed = La stanza { $room } resta vuota: troppo pochi forzieri nel sacchetto

act-buy-chests = Compra forzieri
act-place-chest = Metti il forziere
ask-chests = Su quale edificio va il forziere?

play-row-treasure = Forzieri
play-row-chest = Forzieri
proof-pay-treasure = chi ha più forzieri
lab-line-treasure =
    Forzieri: { $n ->
        [one] { $n } forziere
       *[other] { $n } forzieri
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
what-treasure =
    forzieri: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
zone-chest-bag = Forzieri nel sacchetto
zone-room = Stanza { $n }
zone-chests-bought = Forzieri da sistemare
zone-dirk-chests = Forzieri di Carlo
