### Master builders: everything that is said of them.

mod-builders = I costruttori
    .bare = Costruttori
new-pieces-builders = Materiale: 16 carte costruttore, alcune date all’inizio.
new-changes-builders = Sono denaro di valore 3, oppure una ristrutturazione in più a fine turno.
new-idea-builders = Denaro che serve anche a ristrutturare.
unseen-family-builder =
    { $n ->
        [one] { $n } carta costruttore coperta
       *[other] { $n } carte costruttore coperte
    }

act-use-builder = Usa un costruttore

log-builder-used = { $name } usa una carta costruttore: una ristrutturazione in più


## Rules of section 7.14

rule-builders-deal-title = Carte costruttore
rule-builders-deal-text = Prima del denaro iniziale ogni giocatore riceve 2 delle 16 carte costruttore, coperte. Altre sono nei mazzetti 3 e 5, le rimanenti escono dal gioco.
rule-builders-money-title = Costruttori come denaro
rule-builders-money-text = Una carta costruttore è a tutti gli effetti denaro di valore 3. Una volta spesa esce dal gioco.
refuse-builders-money = Una carta costruttore vale solo nella sua valuta.
rule-builders-redesign-title = Costruttori al lavoro
rule-builders-redesign-text = Alla fine del tuo turno, dopo aver piazzato le tessere, puoi scartare una carta costruttore per una ristrutturazione in più. Una per turno.
refuse-builders-redesign =
    { $reason ->
        [no_builder] Questa non è una carta costruttore.
        [not_held] Non hai questa carta in mano.
        [used] In un turno una sola carta costruttore dà una ristrutturazione.
        [none] Ora nessuna ristrutturazione è possibile.
       *[not_now] Le carte costruttore danno una ristrutturazione alla fine del turno, dopo aver piazzato le tessere.
    }
piece-builder = Una carta costruttore: denaro di valore 3, o una ristrutturazione in più a fine turno. Usata, esce dal gioco.

## Regolamento

book-intro-builders =
    Le carte costruttore sono 16, 4 per valuta. Ognuna è denaro di valore 3 oppure ti dà una ristrutturazione in più alla fine del turno; in un modo o nell’altro la usi una volta sola. Così una tessera non resta bloccata in riserva, e riordini l’Alhambra senza spendere un’azione.
book-builders-deal =
    Prima del denaro iniziale ognuno riceve in segreto 2 carte costruttore. Non contano per arrivare a 20 né per decidere chi inizia. Poi se ne mescolano 3 nel mazzetto 3 e 3 nel mazzetto 5; in sei, nel mazzetto 5 solo 1. Le altre escono dal gioco senza essere viste.

    { $seats ->
        [2] Nella tua partita 6 delle 16 carte escono dal gioco.
        [3] Nella tua partita 4 delle 16 carte escono dal gioco.
        [4] Nella tua partita 2 delle 16 carte escono dal gioco.
        [5] Nella tua partita si usano tutte e 16 le carte.
       *[other] Nella tua partita il mazzetto 5 ne riceve solo 1, e si usano tutte e 16 le carte.
    }
book-builders-money =
    Una carta costruttore è a tutti gli effetti una carta denaro di valore 3 della sua valuta: si prende tra le carte scoperte, da sola o con altre fino a 5; serve a pagare tessere, offerte e forzieri; conta nell’assegnazione finale; un ladro la può prendere tra le carte scoperte. C’è una sola differenza: una volta spesa non va sulla pila degli scarti, ma esce dal gioco.
book-builders-redesign =
    Alla fine del tuo turno, dopo aver piazzato le tessere, puoi scartare una carta costruttore dalla mano per una ristrutturazione in più: aggiungere, rimuovere o scambiare. La valuta non importa e la carta esce dal gioco. Ne puoi usare una sola per turno. La ristrutturazione può toccare la tessera appena piazzata, e si può unire a quella di Ammar.

    Esempio: compri una tessera, la metti in riserva e con la carta costruttore la scambi subito con una dell’Alhambra.

## Lezione

lesson-builders-title = I costruttori
lesson-builders-about = Usa una carta come denaro o per ristrutturare.
lesson-builders-money-title = Vale 3
lesson-builders-money-1 = Una carta costruttore è **denaro di valore 3** nella sua valuta.
lesson-builders-money-2 = Una volta spesa, esce dal gioco.
lesson-builders-money-turn = Compra il giardino con l’importo esatto.
lesson-builders-money-done = 6 + 3 = 9 dirham: importo esatto, quindi hai un’altra azione.
lesson-builders-money-hint = Paga con il 6 e la carta costruttore dei dirham.
lesson-builders-money-wrong = Questa volta compra il giardino.
lesson-builders-money-wrong-over = 5 + 6 = 11 è troppo: le tue azioni sarebbero finite. Con il costruttore l’importo è esatto.
lesson-builders-colour-title = Solo la sua valuta
lesson-builders-colour-1 = L’appartamento costa 9 dinari. 6 + 3 sarebbe l’importo esatto.
lesson-builders-colour-2 = Ma le tue carte costruttore **non sono dinari**.
lesson-builders-colour-turn = Scegli l’appartamento e prova ad aggiungere una carta costruttore.
lesson-builders-colour-done = Come ogni denaro, una carta costruttore vale solo nella sua valuta.
lesson-builders-colour-hint = Scegli l’appartamento, poi una delle carte costruttore.
lesson-builders-card-title = Una ristrutturazione in più
lesson-builders-card-1 = Oppure un costruttore si mette al lavoro: **alla fine del turno**, piazzate le tessere, rinunci a una carta per una ristrutturazione in più. **Una per turno**.
lesson-builders-card-2 = Hai preso 7 fiorini, e la torre ne costa 10.
lesson-builders-card-turn = Prima di terminare il turno, usa la carta costruttore che ti serve meno.
lesson-builders-card-done = La carta costruttore dei fiorini resta: con 7 + 3 paghi la torre esattamente.
lesson-builders-card-hint = Scegli la carta costruttore dei ducati.
lesson-builders-card-wrong = Permesso, ma con questa carta potresti pagare 7 + 3 = 10 fiorini. Usa l’altra.
lesson-builders-work-title = Al lavoro
lesson-builders-work-1 = Come sempre: **aggiungi, rimuovi o scambi** una tessera, anche quella appena piazzata.
lesson-builders-work-2 = Nella tua riserva c’è una torre con muri a nord e a est.
lesson-builders-work-turn = Rendi le tue mura più lunghe che puoi.
lesson-builders-work-done = Mura di 3 lati e una seconda torre, anche se in questo turno hai preso denaro!
lesson-builders-work-hint = Aggiungi la torre subito a est dell’altra.
lesson-builders-work-wrong = Permesso, ma sono possibili mura di 3 lati.
lesson-builders-work-wrong-remove = Permesso, ma qui non ti dà niente. Usa la torre della riserva.
