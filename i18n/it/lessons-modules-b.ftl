### Lessons about modules, second half: walls, thieves, change, trader, treasure, builders, invaders, bazaars.


## Walls

lesson-walls-title = Le mura
lesson-walls-about = Metti muri dove le tue tessere non ne hanno.
lesson-walls-corner-title = Un angolo di muro
lesson-walls-corner-1 = Le carte muro pescate restano **scoperte per tutti**.
lesson-walls-corner-2 = Prenderne una è un’azione che **conclude le tue azioni**. Tutti i suoi muri vanno **su una sola tua tessera**, per sempre.
lesson-walls-corner-3 = In un conteggio valgono come i muri stampati.
lesson-walls-corner-turn = Prendi la carta che allunga di più le tue mura e scegli la tessera.
lesson-walls-corner-done = L’angolo unisce il muro del porticato a quello del giardino: ora le tue mura hanno 4 lati.
lesson-walls-corner-hint = Scegli la carta con l’angolo, poi la torre.
lesson-walls-corner-wrong = Qui usa una carta muro: non costa denaro.
lesson-walls-corner-wrong-short = Permesso, ma così le tue mura arrivano al massimo a 3 lati. Con l’angolo possono averne 4.
lesson-walls-where-title = Non dappertutto
lesson-walls-where-1 = **Tutti** i muri di una carta devono trovare posto sulla tessera, altrimenti lì non può andare.
lesson-walls-where-2 = Il lato non deve avere già un muro e **non deve toccare un’altra tessera**.
lesson-walls-where-turn = Scegli la carta con l’angolo e prova due tessere dove è vietato.
lesson-walls-where-done = O c’era già un muro, o i lati a contatto non combacerebbero più.
lesson-walls-where-hint = Il giardino ha già un muro a est. A est del serraglio c’è la fontana.
lesson-walls-bought-title = Prima di costruire
lesson-walls-bought-1 = I muri possono andare anche su una tessera della riserva, o **comprata in questo turno**.
lesson-walls-bought-2 = Così, dopo un acquisto con l’**importo esatto**, puoi prendere una carta muro per la nuova tessera.
lesson-walls-bought-turn = Compra il padiglione con l’importo esatto, dagli il muro e costruiscilo in modo che le mura si allunghino.
lesson-walls-bought-done = Il muro del padiglione continua quello del giardino: 5 lati.
lesson-walls-bought-hint = Paga 5 + 3, scegli la carta muro, poi costruisci a sud del giardino.
lesson-walls-bought-wrong = Una cosa alla volta: il padiglione, la carta muro, poi costruisci.
lesson-walls-bought-wrong-money = Così le tue azioni sarebbero finite. Con l’importo esatto, dopo il padiglione hai un’altra azione.
lesson-walls-bought-wrong-elsewhere = Permesso, ma così il suo muro non si unisce a niente. Guarda dove finiscono le tue mura.
lesson-walls-score-title = Quanto valgono
lesson-walls-score-1 = È uscita una carta punteggio. Le tue mura più lunghe hanno 5 lati: **5 punti**.
lesson-walls-score-2 = Però un muro nuovo non si attraversa, e contro di esso si può costruire solo un altro muro.


## Thieves

lesson-thieves-title = I ladri
lesson-thieves-about = Prendi denaro scoperto tra due turni.
lesson-thieves-use-title = Tra due turni
lesson-thieves-use-1 = **Dopo ogni turno** possono usare ladri tutti, tranne chi sta per giocare.
lesson-thieves-use-2 = Un ladro esce dal gioco e prende **una carta denaro scoperta della sua valuta**, di qualsiasi valore.
lesson-thieves-use-3 = Il tuo turno è finito, sta per giocare Marco. Hai 4 ducati e la torre ne costa 13.
lesson-thieves-use-turn = Usa un ladro per poter pagare la torre con l’importo esatto.
lesson-thieves-use-done = 4 + 9 = 13 ducati. E al posto vuoto c’è già una nuova carta.
lesson-thieves-use-hint = Scegli il 9 di ducati: lo prende il tuo ladro dei ducati.
lesson-thieves-use-wrong = Un ladro per soli 2 fiorini? Pensa alla torre.
lesson-thieves-use-wrong-seven = 4 + 7 = 11 ducati: la torre ne costa 13.
lesson-thieves-use-wrong-no = Puoi sempre dire di no. Ma prima del tuo prossimo turno qualcun altro può prendere il 9.
lesson-thieves-again-title = Uno dopo l’altro
lesson-thieves-again-1 = Le carte scoperte si sono completate, e ora **tocca di nuovo a te decidere**.
lesson-thieves-again-2 = Puoi usare quanti ladri vuoi, uno dopo l’altro.
lesson-thieves-again-turn = Hai 3 fiorini e l’appartamento ne costa 8. Usa un altro ladro.
lesson-thieves-again-done = 3 + 5 = 8 fiorini: ora puoi pagare due tessere con l’importo esatto.
lesson-thieves-again-hint = La nuova carta è proprio quella giusta: 5 fiorini.
lesson-thieves-again-wrong = Di ducati ne hai abbastanza: 4 + 9. Guarda i fiorini.
lesson-thieves-again-wrong-two = 3 + 2 = 5 fiorini: l’appartamento ne costa 8.
lesson-thieves-again-wrong-no = Puoi dire di no, ma con la nuova carta avresti l’importo esatto.
lesson-thieves-only-title = Nient’altro
lesson-thieves-only-1 = Tra due turni non si compra e non si costruisce, e un ladro prende solo **la sua valuta**.
lesson-thieves-only-2 = Durante un turno, invece, i ladri riposano.
lesson-thieves-only-turn = Prova due cose ora vietate: prendere i dinari, comprare una tessera.
lesson-thieves-only-done = Le tue azioni sono finite. Senza un ladro dei dinari, questi dinari restano dove sono.
lesson-thieves-only-hint = Scegli il 4 di dinari, poi una tessera del mercato.
lesson-thieves-keep-title = Vale un ladro?
lesson-thieves-keep-1 = In tre si ricevono all’inizio **4 ladri** a testa, e mai più uno nuovo.
lesson-thieves-keep-2 = Questa volta fiorini e ducati scoperti valgono solo 1 e 2.
lesson-thieves-keep-turn = Decidi: usi un ladro o dici di no?
lesson-thieves-keep-done = Giusto: un ladro prende un 9 con la stessa facilità di un 1.
lesson-thieves-keep-hint = Premi «No».
lesson-thieves-keep-wrong = Permesso, ma un ladro è sprecato per così poco. Tienilo per una carta migliore.
