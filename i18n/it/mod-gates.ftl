### Le porte della città: regole, rifiuti, cronaca, pulsanti (sezione 7.5).


new-idea-gates = Apri un passaggio in un muro.
zone-gate-open = Carta porta

rule-gates-deal-title = Le carte porta
rule-gates-deal-text = Nei mazzetti 3, 4 e 5 ci sono tante carte porta quanti sono i giocatori. Quella pescata resta scoperta; se ce n’è già una, va negli scarti. Al suo posto si pesca un’altra carta.
rule-gates-take-title = Prendere una carta porta
rule-gates-take-text = Prendere la carta porta scoperta è un’azione, al posto di prendere denaro, e conclude le azioni del turno.
refuse-gates-take = Non c’è nessuna carta porta scoperta.
rule-gates-use-title = Aprire una porta
rule-gates-use-text = Se una tessera tocca l’Alhambra solo attraverso muri, una carta porta ne apre uno: da quel lato si passa a piedi. Lì entrambe le tessere hanno un muro stampato. Vale solo per piazzare o aggiungere una tessera; la carta esce dal gioco.
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
