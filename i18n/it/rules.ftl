### Rules: for each id its title, its one sentence, and the sentence that says how it was broken.


## 1 Set-up

rule-setup-fountain-title = La fontana
rule-setup-fountain-text = Ogni Alhambra comincia con una fontana senza muri. Non si sposta e non si sostituisce mai.
rule-setup-market-title = Il mercato
rule-setup-market-text = Quattro caselle, una per valuta: fiorino, dirham, dinaro, ducato. Ognuna mostra una tessera pescata dal sacchetto.
rule-setup-money-title = Denaro iniziale
rule-setup-money-text = Ognuno riceve carte scoperte finché arriva a 20 o più. Da quel momento le carte in mano sono segrete.
rule-setup-start-player-title = Chi inizia
rule-setup-start-player-text = Comincia chi ha meno carte; a parità, chi ha la somma più bassa; poi chi è più giovane.
rule-setup-display-title = Denaro scoperto
rule-setup-display-text = Accanto al mazzo ci sono quattro carte denaro scoperte.
rule-setup-deck-title = I cinque mazzetti
rule-setup-deck-text = Il mazzo è fatto di cinque mazzetti. La carta punteggio 1 è nel mazzetto 2, la carta punteggio 2 nel mazzetto 4.

## 2 A turn

rule-turn-pass-title = Almeno un’azione
rule-turn-pass-text = La prima azione del turno è obbligatoria. Si passa solo se nessuna azione è possibile.
refuse-turn-pass =
    { $reason ->
        [first] La prima azione del turno è obbligatoria.
       *[other] Puoi ancora fare un’azione.
    }
rule-turn-refill-late-title = Rifornimento a fine turno
rule-turn-refill-late-text = Mercato e denaro si riforniscono solo quando il turno è finito. Per le azioni in più c’è soltanto ciò che resta.
refuse-turn-refill-late = Questa casella resta vuota fino alla fine del turno.
rule-money-take-title = Prendere denaro
rule-money-take-text = Prendi una carta denaro scoperta di qualsiasi valore, oppure più carte fino a un totale di 5.
refuse-money-take =
    { $reason ->
        [sum] Queste carte valgono { $sum }: più carte insieme solo fino a { $limit }.
        [not_shown] Questa carta non è scoperta.
        [alone] Questa carta si prende da sola.
        [empty] Qui non c’è nessuna carta fino alla fine del turno.
       *[none] Scegli almeno una carta.
    }
rule-buy-pay-title = Pagare
rule-buy-pay-text = Una tessera si paga con carte della valuta della sua casella, per un valore almeno pari al prezzo. Non si dà resto, salvo con il modulo «{ mod-change }».
refuse-buy-pay =
    { $reason ->
        [short] Ancora da pagare: { $missing }.
        [currency] Qui si paga solo in { $currency }.
       *[not_held] Non hai questa carta in mano.
    }
refuse-buy-pay-hand = Prezzo { $price }, in mano { $held }: ancora da pagare { $missing }.
rule-buy-exact-title = Importo esatto
rule-buy-exact-text = Chi paga l’importo esatto può fare un’altra azione. Chi paga di più non ha altre azioni in questo turno.
rule-buy-place-late-title = Si piazza alla fine
rule-buy-place-late-text = Le tessere comprate si piazzano alla fine del turno, in qualsiasi ordine, nell’Alhambra o in riserva. Una ristrutturazione fatta come azione nello stesso turno non le può usare.
refuse-buy-place-late =
    { $reason ->
        [not_held] Questa tessera non è stata comprata in questo turno.
        [place] Prima si piazzano le tessere.
       *[other] Le tessere comprate si piazzano alla fine del turno.
    }
rule-redesign-add-title = Ristrutturare aggiungendo
rule-redesign-add-text = Una tessera della riserva entra nell’Alhambra.
refuse-redesign-add = Questa tessera non è in riserva.
rule-redesign-remove-title = Ristrutturare rimuovendo
rule-redesign-remove-text = Una tessera, mai la fontana, esce dall’Alhambra e va in riserva.
refuse-redesign-remove = Qui non c’è nessuna tessera da rimuovere.
rule-redesign-swap-title = Ristrutturare scambiando
rule-redesign-swap-text = Una tessera della riserva prende il posto di una dell’Alhambra, esattamente sulla stessa casella. Una tessera non si sposta mai dentro l’Alhambra.
refuse-redesign-swap =
    { $reason ->
        [not_in_reserve] Questa tessera non è in riserva.
       *[empty] Qui non c’è nessuna tessera da scambiare.
    }
rule-reserve-free-title = La riserva
rule-reserve-free-text = La riserva non ha limiti e non dà mai punti.
rule-turn-refill-title = Dopo il turno
rule-turn-refill-text = Dopo il turno si rifornisce prima il denaro, poi il mercato, nell’ordine delle caselle.
refuse-turn-refill =
    { $reason ->
        [between] Questo si può fare solo nel proprio turno.
        [first] Prima conferma «{ $action }».
       *[over] Le azioni di questo turno sono finite.
    }
rule-deck-reshuffle-title = Nuovo mazzo
rule-deck-reshuffle-text = Quando il mazzo finisce, gli scarti si mescolano e formano un nuovo mazzo. Le carte punteggio pescate escono dal gioco.

## 3 Building

rule-build-orientation-title = Mai ruotate
rule-build-orientation-text = Le tessere non si ruotano mai.
rule-build-edges-title = I lati devono combaciare
rule-build-edges-text = I lati a contatto devono combaciare: muro con muro, aperto con aperto.
refuse-build-edges =
    Lato { $dir ->
        [n] nord
        [e] est
        [s] sud
       *[w] ovest
    }: { $mine ->
        [wall] muro contro lato aperto
       *[open] lato aperto contro muro
    }.
refuse-build-edges-many = Lati che non combaciano: { $sides }.
rule-build-free-title = Una casella vuota
rule-build-free-text = Una nuova tessera va su una casella vuota.
refuse-build-free = Qui c’è già una tessera.
rule-build-adjacent-title = Lato a lato
rule-build-adjacent-text = Una nuova tessera ha almeno un lato intero in comune con l’Alhambra.
refuse-build-adjacent = Nessun lato di questa casella tocca l’Alhambra.
rule-build-walk-title = A piedi dalla fontana
rule-build-walk-text = Ogni tessera si raggiunge a piedi dalla fontana, da tessera a tessera attraverso i lati aperti.
refuse-build-walk = Il cammino dalla fontana si ferma a un muro.
rule-build-hole-title = Nessun buco
rule-build-hole-text = Da ogni casella vuota si deve poter uscire passando per altre caselle vuote, lato a lato. Un varco in diagonale non basta.
refuse-build-hole =
    { $n ->
        [one] { $n } casella vuota resterebbe chiusa dentro.
       *[other] { $n } caselle vuote resterebbero chiuse dentro.
    }
rule-build-after-title = Anche dopo una ristrutturazione
rule-build-after-text = Le regole di costruzione valgono anche dopo una ristrutturazione: nulla deve restare isolato e non devono restare buchi.
refuse-build-after-walk =
    { $n ->
        [one] Senza questa tessera { $n } tessera non si raggiungerebbe a piedi.
       *[other] Senza questa tessera { $n } tessere non si raggiungerebbero a piedi.
    }
refuse-build-after-hole = Qui resterebbe un buco.
refuse-setup-fountain = La fontana resta dov’è.

## 4 Scoring

rule-score-when-title = Quando si contano i punti
rule-score-when-text = I conteggi 1 e 2 si fanno quando la loro carta esce durante il rifornimento, appena questo è completo; se la pesca il personaggio Yammerad, subito. Il conteggio 3 si fa alla fine della partita.
rule-score-majority-title = Maggioranza
rule-score-majority-text = Per ogni tipo di edificio riceve punti chi ne ha di più nell’Alhambra: il 1º posto nel conteggio 1, i primi due nel conteggio 2, i primi tre nel conteggio 3.
rule-score-tie-title = Posti condivisi
rule-score-tie-text = In caso di parità si sommano i punti dei posti occupati e si dividono, arrotondando per difetto.
rule-score-own-one-title = Almeno uno
rule-score-own-one-text = Per avere punti serve almeno un edificio di quel tipo.
rule-score-wall-title = Mura più lunghe
rule-score-wall-text = Un punto per ogni lato del tratto continuo più lungo di mura esterne. I lati sono collegati se hanno un estremo in comune. I muri doppi all’interno non danno punti.
rule-score-ties-final-title = Vittoria
rule-score-ties-final-text = Vince chi ha più punti. In caso di parità la vittoria è condivisa.

## 5 End of the game

rule-end-trigger-title = La fine
rule-end-trigger-text = La partita finisce quando, dopo un turno, una casella del mercato non si può riempire.
refuse-end-trigger = La partita è finita.
rule-end-distribute-title = Assegnazione finale
rule-end-distribute-text = Ogni tessera rimasta al mercato va a chi ha in mano più denaro nella valuta della sua casella; in caso di parità, o se nessuno ne ha, a nessuno. Non si paga nulla.
refuse-end-distribute = Ora si piazzano solo le tessere dell’assegnazione finale.

## 6 Two players

rule-dirk-tiles-title = Le tessere di Carlo
rule-dirk-tiles-text = Nelle partite in due, un terzo giocatore immaginario riceve 6 tessere all’inizio, 6 dopo il conteggio 1 e un terzo del sacchetto dopo il conteggio 2.
rule-dirk-score-title = Carlo e le maggioranze
rule-dirk-score-text = Carlo riceve punti solo per le maggioranze e, con il modulo «{ mod-treasure }», per i forzieri. Non ha né turno, né mano, né mura.
rule-dirk-gift-title = Un dono a Carlo
rule-dirk-gift-text = Invece di piazzare una tessera comprata, la puoi dare a Carlo. Non vale per l’assegnazione finale.
refuse-dirk-gift =
    { $reason ->
        [no_dirk] Carlo gioca solo nelle partite in due.
        [distribution] Nell’assegnazione finale non si dà nulla a Carlo.
       *[hut] Un capannone non si può dare a Carlo.
    }

## Anything else

refuse-module-off = Fa parte di un modulo che non è in gioco.
refuse-other = Ora le regole non lo permettono ({ $rule }).
rule-other-title = Regola { $rule }
