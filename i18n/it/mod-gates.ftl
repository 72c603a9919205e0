### Le porte della città: regole, rifiuti, cronaca, pulsanti (sezione 7.5).

mod-gates = Le porte della città
    .bare = Porte della città
new-pieces-gates = Materiale: tante porte e carte porta quanti sono i giocatori.
new-changes-gates = Dove una tessera tocca solo muri, una porta apre un passaggio; le due tessere restano lì per sempre.
new-idea-gates = Apri un passaggio in un muro.
zone-gate-open = Carta porta

rule-gates-deal-title = Le carte porta
rule-gates-deal-text = Nei mazzetti 3, 4 e 5 ci sono tante carte porta quanti sono i giocatori. Quella pescata resta scoperta; se ce n’è già una, la nuova va negli scarti. Al suo posto si pesca un’altra carta.
rule-gates-take-title = Prendere una carta porta
rule-gates-take-text = Prendere la carta porta scoperta è un’azione, al posto di prendere denaro, e conclude le azioni del turno.
refuse-gates-take = Non c’è nessuna carta porta scoperta.
rule-gates-use-title = Aprire una porta
rule-gates-use-text = Se una tessera tocca l’Alhambra solo attraverso muri, una carta porta ne apre uno: da quel lato si passa a piedi. Lì entrambe le tessere devono avere un muro stampato. Vale solo per piazzare o aggiungere una tessera, anche più volte in un turno; la carta esce dal gioco.
refuse-gates-use =
    { $reason ->
        [no_card] Non hai carte porta in mano.
        [needless] Qui non serve nessuna porta.
        [stick] Una porta si apre solo in muri stampati, e qui uno è stato aggiunto.
       *[no_tile] Oltre questo lato non c’è nessuna tessera.
    }
rule-gates-fixed-title = Le tessere accanto a una porta
rule-gates-fixed-text = Le due tessere accanto a una porta non si possono più rimuovere né scambiare.
refuse-gates-fixed = Una tessera accanto a una porta resta dov’è.

log-gate-shown = Si scopre una carta porta
log-gate-discarded = Un’altra carta porta va negli scarti
log-gate-taken = { $name } prende la carta porta
log-gate-opened =
    { $name } apre una porta: { $tile }, { $side ->
        [n] lato nord
        [e] lato est
        [s] lato sud
       *[w] lato ovest
    }

act-take-gate = Prendi la carta porta
act-place-with-gate = Piazza con una porta
act-add-with-gate = Aggiungi con una porta
move-place-with-gate =
    Piazza { $tile } con una porta ({ $cell }, { $side ->
        [n] lato nord
        [e] lato est
        [s] lato sud
       *[w] lato ovest
    })
move-add-with-gate =
    Aggiungi { $tile } dalla riserva con una porta ({ $cell }, { $side ->
        [n] lato nord
        [e] lato est
        [s] lato sud
       *[w] lato ovest
    })
piece-gate = Una carta porta. Quando si piazza o si aggiunge una tessera, apre un passaggio in un muro; le due tessere restano lì per sempre.

## Regolamento

book-intro-gates =
    Ci sono tante porte e carte porta quanti sono i giocatori. Una porta è un passaggio in un muro doppio, cioè dove due tessere stanno muro contro muro: di lì si passa a piedi. Puoi così costruire dove i muri lo impedirebbero. In cambio, le due tessere accanto alla porta restano al loro posto fino alla fine.
book-gates-deal =
    Le carte porta sono tante quanti i giocatori. Si mescolano nei mazzetti 3, 4 e 5, divise nel modo più uguale possibile; quelle che avanzano vanno prima nel mazzetto 3, poi nel 4.

    { $seats ->
        [2] In due: una nel mazzetto 3, una nel mazzetto 4, nessuna nel mazzetto 5.
        [3] In tre: una in ciascuno dei tre mazzetti.
        [4] In quattro: due nel mazzetto 3, una nel mazzetto 4 e una nel mazzetto 5.
        [5] In cinque: due nel mazzetto 3, due nel mazzetto 4, una nel mazzetto 5.
       *[other] In sei: due in ciascuno dei tre mazzetti.
    }

    Una carta porta pescata si mette scoperta accanto alle carte scoperte; se lì ce n’è già una, va sulla pila degli scarti. In entrambi i casi si pesca un’altra carta per il posto da riempire.
book-gates-take =
    Prendere la carta porta scoperta è un’azione, al posto di prendere denaro: insieme non prendi né denaro né una carta cambiavalute. Le azioni del turno finiscono qui. La carta resta in mano finché non la usi. In mano puoi averne diverse.
book-gates-use =
    Una carta porta si usa mentre piazzi una tessera comprata o ne aggiungi una ristrutturando, anche con un costruttore, con Ammar o con il visir. Se la tessera tocca l’Alhambra solo attraverso muri, la carta apre uno di questi muri doppi: da quel lato ora si passa a piedi. Lì entrambe le tessere devono avere un muro stampato; una barretta non va bene. Tutte le altre regole di costruzione valgono ancora.

    Esempio: una tua tessera ha un muro a est e lì accanto vuoi una tessera con un muro a ovest. A piedi non ci si arriverebbe; con la porta sì.

    Una porta non permette mai di rimuovere o scambiare una tessera. In un turno puoi usare più carte porta. La carta usata esce dal gioco.
book-gates-fixed =
    Le due tessere accanto a una porta non si possono più rimuovere né scambiare, per tutta la partita. Possono ancora ricevere barrette sui lati senza muro, forzieri e abitanti.

## Lezione

lesson-gates-title = Le porte della città
lesson-gates-about = Apri un passaggio in un muro dove nessuna tessera potrebbe stare.
lesson-gates-take-title = La carta porta
lesson-gates-take-1 = La torre nella tua riserva **non sta su nessuna casella libera**.
lesson-gates-take-2 = Una **carta porta** è scoperta. Si prende al posto del denaro e conclude le azioni.
lesson-gates-take-turn = Prendi la carta porta.
lesson-gates-take-done = Ti resta in mano finché non ne hai bisogno.
lesson-gates-take-hint = Scegli la carta porta e conferma.
lesson-gates-take-wrong = Così la torre non esce dalla riserva. Prendi la carta porta.
lesson-gates-take-wrong-swap = Così in riserva ci va un’altra tessera al suo posto. Prendi la carta porta.
lesson-gates-open-title = Attraverso il muro
lesson-gates-open-1 = Se una tessera tocca l’Alhambra **solo attraverso muri**, una porta ne apre uno.
lesson-gates-open-2 = Da quel lato si passa a piedi. Lì le due tessere devono avere un muro.
lesson-gates-open-turn = Aggiungi la torre con una porta.
lesson-gates-open-done = La torre si raggiunge a piedi. La carta porta esce dal gioco.
lesson-gates-open-hint = Scegli la torre, poi una casella dietro un muro, per esempio quella a sud dell’appartamento.
lesson-gates-open-wrong = In riserva la torre non dà mai punti. Aggiungila con una porta.
lesson-gates-open-wrong-swap = Così in riserva ci va un’altra tessera al suo posto. Con una porta restano nell’Alhambra tutte e due.
lesson-gates-fixed-title = Ferme per sempre
lesson-gates-fixed-1 = Ora una porta unisce l’appartamento e la torre a sud.
lesson-gates-fixed-2 = **Nessuna delle due tessere si può più rimuovere o scambiare.**
lesson-gates-fixed-turn = Prova a rimuovere prima l’una, poi l’altra.
lesson-gates-fixed-done = Perciò apri una porta solo dove le due tessere possono restare.
lesson-gates-fixed-hint = Premi «Ristruttura» e scegli l’appartamento, poi la torre.
lesson-gates-save-title = Una porta non serve sempre
lesson-gates-save-1 = Questa torre può stare su alcune caselle con una porta, su altre senza.
lesson-gates-save-2 = I muri **tra** due tessere non danno punti.
lesson-gates-save-turn = Piazza la torre in modo che le mura diventino lunghe due lati.
lesson-gates-save-done = Due lati di mura, nessuna tessera bloccata, e la carta porta è ancora tua.
lesson-gates-save-hint = I due muri della torre devono stare all’esterno, per esempio a nord della fontana.
lesson-gates-save-wrong = Questa volta la torre deve darti mura di due lati.
lesson-gates-save-wrong-gate = Ora un muro della torre è all’interno: le mura hanno un lato solo, e la carta non c’è più.
lesson-gates-save-wrong-reserve = In riserva i suoi muri non danno punti. Costruiscila.
