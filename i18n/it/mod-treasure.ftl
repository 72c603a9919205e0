### La camera del tesoro: regole, rifiuti, cronaca, pulsanti (sezione 7.13).

mod-treasure = La camera del tesoro
    .bare = Camera del tesoro
new-pieces-treasure = Materiale: 42 forzieri, tre stanze da quattro.
new-changes-treasure = Con 8 o più compri un’intera stanza; fa punti chi ha più forzieri su edifici del loro colore.
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
chests-fit =
    { $n ->
        [one] { $n } ci sta
       *[other] { $n } ci stanno
    }
chests-fit-others = { $fit }, { $n } agli altri
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
piece-chest = Un forziere. Sta su un edificio del suo colore; chi ha più forzieri prende punti.

## Regolamento

book-intro-treasure =
    La camera del tesoro ha tre stanze con 4 forzieri ciascuna. I forzieri sono 42: 9 verdi, 9 viola, 7 bianchi, 7 marroni, 5 rossi e 5 blu. Compri una stanza intera con denaro di qualsiasi valuta e metti i forzieri su edifici dello stesso colore. A ogni conteggio riceve punti chi ne ha di più. Così serve anche il denaro che non va bene per nessuna tessera.
book-treasure-deal =
    All’inizio i 42 forzieri sono in un sacchetto; se ne pescano 4 per ciascuna delle tre stanze, e tutti li vedono. I colori sono quelli degli edifici: blu per i padiglioni, rosso per i serragli, marrone per i porticati, bianco per gli appartamenti, verde per i giardini, viola per le torri.
book-treasure-buy =
    Come azione compri tutti i forzieri di una stanza per 8 o più, combinando le valute come vuoi; oppure tutto in diamanti, senza altro denaro. Anche con 8 precisi non è mai un importo esatto: non c’è un’altra azione, e le azioni del turno finiscono. Non si riceve resto. Una stanza vuota non si può comprare.

    Esempio: un 3 in dinari, un 1 in ducati e un 4 in fiorini fanno 8 e bastano per una stanza.
book-treasure-place =
    Quando le tessere comprate sono piazzate, i forzieri devono andare su edifici del loro colore nella tua Alhambra, uno per edificio, quanti più possibile. Capannoni, bazar, accampamenti e riserva non ne ospitano. Un forziere che trova posto non si può rifiutare.

    { $seats ->
        [2] Quelli che restano vanno prima a Carlo, che sistema sui suoi edifici tutti quelli che può, poi a chi gioca contro di te. Gli ultimi tornano nel sacchetto.
       *[other] Quelli che restano passano a sinistra: chi è lì sistema tutti quelli che può, poi tocca a chi viene dopo, e così via per tutto il tavolo. Gli ultimi tornano nel sacchetto. (In due vanno prima a Carlo, poi a chi gioca contro di te.)
    }

    Esempio: compri due forzieri verdi e uno rosso, ma hai un solo giardino senza forziere e nessun serraglio. Sistemi un forziere verde; un verde e un rosso passano avanti.
book-treasure-refill =
    Sistemati i forzieri, la stanza comprata ne riceve 4 nuovi dal sacchetto. Se il sacchetto ne ha meno di 4, la stanza resta vuota e da allora nessuna stanza si riempie più. Le stanze che hanno ancora forzieri si possono comprare come prima.
book-treasure-lost =
    Se un edificio lascia l’Alhambra, perché lo rimuovi o lo scambi, il suo forziere torna nel sacchetto. Non aspetta in riserva con l’edificio e non ricevi nulla in cambio.
book-treasure-score =
    A ogni conteggio si contano i forzieri di ognuno; i colori non importano. Conteggio 1: 7 punti a chi ne ha di più. Conteggio 2: 14 al 1º posto, 7 al 2º. Conteggio 3: 22, 14 e 7 ai primi tre posti. Serve almeno un forziere. In caso di parità si divide come per gli edifici, arrotondando per difetto; in due partecipa anche Carlo.

    Esempio nel conteggio 2: due persone al 1º posto ricevono (14 + 7) ÷ 2, cioè 10 punti a testa.

## Lezione

lesson-treasure-title = La camera del tesoro
lesson-treasure-about = Compra forzieri per i tuoi edifici.
lesson-treasure-buy-title = Una stanza di forzieri
lesson-treasure-buy-1 = Tutti i forzieri di una stanza costano **8 o più, combinando le valute come vuoi**. Poi le tue azioni sono finite.
lesson-treasure-buy-2 = Ciascuno va su **un edificio del suo colore**, uno per edificio.
lesson-treasure-buy-3 = Quelli che non puoi sistemare **passano a sinistra**.
lesson-treasure-buy-turn = Compra la stanza che ti dà più forzieri.
lesson-treasure-buy-done = Due giardini, due torri: tutti e quattro i forzieri hanno trovato posto.
lesson-treasure-buy-hint = Hai due giardini e due torri: pensa alla stanza 2.
lesson-treasure-buy-wrong = Questa volta compra una stanza di forzieri.
lesson-treasure-buy-wrong-two = Ne terresti solo due: il forziere bianco (appartamento) andrebbe a Marco, quello rosso (serraglio) di nuovo nel sacchetto.
lesson-treasure-buy-wrong-none = Non hai edifici di questi colori: gli altri prenderebbero quello che possono.
lesson-treasure-where-title = Uno per edificio
lesson-treasure-where-1 = Hai comprato una stanza. Il forziere verde può andare su più giardini, quindi **scegli tu**.
lesson-treasure-where-2 = Ma non tutti gli edifici possono riceverlo.
lesson-treasure-where-turn = Prova due edifici dove il forziere verde non può andare.
lesson-treasure-where-done = Un forziere per edificio, e solo del suo colore.
lesson-treasure-where-hint = Un giardino ha già un forziere. E il colore del porticato è il marrone.
lesson-treasure-stay-title = I forzieri si possono perdere
lesson-treasure-stay-1 = Se un edificio **lascia l’Alhambra**, il suo forziere torna nel sacchetto.
lesson-treasure-stay-2 = Vuoi sostituire il giardino a est della fontana con quello della riserva, che ha più muri.
lesson-treasure-stay-turn = Metti il forziere dove resterà.
lesson-treasure-stay-done = Questo giardino resta, e quello nuovo potrà ancora ricevere un forziere.
lesson-treasure-stay-hint = Il giardino a sud della fontana resta.
lesson-treasure-stay-wrong = Permesso, ma con lo scambio perderesti questo forziere.
lesson-treasure-score-title = Chi ha più forzieri
lesson-treasure-score-1 = Tu hai 4 forzieri, Marco 1: **7 punti** per te. I colori non contano più.
lesson-treasure-score-2 = Nel conteggio 2 i posti valgono 14 e 7, nel conteggio 3 valgono 22, 14 e 7.
