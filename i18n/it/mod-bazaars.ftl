### Bazaars (rules of section 7.16).

mod-bazaars = I bazar
    .bare = Bazar
new-pieces-bazaars = Materiale: 8 bazar nel sacchetto.
new-changes-bazaars = Costano quanto la tessera della loro valuta, con l’importo esatto; alla fine danno punti per i colori attorno.
new-idea-bazaars = Alla fine danno punti per i colori attorno.
act-buy-bazaar = Compra il bazar
log-bazaar-bought = { $name } compra { $tile } per { $price } esatti
log-bazaar-shown = Accanto al mercato: { $tile }
play-row-bazaars = Bazar
proof-pay-bazaars = edifici × colori
lab-line-bazaars =
    bazar: { $n ->
        [one] { $n } edificio
       *[other] { $n } edifici
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
what-bazaars =
    bazar: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } alla fine
bazaar-worth = { $n } alla fine
what-bazaar-first =
    accanto al bazar non c’è ancora nulla che conti ({ $free ->
        [one] { $free } casella vuota
       *[other] { $free } caselle vuote
    }); il primo edificio porta 1 punto alla fine: { $types }
what-bazaar-next =
    prossimo edificio accanto al bazar ({ $free ->
        [one] { $free } casella vuota
       *[other] { $free } caselle vuote
    }): { $more } alla fine
zone-bazaars = Bazar

## 7.16 Bazaars

rule-bazaars-deal-title = Bazar nel sacchetto
rule-bazaars-deal-text = 8 bazar si mescolano nel sacchetto. Se escono per il mercato si mettono accanto e si continua a pescare: non provocano né impediscono la fine.
rule-bazaars-buy-title = Comprare un bazar
rule-bazaars-buy-text = Un bazar costa quanto la tessera che ora è sulla casella della sua valuta. Si paga l’importo esatto, quindi segue un’altra azione; si può comprare anche con il visir e con Karim. Finché quella casella è vuota non si può comprare. Alla fine non va a nessuno.
refuse-bazaars-buy =
    { $reason ->
        [no_price] Senza una tessera sulla casella della sua valuta questo bazar non ha prezzo.
        [exact] Un bazar si paga con l’importo esatto: { $over } in più.
        [short]
            { $missing ->
                [one] Un bazar si paga con l’importo esatto: manca { $missing }.
               *[other] Un bazar si paga con l’importo esatto: mancano { $missing }.
            }
       *[not_open] Questo bazar non è accanto al mercato.
    }
rule-bazaars-build-title = Piazzare un bazar
rule-bazaars-build-text = Un bazar non ha muri e si piazza come un edificio.
rule-bazaars-score-title = Quanto vale un bazar
rule-bazaars-score-text = Solo al conteggio 3: gli edifici dei suoi colori nelle 8 caselle attorno, moltiplicati per quanti dei suoi colori ci sono tra loro. I muri non importano e un edificio può contare per più bazar.
piece-bazaar = Un bazar. Nel conteggio 3 moltiplica gli edifici dei suoi colori che ha intorno per il numero di questi colori.

## Regolamento

book-intro-bazaars =
    Nel sacchetto ci sono 8 bazar, due per valuta. Ognuno mostra una valuta e tre colori di edifici e non ha muri. Un bazar sta accanto al mercato e costa quanto la tessera del mercato della sua valuta. Nel conteggio 3 dà punti per gli edifici dei suoi colori che ha attorno, anche in diagonale.
book-bazaars-deal =
    Gli 8 bazar si mescolano nel sacchetto. Se ne esce uno mentre si riempie il mercato, si mette lì accanto, anche se ce ne sono già altri, e si continua a pescare finché esce una tessera per la casella. Un bazar quindi non riempie una casella e non ne lascia vuota nessuna: non provoca la fine della partita e non la impedisce.
book-bazaars-buy =
    Un bazar costa quanto la tessera che in quel momento è sulla casella della sua valuta. Se la casella è vuota, il bazar non è in vendita fino al rifornimento. Si paga solo con l’importo esatto, quindi segue sempre un’altra azione.

    Esempio: sulla casella del fiorino c’è una torre da 11, quindi un bazar dei fiorini costa 11 fiorini precisi. Se compri prima la torre, la casella è vuota e il bazar deve aspettare: conviene comprare prima il bazar.

    Visir e Abdul Karim possono procurare un bazar. Alla fine della partita i bazar rimasti non vanno a nessuno.
book-bazaars-build =
    Un bazar si piazza come un edificio e segue tutte le regole di costruzione: i suoi quattro lati sono aperti, quindi, finché non riceve barrette, tocca solo lati aperti. Può andare in riserva e si può ristrutturare. Non appartiene a nessun tipo di edificio e non conta nelle maggioranze.
book-bazaars-score =
    Solo nel conteggio 3: guarda le 8 caselle attorno al bazar, comprese quelle in diagonale. Conta gli edifici dei suoi tre colori e moltiplica per quanti di questi colori ci sono tra loro. Capannoni, bazar, accampamenti e fontana qui non sono edifici. I muri non importano, e un edificio può contare per più bazar.

    Esempio: un bazar per serragli, porticati e giardini ha attorno due giardini, tre porticati e una torre. Sono 5 edifici di 2 colori, quindi 5 × 2 = 10 punti. Con un serraglio in più sarebbero 6 × 3 = 18.

## Lezione

lesson-bazaars-title = I bazar
lesson-bazaars-about = Compra tessere che premiano i colori intorno.
lesson-bazaars-buy-title = Accanto al mercato
lesson-bazaars-buy-1 = I bazar stanno accanto al mercato. Ognuno ha una valuta e tre colori.
lesson-bazaars-buy-2 = Costa quanto **la tessera del mercato della sua valuta**, e si paga con l’**importo esatto**. Così segue un’altra azione.
lesson-bazaars-buy-turn = Compra il bazar.
lesson-bazaars-buy-done = 9 dirham, come per il giardino. E hai un’altra azione.
lesson-bazaars-buy-hint = Scegli il bazar: lo paghi con 5 + 4 dirham.
lesson-bazaars-buy-wrong = Questa volta compra il bazar.
lesson-bazaars-buy-wrong-tile = Permesso, ma così la casella dei dirham resta vuota e il bazar non ha più un prezzo.
lesson-bazaars-price-title = Senza prezzo niente acquisto
lesson-bazaars-price-1 = Finché la casella della sua valuta è **vuota**, un bazar non è in vendita.
lesson-bazaars-price-2 = E non si può pagare **in eccesso**: con 7 + 6 ducati non ne compri uno da 10.
lesson-bazaars-price-turn = Prova a comprare i due bazar.
lesson-bazaars-price-done = Uno ora non ha prezzo; per l’altro ti manca l’importo esatto.
lesson-bazaars-price-hint = Scegli un bazar, poi l’altro.
lesson-bazaars-place-title = Buoni vicini
lesson-bazaars-place-1 = Un bazar non ha muri e si piazza come un edificio.
lesson-bazaars-place-2 = Alla fine si guardano le **8 caselle attorno**: gli edifici dei suoi colori **×** quanti di questi colori ci sono.
lesson-bazaars-place-3 = Per il tuo contano padiglioni, appartamenti e torri.
lesson-bazaars-place-turn = Piazzalo dove vale di più.
lesson-bazaars-place-done = Due torri, un appartamento, un padiglione: 4 edifici × 3 colori = 12 punti.
lesson-bazaars-place-hint = Prova a nord-ovest della fontana; contano anche i vicini in diagonale.
lesson-bazaars-place-wrong = Permesso, ma qui vale meno. Sono possibili 12 punti.
lesson-bazaars-place-wrong-reserve = Nella riserva non vale niente.
lesson-bazaars-score-title = Solo alla fine
lesson-bazaars-score-1 = I bazar valgono **solo nel conteggio 3**: il tuo ha dato 12 punti.
lesson-bazaars-score-2 = Un bazar non è un edificio: non vince maggioranze. Ma un edificio può contare per più bazar.
