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
lesson-walls-corner-wrong = Questa volta usa una carta muro: non costa denaro.
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
lesson-walls-bought-wrong = Una cosa alla volta: il padiglione, la carta muro, poi la costruzione.
lesson-walls-bought-wrong-money = Così le tue azioni sarebbero finite. Con l’importo esatto, dopo il padiglione hai un’altra azione.
lesson-walls-bought-wrong-elsewhere = Permesso, ma così il suo muro non si unisce a niente. Guarda dove finiscono le tue mura.
lesson-walls-score-title = Quanto valgono
lesson-walls-score-1 = È uscita una carta punteggio. Le tue mura più lunghe hanno 5 lati: **5 punti**.
lesson-walls-score-2 = Però un muro nuovo non si attraversa, e contro di esso si può costruire solo un altro muro.


## Thieves

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
lesson-thieves-again-wrong = Di ducati ne hai abbastanza: 4 + 9. Guarda i fiorini.
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


## Change

lesson-change-title = Gli spiccioli
lesson-change-about = Ricevi monete quando paghi in eccesso.
lesson-change-draw-title = Il resto in monete
lesson-change-draw-1 = Non puoi pagare 9 dinari con l’importo esatto. Finora tutto ciò che pagavi in più era perso.
lesson-change-draw-2 = Adesso peschi **una moneta ogni 2** pagati in più. La valuta la decide il caso.
lesson-change-draw-3 = Però l’importo non è esatto: le tue azioni sono finite.
lesson-change-draw-turn = Compra l’appartamento in modo da ricevere una moneta.
lesson-change-draw-done = Ogni 2 pagati in più, una moneta: ora è davanti a te.
lesson-change-draw-hint = Scegli l’appartamento, rimetti giù il 6 e aggiungi il 7.
lesson-change-draw-wrong = Questa volta compra l’appartamento.
lesson-change-draw-wrong-one = 4 + 6 = 10: solo 1 in più, e quello è perso. Paga almeno 2 in più.
lesson-change-exact-title = Pagare con le monete
lesson-change-exact-1 = Una moneta vale come **una carta di valore 1** della sua valuta. Poi torna nel sacchetto.
lesson-change-exact-2 = Spesso è proprio quell’1 che manca all’importo esatto.
lesson-change-exact-turn = Compra due tessere in questo turno.
lesson-change-exact-done = 7 + 1 fiorini, 9 + 1 dirham: due importi esatti, grazie alle monete.
lesson-change-exact-hint = L’appartamento con il 7 e la moneta gialla, la torre con il 9 e la moneta verde.
lesson-change-exact-wrong = Solo con l’importo esatto compri due tessere in un turno.
lesson-change-exact-wrong-over = 9 invece di 8 è troppo: le tue azioni sarebbero finite. 7 e una moneta fanno l’importo esatto.
lesson-change-colour-title = Solo la sua valuta
lesson-change-colour-1 = Con 8 dinari e una moneta l’appartamento sarebbe pagato esattamente. Ma le tue monete **non sono dinari**.
lesson-change-colour-2 = Tienile: contano anche nell’assegnazione finale.
lesson-change-colour-turn = Scegli l’appartamento e prova ad aggiungere ognuna delle due monete.
lesson-change-colour-done = Come una carta, una moneta vale solo nella sua valuta.
lesson-change-colour-hint = Le monete sono accanto alle tue carte.


## The street trader

lesson-trader-title = Il venditore ambulante
lesson-trader-about = Costruisci dove sta il venditore, e gli abitanti si trasferiscono.
lesson-trader-move-title = Dove sta il venditore
lesson-trader-move-1 = Sul tuo venditore aspettano **tre abitanti**, ciascuno nel colore di un tipo di edificio.
lesson-trader-move-2 = Costruisci sulla **casella del venditore**: un abitante del colore dell’edificio può trasferirsi lì.
lesson-trader-move-3 = Hai comprato un giardino, e un abitante verde aspetta.
lesson-trader-move-turn = Costruisci il giardino in modo che l’abitante possa trasferirsi.
lesson-trader-move-done = Il venditore si fa da parte e il giardino aspetta il suo abitante.
lesson-trader-move-hint = Il venditore sta a est della fontana.
lesson-trader-move-wrong = Permesso, ma qui non si trasferisce nessuno: il venditore sta altrove.
lesson-trader-move-wrong-reserve = Nessuno si trasferisce su una tessera della riserva.
lesson-trader-new-title = Chi arriva?
lesson-trader-new-1 = Al posto di chi si trasferisce prendi **un nuovo abitante di qualsiasi colore**.
lesson-trader-new-2 = I conteggi premiano serie di **colori diversi**: da 1 a 6 colori fanno 1, 3, 6, 10, 15, 21 punti.
lesson-trader-new-turn = Un rosso e un verde abitano da te, un rosso e un blu aspettano sul venditore. Scegli un colore nuovo.
lesson-trader-new-done = Il verde si è trasferito, e ora aspetta un colore che ti manca.
lesson-trader-new-hint = Scegli marrone, bianco o viola.
lesson-trader-new-wrong = Questo colore abita già da te: comincerebbe solo una seconda serie, più piccola.
lesson-trader-new-wrong-waiting = Un abitante blu aspetta già. Un altro colore ti lascia più scelta.
lesson-trader-new-wrong-stay = Permesso, ma così non si trasferisce nessuno e la tua serie non cresce.
lesson-trader-free-title = Il venditore ritorna
lesson-trader-free-1 = Quando termini il turno, finite le costruzioni, il venditore va su **una casella libera accanto a una tua tessera**.
lesson-trader-free-2 = Lì i muri non importano.
lesson-trader-free-turn = Termina il turno, poi prova due caselle dove il venditore non può andare.
lesson-trader-free-done = La casella deve essere libera e toccare un lato di una tua tessera.
lesson-trader-free-hint = Premi «Termina il turno», poi scegli due delle tue tessere.
lesson-trader-put-title = Pensa al prossimo turno
lesson-trader-put-1 = Qualcuno si trasferisce solo se sulla casella del venditore puoi **davvero costruire**.
lesson-trader-put-2 = Nella tua riserva c’è un padiglione con un muro a nord, e l’abitante blu aspetta.
lesson-trader-put-turn = Metti il venditore dove nel prossimo turno potrai aggiungere questo padiglione.
lesson-trader-put-done = Qui il padiglione ci sta. Aggiungilo nel prossimo turno e il blu si trasferisce.
lesson-trader-put-hint = Per esempio ci sta a ovest della fontana.
lesson-trader-put-wrong = Permesso, ma qui il padiglione non si può costruire: i lati non combaciano, o non ci si arriva a piedi.
lesson-trader-score-title = Serie di colori
lesson-trader-score-1 = Nella tua Alhambra abitano un rosso e un verde: una serie di 2 colori, **3 punti**.
lesson-trader-score-2 = Se un edificio lascia l’Alhambra, il suo abitante torna nella scorta.


## The treasure chamber

lesson-treasure-title = La camera del tesoro
lesson-treasure-about = Compra forzieri per i tuoi edifici.
lesson-treasure-buy-title = Una stanza di forzieri
lesson-treasure-buy-1 = Tutti i forzieri di una stanza costano **8 o più, combinando le valute come vuoi**. Poi le tue azioni sono finite.
lesson-treasure-buy-2 = Ciascuno va su **un edificio del suo colore**, uno per edificio.
lesson-treasure-buy-3 = Quelli che non puoi sistemare **passano a sinistra**.
lesson-treasure-buy-turn = Compra la stanza che ti dà più forzieri.
lesson-treasure-buy-done = Due giardini, due torri: tutti e quattro i forzieri hanno trovato posto.
lesson-treasure-buy-hint = Hai due giardini e due torri: guarda la stanza 2.
lesson-treasure-buy-wrong = Questa volta compra una stanza di forzieri.
lesson-treasure-buy-wrong-two = Ne terresti solo due: il forziere bianco andrebbe a Marco, quello rosso di nuovo nel sacchetto.
lesson-treasure-buy-wrong-none = Non hai edifici di questi colori: gli altri prenderebbero quello che possono.
lesson-treasure-where-title = Uno per edificio
lesson-treasure-where-1 = Hai comprato una stanza. Il forziere verde può andare su più giardini, quindi **scegli tu**.
lesson-treasure-where-2 = Ma non ogni edificio può riceverlo.
lesson-treasure-where-turn = Prova due edifici dove il forziere verde non può andare.
lesson-treasure-where-done = Un forziere per edificio, e solo del suo colore.
lesson-treasure-where-hint = Un giardino ha già un forziere. Il porticato è marrone.
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


## Master builders

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
lesson-builders-card-1 = Oppure un costruttore lavora: **alla fine del turno**, dopo aver piazzato, rinunci a una carta per una ristrutturazione in più. **Una per turno**.
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


## Invaders

lesson-invaders-title = Gli aggressori
lesson-invaders-about = Chiudi la tua Alhambra prima che arrivi l’attacco.
lesson-invaders-scout-title = Un esploratore
lesson-invaders-scout-1 = Dopo ogni conteggio arriva un **attacco da una direzione**. Quale, è segreto.
lesson-invaders-scout-2 = Due esploratori sono scoperti. Compra con l’**importo esatto** un edificio del tipo di uno di loro, e puoi guardare.
lesson-invaders-scout-turn = Conquista un esploratore.
lesson-invaders-scout-done = L’esploratore ti ha mostrato la prossima carta attacco. Solo tu puoi guardarla.
lesson-invaders-scout-hint = È scoperto l’esploratore dei giardini, e un giardino costa 9 dirham.
lesson-invaders-scout-wrong = Questa volta compra un edificio del tipo di un esploratore.
lesson-invaders-scout-wrong-other = L’importo è esatto, ma non c’è un esploratore per gli appartamenti. Guarda quelli scoperti.
lesson-invaders-scout-wrong-over = Troppo: solo l’importo esatto conquista l’esploratore.
lesson-invaders-close-title = Da est!
lesson-invaders-close-1 = Puoi girare la carta attacco: l’attacco viene da **est**.
lesson-invaders-close-2 = Ogni tuo lato verso est **senza muro e senza una tessera al di là** costa un punto.
lesson-invaders-close-3 = Tu ne hai due.
lesson-invaders-close-turn = Termina le azioni e costruisci il giardino dove ti serve di più.
lesson-invaders-close-done = Un lato aperto in meno, e il muro del giardino continua quello della torre.
lesson-invaders-close-hint = Costruiscilo sotto la torre a est.
lesson-invaders-close-wrong = Ora termina le azioni e costruisci il giardino.
lesson-invaders-close-wrong-half = Anche così si chiude un lato. Ma sotto la torre si allungano anche le tue mura.
lesson-invaders-close-wrong-open = Permesso, ma verso est restano aperti tutti e due i lati.
lesson-invaders-attack-title = L’attacco
lesson-invaders-attack-1 = Prima il conteggio dà i suoi punti, poi ogni lato aperto verso l’attacco costa **1 punto**; nel conteggio 2 ne costa 2, nel conteggio 3 ne costa 3.
lesson-invaders-attack-2 = Un lato era ancora aperto. Nessun punteggio scende sotto 0.
lesson-invaders-final-title = L’ultimo attacco
lesson-invaders-final-1 = Nel conteggio 3 costano anche **le due direzioni vicine**: 1 punto per lato aperto.
lesson-invaders-final-2 = Giochi la variante senza esploratori: la carta attacco è scoperta. L’attacco viene da nord.
lesson-invaders-final-turn = Costruisci il porticato dove fa risparmiare più punti.
lesson-invaders-final-done = Un lato aperto in meno a nord fa risparmiare 3 punti, uno in più a ovest ne costa 1.
lesson-invaders-final-hint = Costruiscilo a nord della fontana o del serraglio.
lesson-invaders-final-wrong = Così si chiude un lato a est e si risparmia 1 punto. A nord ogni lato ne costa 3.
lesson-invaders-final-wrong-reserve = Nella riserva non protegge niente.


## Bazaars

lesson-bazaars-title = I bazar
lesson-bazaars-about = Compra tessere che premiano i colori intorno.
lesson-bazaars-buy-title = Accanto al mercato
lesson-bazaars-buy-1 = I bazar stanno accanto al mercato. Ognuno ha una valuta e tre colori.
lesson-bazaars-buy-2 = Costa quanto **la tessera del mercato della sua valuta**, e si paga con l’**importo esatto**. Così segue un’altra azione.
lesson-bazaars-buy-turn = Compra il bazar.
lesson-bazaars-buy-done = 9 dirham, come per il giardino. E hai un’altra azione.
lesson-bazaars-buy-hint = Scegli il bazar: lo paghi con 5 + 4 dirham.
lesson-bazaars-buy-wrong = Questa volta compra il bazar.
lesson-bazaars-buy-wrong-tile = Permesso, ma così la casella verde resta vuota e il bazar non ha più un prezzo.
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
lesson-bazaars-place-hint = Guarda a nord-ovest della fontana; contano anche i vicini in diagonale.
lesson-bazaars-place-wrong = Permesso, ma qui vale meno. Sono possibili 12 punti.
lesson-bazaars-place-wrong-reserve = Nella riserva non vale niente.
lesson-bazaars-score-title = Solo alla fine
lesson-bazaars-score-1 = I bazar valgono **solo nel conteggio 3**: il tuo ha dato 12 punti.
lesson-bazaars-score-2 = Un bazar non è un edificio: non vince maggioranze. Ma un edificio può contare per più bazar.
