### Bonus cards (rules of section 7.3).

mod-bonus = Le carte bonus
    .bare = Carte bonus
new-pieces-bonus = Materiale: 10 carte bonus segrete.
new-changes-bonus = Finché il suo edificio è nella tua Alhambra, una carta vale un edificio in più di quel tipo.
new-idea-bonus = Una carta segreta raddoppia un edificio.
act-reveal-bonus = Mostra la carta
act-keep-bonus = Non mostrare nulla
ask-bonus = Sta per iniziare un conteggio: mostri una carta bonus?
log-bonus-shown = { $name } mostra una carta bonus: { $tile }
log-bonus-returned = { $name } riprende in mano la carta bonus
zone-bonus = Carte bonus
zone-bonus-shown = Carte bonus mostrate
zone-bonus-removed = Carte bonus fuori dal gioco

## 7.3 Bonus cards

rule-bonus-deal-title = Distribuire le carte bonus
rule-bonus-deal-text = 10 carte mostrano i dieci edifici senza muri. Ognuno ne riceve 3 in segreto, 2 se si gioca in 4 o 5, 1 se si gioca in 6. Le altre escono dal gioco senza essere viste.
rule-bonus-reveal-title = Mostrare una carta bonus
rule-bonus-reveal-text = Finché nella tua Alhambra c’è proprio il suo edificio, puoi mostrare una carta bonus in ogni momento del tuo turno e prima di un conteggio: nelle maggioranze vale un edificio in più di quel tipo. Non costa azioni. Se poi qualcuno ne mostra una, si chiede di nuovo a chi ha tenuto la sua. Prima del conteggio 3 viene mostrata automaticamente.
refuse-bonus-reveal =
    { $reason ->
        [not_held] Non hai questa carta bonus in mano.
        [not_built] L’edificio di questa carta non è nell’Alhambra.
       *[not_now] { $frame ->
            [bonus] Prima decidi quali carte bonus mostrare.
           *[other] Le carte bonus si mostrano mentre scegli le azioni, piazzi tessere o termini il turno, e prima di un conteggio.
        }
    }
rule-bonus-return-title = Di nuovo in mano
rule-bonus-return-text = Se l’edificio lascia l’Alhambra, la sua carta bonus torna in mano.
piece-bonus = Una carta bonus. Puoi mostrarla in ogni momento del tuo turno e prima di un conteggio, finché nella tua Alhambra c’è proprio il suo edificio: vale un edificio in più di quel tipo.
worth-bonus-built = Il suo edificio è nella tua Alhambra
worth-bonus-missing = Il suo edificio non è nella tua Alhambra

## Regolamento

book-intro-bonus =
    Dieci carte bonus mostrano i dieci edifici che non hanno muri. Ne ricevi in segreto da una a tre. Se nella tua Alhambra c’è proprio l’edificio di una tua carta, la carta vale un edificio in più di quel tipo. Hai così un motivo segreto per volere una certa tessera, e gli altri si chiederanno perché la paghi tanto.
book-bonus-deal =
    Ogni carta mostra uno dei dieci edifici senza muri: padiglione da 8, serraglio da 9, porticati da 9 e 10, appartamenti da 10 e 11, giardini da 10 e 11, torri da 11 e 12. All’inizio si distribuiscono in segreto: 3 a testa in due o in tre, 2 in quattro o in cinque, 1 in sei. Le altre escono dal gioco senza essere viste.

    { $seats ->
        [2] Nella tua partita ognuno ne riceve 3; 4 carte escono dal gioco.
        [3] Nella tua partita ognuno ne riceve 3; 1 carta esce dal gioco.
        [4] Nella tua partita ognuno ne riceve 2; 2 carte escono dal gioco.
        [5] Nella tua partita ognuno ne riceve 2; non ne avanza nessuna.
       *[other] Nella tua partita ognuno ne riceve 1; 4 carte escono dal gioco.
    }
book-bonus-reveal =
    Finché nella tua Alhambra c’è esattamente l’edificio di una tua carta bonus, puoi mostrarla in ogni momento del tuo turno: prima, tra e dopo le azioni, anche mentre piazzi tessere. Non costa azioni, e la vedono subito tutti. Da allora vale un edificio in più di quel tipo nelle maggioranze. Non basta un edificio dello stesso tipo con muri o con un altro prezzo, e la riserva non conta.

    Esempio: hai 2 torri, e una è la torre da 12 senza muri. Se mostri la sua carta, nelle maggioranze conti 3 torri.

    Per tutto il resto la carta non è una tessera: non ha muri, non ospita nulla e non è vicina a nessuna tessera. Prima dei conteggi 1 e 2 il programma ti chiede anche se mostrare carte, e te lo chiede di nuovo se ne hai tenuta una e poi qualcun altro ne mostra una. Al conteggio 3 mostra automaticamente tutte quelle valide. Aspettando quindi non perdi punti; mostrare presto una carta avverte gli altri di che cosa li aspetta.
book-bonus-return =
    Se una ristrutturazione toglie quell’edificio dalla tua Alhambra, la carta che avevi mostrato torna nella tua mano e non conta più. Quando l’edificio rientra nell’Alhambra, la puoi mostrare di nuovo.

## Lezione

lesson-bonus-title = Le carte bonus
lesson-bonus-about = Fai contare un edificio due volte nelle maggioranze.
lesson-bonus-card-title = Carte segrete
lesson-bonus-card-1 = Hai in segreto tre **carte bonus**, ognuna per un edificio senza muri.
lesson-bonus-card-2 = Finché **proprio quell’edificio** è nella tua Alhambra, la carta vale un edificio in più del suo tipo.
lesson-bonus-card-3 = Sono in vendita due torri, e puoi pagare sia l’una sia l’altra.
lesson-bonus-card-turn = Compra la torre della tua carta.
lesson-bonus-card-done = Questa torre e la sua carta valgono due torri.
lesson-bonus-card-hint = Le tue carte: serraglio 9, giardino 11, torre 12.
lesson-bonus-card-wrong = Questa volta compra la torre della tua carta bonus.
lesson-bonus-card-wrong-other = La torre 11 ha un muro: nessuna carta bonus la mostra. Compra la torre 12.
lesson-bonus-absent-title = Solo ciò che c’è
lesson-bonus-absent-1 = La torre 12 è costruita. Sta per iniziare un conteggio, e **prima** puoi mostrare carte bonus.
lesson-bonus-absent-2 = Il giardino 11 e il serraglio 9 non sono nella tua Alhambra.
lesson-bonus-absent-turn = Prova a mostrare una carta il cui edificio manca.
lesson-bonus-absent-done = Una carta vale solo finché c’è proprio il suo edificio.
lesson-bonus-absent-hint = Scegli la carta del giardino 11.
lesson-bonus-show-title = Mostrare una carta
lesson-bonus-show-1 = Tu hai due torri, e anche Marco: parità.
lesson-bonus-show-2 = Una carta mostrata conta da qui in poi.
lesson-bonus-show-turn = Mostra la torre 12, poi nessun’altra carta.
lesson-bonus-show-done = Ora nelle maggioranze hai tre torri.
lesson-bonus-show-hint = Scegli la carta della torre 12 e conferma; poi conferma «Non mostrare nulla».
lesson-bonus-show-wrong = Mostra la carta della torre 12.
lesson-bonus-show-wrong-keep = Così dividi il primo posto: 3 punti invece di 6. Mostra la carta.
lesson-bonus-score-title = Quanto ha reso
lesson-bonus-score-1 = Tre torri contro due: primo posto senza parità, **6 punti** invece di 3.
lesson-bonus-score-2 = Se la torre lascia l’Alhambra, la sua carta ti torna in mano.
lesson-bonus-score-3 = Non serve aspettare la domanda: **in ogni momento del tuo turno** puoi mostrare una carta. Non costa azioni.
