### Thieves: the texts of the module.

mod-thieves = I ladri
    .bare = Ladri
new-pieces-thieves = Materiale: 12 carte ladro segrete.
new-changes-thieves = Tra un turno e l’altro un ladro prende una carta denaro scoperta della sua valuta, prima di chi sta per giocare.
new-differs-thieves-round = ladri solo dopo ogni giro
new-variant-thieves = I ladri si usano
new-variant-thieves-usual = dopo ogni turno
new-variant-thieves-round = dopo ogni giro
new-idea-thieves = Ruba denaro scoperto tra un turno e l’altro.
zone-thieves = Ladri
zone-thieves-used = Ladri usati
zone-thieves-removed = Ladri fuori dal gioco
act-use-thief = Usa un ladro
log-thief-used = { $name } usa un ladro e prende { $cards }

rule-thieves-deal-title = Distribuire i ladri
rule-thieves-deal-text = I ladri sono 12, 3 per ogni valuta. Ognuno ne riceve in segreto 4; in quattro 3, in cinque o sei 2. Gli altri escono dal gioco senza essere visti.
rule-thieves-use-title = Usare un ladro
rule-thieves-use-text = Dopo ogni turno (variante: dopo ogni giro) tutti, tranne chi sta per giocare, possono rinunciare a un ladro e prendere una carta denaro scoperta della sua valuta. Dopo ogni ladro le carte scoperte si completano.
refuse-thieves-use =
    { $reason ->
        [not_held] Non hai questo ladro in mano.
        [next] Chi sta per giocare non può usare ladri.
        [round] I ladri si usano solo alla fine di un giro.
        [not_shown] Questa carta non è tra le carte scoperte.
        [currency] Questo ladro prende solo denaro della sua valuta.
       *[not_now] I ladri si usano tra un turno e l’altro.
    }
piece-thief = Un ladro, segreto finché non si usa. Tra un turno e l’altro lo cedi e prendi una carta scoperta della sua valuta.
worth-thief = Si potrebbe prendere: { $cards }
worth-thief-none = Non c’è nessuna carta scoperta della sua valuta

## Regolamento

book-intro-thieves =
    Ci sono 12 carte ladro segrete, 3 per ogni valuta. Tra un turno e l’altro un ladro ti procura una carta denaro scoperta della sua valuta, prima che la prenda chi sta per giocare. Una bella carta scoperta non è quindi mai al sicuro, e tu ricevi denaro senza spendere un’azione. Ogni ladro serve una volta sola.
book-thieves-deal =
    I 12 ladri, 3 per valuta, si distribuiscono in segreto all’inizio: 4 a testa in due o in tre, 3 in quattro, 2 in cinque o in sei. Gli altri escono dal gioco senza essere visti.

    { $seats ->
        [2] Nella tua partita ognuno ne riceve 4; 4 ladri escono dal gioco.
        [3] Nella tua partita ognuno ne riceve 4; non ne avanza nessuno.
        [4] Nella tua partita ognuno ne riceve 3; non ne avanza nessuno.
        [5] Nella tua partita ognuno ne riceve 2; 2 ladri escono dal gioco.
       *[other] Nella tua partita ognuno ne riceve 2; non ne avanza nessuno.
    }
book-thieves-use =
    Dopo ogni turno, a rifornimento e conteggi fatti, tutti tranne chi sta per giocare possono togliere dal gioco un proprio ladro e prendere esattamente una carta denaro scoperta della sua valuta. Anche una carta costruttore vale come denaro della sua valuta. Si possono usare più ladri, uno dopo l’altro.

    Dopo ogni ladro le carte scoperte si completano, e così può uscire una carta punteggio, un personaggio per l’asta o una carta muro. L’ordine è quello del visir: da chi sta per giocare (che però non può usare ladri) fino a chi ha appena giocato. Se c’è anche il visir, la domanda è una sola per entrambi.
book-variant-thieves-round =
    Le fonti non concordano su quando si usano i ladri. In questa variante si usano solo dopo ogni giro, cioè quando tutti hanno giocato una volta, e non dopo ogni turno. Il resto non cambia: chi sta per aprire il nuovo giro non può usarne. I ladri diventano più rari e più facili da prevedere.
book-variant-thieves-round-title = Variante: ladri dopo ogni giro

## Lezione

lesson-thieves-title = I ladri
lesson-thieves-about = Prendi denaro scoperto tra un turno e l’altro.
lesson-thieves-use-title = Tra un turno e l’altro
lesson-thieves-use-1 = **Dopo ogni turno** tutti possono usare ladri, tranne chi sta per giocare.
lesson-thieves-use-2 = Un ladro esce dal gioco e prende **una carta denaro scoperta della sua valuta**, di qualsiasi valore.
lesson-thieves-use-3 = Il tuo turno è finito, sta per giocare Marco. Hai 4 ducati e la torre ne costa 13.
lesson-thieves-use-turn = Usa un ladro per poter pagare la torre con l’importo esatto.
lesson-thieves-use-done = 4 + 9 = 13 ducati. E nel posto vuoto c’è già una nuova carta.
lesson-thieves-use-hint = Scegli il 9 in ducati: lo prende il tuo ladro dei ducati.
lesson-thieves-use-wrong = Un ladro per soli 2 fiorini? Pensa alla torre.
lesson-thieves-use-wrong-seven = 4 + 7 = 11 ducati: la torre ne costa 13.
lesson-thieves-use-wrong-no = Puoi sempre dire di no. Ma prima del tuo prossimo turno qualcun altro può prendere il 9.
lesson-thieves-again-title = Uno dopo l’altro
lesson-thieves-again-1 = Le carte scoperte sono di nuovo al completo, e **tocca ancora a te decidere**.
lesson-thieves-again-2 = Puoi usare quanti ladri vuoi, uno dopo l’altro.
lesson-thieves-again-turn = Hai 3 fiorini e l’appartamento ne costa 8. Usa un altro ladro.
lesson-thieves-again-done = 3 + 5 = 8 fiorini: ora puoi pagare due tessere con l’importo esatto.
lesson-thieves-again-hint = La nuova carta è proprio quella giusta: 5 fiorini.
lesson-thieves-again-wrong = Di ducati ne hai abbastanza: 4 + 9. Pensa ai fiorini.
lesson-thieves-again-wrong-two = 3 + 2 = 5 fiorini: l’appartamento ne costa 8.
lesson-thieves-again-wrong-no = Puoi dire di no, ma con la nuova carta avresti l’importo esatto.
lesson-thieves-only-title = Nient’altro
lesson-thieves-only-1 = Tra un turno e l’altro non si compra e non si costruisce, e un ladro prende solo **la sua valuta**.
lesson-thieves-only-2 = Durante un turno, invece, i ladri riposano.
lesson-thieves-only-turn = Prova due cose ora vietate: prendere i dinari, comprare una tessera.
lesson-thieves-only-done = Le tue azioni sono finite. Senza un ladro dei dinari, questi dinari restano dove sono.
lesson-thieves-only-hint = Scegli il 4 in dinari, poi una tessera del mercato.
lesson-thieves-keep-title = Vale la pena usare un ladro?
lesson-thieves-keep-1 = In tre si ricevono all’inizio **4 ladri** a testa; poi non ne arrivano altri.
lesson-thieves-keep-2 = Questa volta fiorini e ducati scoperti valgono solo 1 e 2.
lesson-thieves-keep-turn = Decidi: usi un ladro o dici di no?
lesson-thieves-keep-done = Giusto: un ladro prende un 9 con la stessa facilità di un 1.
lesson-thieves-keep-hint = Premi «No».
lesson-thieves-keep-wrong = Permesso, ma un ladro è sprecato per così poco. Tienilo per una carta migliore.
