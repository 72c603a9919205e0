### Lessons about modules: vizier, exchange, bonus, huts, gates, diamonds, characters, camps.


## The Vizier's Favour

lesson-vizier-title = Il favore del visir
lesson-vizier-about = Compra una tessera tra un turno e l’altro, e al momento giusto.
lesson-vizier-use-title = Comprare fuori turno
lesson-vizier-use-1 = Marco ha finito il turno, e ora tocca a Claire.
lesson-vizier-use-2 = Tra un turno e l’altro puoi comprare una tessera del mercato con il tuo **visir**.
lesson-vizier-use-3 = Paga l’**importo esatto**, e la tessera si piazza **subito**.
lesson-vizier-use-turn = Compra il porticato per 9 fiorini e costruiscilo.
lesson-vizier-use-done = Il mercato è di nuovo pieno, il visir è inattivo, e il tuo turno deve ancora venire.
lesson-vizier-use-hint = Scegli la tessera della casella gialla: 2 + 7 fiorini fanno proprio 9.
lesson-vizier-use-wrong = Questa volta compra il porticato con il visir e costruiscilo.
lesson-vizier-use-wrong-pass = Claire gioca prima di te e potrebbe comprare il porticato. Usa il visir adesso.
lesson-vizier-use-wrong-reserve = Anche la riserva è permessa, ma non dà mai punti. Costruisci il porticato.
lesson-vizier-exact-title = Importo esatto o niente
lesson-vizier-exact-1 = Nel tuo turno puoi pagare in eccesso. **Il visir no.**
lesson-vizier-exact-2 = Hai 4 e 6 fiorini, 3 e 5 dirham, 9 dinari e 8 ducati.
lesson-vizier-exact-turn = Prova a pagare più del prezzo con il visir.
lesson-vizier-exact-done = Pagare in eccesso non si può. Per il visir tieni più carte basse: permettono tante somme diverse.
lesson-vizier-exact-hint = Scegli il serraglio della casella arancione: costa 6, e tu hai 8 ducati.
lesson-vizier-patience-title = Non tutte le occasioni sono buone
lesson-vizier-patience-1 = Claire ha finito il turno: ora tocca **a te**.
lesson-vizier-patience-2 = Nel tuo turno l’importo esatto ti dà **un’altra azione**. Con il visir no.
lesson-vizier-patience-turn = Prendi il giardino per 12 dinari nel modo migliore.
lesson-vizier-patience-done = Il giardino è tuo, hai un’altra azione, e il visir è ancora attivo.
lesson-vizier-patience-hint = Rispondi «No», poi compra il giardino nel tuo turno.
lesson-vizier-patience-wrong = Nel tuo turno compra il giardino per 12 dinari esatti.
lesson-vizier-patience-wrong-vizier = Nessuno può prenderti il giardino prima del tuo turno. Allora costerà lo stesso, ti darà un’altra azione e risparmierai il visir.
lesson-vizier-wake-title = Di nuovo attivo
lesson-vizier-wake-1 = Il tuo visir è stato usato. Riattivarlo è un’azione e **conclude le tue azioni**.
lesson-vizier-wake-2 = Un acquisto con l’importo esatto permette un’altra azione.
lesson-vizier-wake-turn = In un solo turno compra una tessera e riattiva il visir.
lesson-vizier-wake-done = L’importo esatto ti ha dato l’azione per il visir: è così che costa di meno.
lesson-vizier-wake-hint = Prima il serraglio per 6 ducati esatti, poi il visir.
lesson-vizier-wake-wrong = Solo un acquisto con l’importo esatto ti lascia un’azione per il visir.
lesson-vizier-wake-wrong-early = Ora le tue azioni sono finite e non hai comprato nulla. Prima compra.
lesson-vizier-wake-wrong-money = Prendere denaro conclude le azioni. Compra con l’importo esatto, poi riattiva il visir.


## Currency exchange

lesson-exchange-title = Il cambiavalute
lesson-exchange-about = Paga l’importo esatto in due valute insieme.
lesson-exchange-take-title = Una carta per due valute
lesson-exchange-take-1 = Hai 6 fiorini e 7 ducati. La torre costa **13 ducati**.
lesson-exchange-take-2 = Una **carta cambiavalute** unisce le sue due valute in un pagamento. Prenderla è un’azione intera.
lesson-exchange-take-turn = Prendi la carta con cui potrai comprare la torre.
lesson-exchange-take-done = 6 fiorini + 7 ducati fanno 13: al prossimo turno la torre può essere tua.
lesson-exchange-take-hint = La carta deve mostrare fiorini e ducati, giallo e arancione.
lesson-exchange-take-wrong = Nessuna carta denaro scoperta ti basta per comprare la torre al prossimo turno. Prendi una carta cambiavalute.
lesson-exchange-take-wrong-other = Questa carta unisce dirham e dinari. Per la torre servono fiorini e ducati.
lesson-exchange-pay-title = Pagare con la carta
lesson-exchange-pay-1 = Una delle sue due valute dev’essere quella della **casella**: per la torre, i ducati.
lesson-exchange-pay-2 = Paghi l’**importo esatto**, combinando le due come vuoi.
lesson-exchange-pay-3 = Perciò hai sempre un’altra azione.
lesson-exchange-pay-turn = Compra la torre con l’importo esatto.
lesson-exchange-pay-done = La carta va negli scarti, e hai un’altra azione.
lesson-exchange-pay-hint = Scegli la torre: il programma sceglie da sé 6 fiorini, 7 ducati e la carta.
lesson-exchange-pay-wrong = Questa volta compra la torre e paga esattamente 13.
lesson-exchange-pay-wrong-over = 7 + 9 ducati sono 3 di troppo, e le tue azioni finiscono. Con la carta 6 + 7 è l’importo esatto.
lesson-exchange-limits-title = Che cosa non può fare la carta
lesson-exchange-limits-1 = Serve solo per le **sue due valute**.
lesson-exchange-limits-2 = E **non paga mai in eccesso**.
lesson-exchange-limits-turn = Prova entrambe le cose: aggiungila per il serraglio, poi usala per pagare la torre più del prezzo.
lesson-exchange-limits-done = Una carta per acquisto, solo le sue due valute, solo l’importo esatto.
lesson-exchange-limits-hint = Scegli il serraglio e aggiungi la carta. Poi la torre: aggiungi i 9 ducati e prova «Compra».
lesson-exchange-both-title = Tienila per quando serve
lesson-exchange-both-1 = Il giardino costa 8 fiorini, il porticato 8 ducati.
lesson-exchange-both-2 = In questo turno puoi comprarli **entrambi**, se paghi sempre l’importo esatto.
lesson-exchange-both-turn = Compra le due tessere.
lesson-exchange-both-done = Con l’8 hai pagato il giardino; con 5 fiorini + 3 ducati e la carta, il porticato.
lesson-exchange-both-hint = Paga il giardino con il solo 8 in fiorini.
lesson-exchange-both-wrong = Questa volta compra il giardino e il porticato, ognuno con l’importo esatto. Pagare in eccesso conclude le azioni.
lesson-exchange-both-wrong-spent = Ora la carta non c’è più e restano solo 8 fiorini: niente porticato. Paga il giardino senza la carta.


## Bonus cards

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


## Builders' huts

lesson-huts-title = I capannoni
lesson-huts-about = Prendi tessere gratis che valgono quanto ciò che hanno accanto.
lesson-huts-take-title = Il posto giusto
lesson-huts-take-1 = Un **capannone**, cioè una baracca di cantiere, è gratis. Prenderlo conclude le tue azioni.
lesson-huts-take-2 = Vale un edificio per **ogni vicino del suo tipo** senza muri in mezzo, al massimo 3.
lesson-huts-take-3 = Si piazza come ogni tessera.
lesson-huts-take-turn = Prendi il capannone dei giardini e mettilo dove vale di più.
lesson-huts-take-done = Ha accanto tre giardini: vale tre giardini.
lesson-huts-take-hint = Tra i tuoi tre giardini c’è una casella libera.
lesson-huts-take-wrong = Questa volta prendi il capannone dei giardini: i tuoi giardini sono vicini tra loro.
lesson-huts-take-wrong-type = Quelli che hai vicini tra loro sono giardini. Solo un capannone dei giardini lì vale tre.
lesson-huts-take-wrong-fewer = Lì ha accanto meno giardini. In mezzo a tutti e tre vale di più.
lesson-huts-take-wrong-reserve = In riserva non vale nulla. Piazzalo tra i giardini.
lesson-huts-score-title = Il capannone conta
lesson-huts-score-1 = Marco ha quattro giardini, tu tre, **e il tuo capannone ne aggiunge tre**.
lesson-huts-score-2 = Un capannone non guadagna nulla da altri capannoni vicini.
lesson-huts-walls-title = Muri in mezzo
lesson-huts-walls-1 = Questo capannone dei giardini ha muri **in alto** e **a destra**.
lesson-huts-walls-2 = Un vicino **dietro un muro** non conta.
lesson-huts-walls-turn = Piazza il capannone dove vale due giardini.
lesson-huts-walls-done = Due giardini, aperti verso il capannone.
lesson-huts-walls-hint = All’estremità destra c’è una casella con un giardino a sinistra e uno sotto.
lesson-huts-walls-wrong = Al capannone servono due giardini sui lati aperti: uno a sinistra, uno sotto.
lesson-huts-walls-wrong-trap = Qui lo toccano tre giardini, ma due sono dietro un muro: varrebbe solo uno.
lesson-huts-limit-title = Tre e non di più
lesson-huts-limit-1 = Hai tre capannoni: uno nell’Alhambra, due in riserva.
lesson-huts-limit-2 = **Nessuno può averne più di tre**, riserva compresa.
lesson-huts-limit-turn = Prova a prenderne un quarto.
lesson-huts-limit-done = Perciò prendi un capannone solo se hai un buon posto.
lesson-huts-limit-hint = Scegli uno qualsiasi dei capannoni scoperti.


## City gates

lesson-gates-title = Le porte della città
lesson-gates-about = Apri un passaggio in un muro dove nessuna tessera potrebbe stare.
lesson-gates-take-title = La carta porta
lesson-gates-take-1 = La torre nella tua riserva **non sta su nessuna casella libera**.
lesson-gates-take-2 = Una **carta porta** è scoperta. Si prende al posto del denaro e conclude le azioni.
lesson-gates-take-turn = Prendi la carta porta.
lesson-gates-take-done = Ti resta in mano finché non ne hai bisogno.
lesson-gates-take-hint = La carta porta è accanto al denaro.
lesson-gates-take-wrong = Così la torre non esce dalla riserva. Prendi la carta porta.
lesson-gates-take-wrong-swap = Così in riserva ci va un’altra tessera al suo posto. Prendi la carta porta.
lesson-gates-open-title = Attraverso il muro
lesson-gates-open-1 = Se una tessera tocca l’Alhambra **solo attraverso muri**, una porta ne apre uno.
lesson-gates-open-2 = Da quel lato si passa a piedi. Lì le due tessere devono avere un muro.
lesson-gates-open-turn = Aggiungi la torre con una porta.
lesson-gates-open-done = La torre si raggiunge a piedi. La carta porta esce dal gioco.
lesson-gates-open-hint = Scegli la torre, poi una casella dietro un muro, per esempio la più bassa.
lesson-gates-open-wrong = In riserva la torre non dà mai punti. Aggiungila con una porta.
lesson-gates-open-wrong-swap = Così in riserva ci va un’altra tessera al suo posto. Con una porta restano nell’Alhambra tutte e due.
lesson-gates-fixed-title = Ferme per sempre
lesson-gates-fixed-1 = Ora una porta unisce l’appartamento e la torre che sta sotto.
lesson-gates-fixed-2 = **Nessuna delle due tessere si può più rimuovere o scambiare.**
lesson-gates-fixed-turn = Prova a rimuovere prima l’una, poi l’altra.
lesson-gates-fixed-done = Perciò apri una porta solo dove le due tessere possono restare.
lesson-gates-fixed-hint = Premi «Ristruttura» e scegli l’appartamento, poi la torre.
lesson-gates-save-title = Una porta non serve sempre
lesson-gates-save-1 = Questa torre può stare su alcune caselle con una porta, su altre senza.
lesson-gates-save-2 = I muri **tra** due tessere non danno punti.
lesson-gates-save-turn = Piazza la torre in modo che le mura diventino lunghe due lati.
lesson-gates-save-done = Due lati di mura, nessuna tessera ferma, e la carta porta è ancora tua.
lesson-gates-save-hint = I due muri della torre devono stare all’esterno, per esempio sopra la fontana.
lesson-gates-save-wrong = Questa volta la torre deve darti mura di due lati.
lesson-gates-save-wrong-gate = Ora un muro della torre è all’interno: le mura hanno un lato solo, e la carta non c’è più.
lesson-gates-save-wrong-reserve = In riserva i suoi muri non danno punti. Costruiscila.


## Diamonds

lesson-diamonds-title = I diamanti
lesson-diamonds-about = Usa la quinta valuta dove vale di più.
lesson-diamonds-take-title = La quinta valuta
lesson-diamonds-take-1 = I **diamanti** si prendono come il denaro.
lesson-diamonds-take-2 = Con i diamanti paghi **qualsiasi tessera**, su qualsiasi casella. Tu ne hai 4.
lesson-diamonds-take-turn = Prendi la carta con cui al prossimo turno puoi comprare la torre.
lesson-diamonds-take-done = 4 + 7 diamanti fanno 11, il prezzo della torre.
lesson-diamonds-take-hint = La torre costa 11: ti servono altri 7 diamanti.
lesson-diamonds-take-wrong = Con questa carta non puoi pagare la torre. Prendi i 7 diamanti.
lesson-diamonds-any-title = Per qualsiasi casella
lesson-diamonds-any-1 = La torre costa 11 ducati, e tu non ne hai.
lesson-diamonds-any-2 = Se paghi **tutto in diamanti**, puoi comprare su qualsiasi casella.
lesson-diamonds-any-turn = Paga la torre con l’importo esatto.
lesson-diamonds-any-done = Importo esatto: anche qui segue un’altra azione.
lesson-diamonds-any-hint = Scegli la torre: 4 + 7 diamanti fanno 11.
lesson-diamonds-any-wrong = Questa volta compra la torre per 11 diamanti.
lesson-diamonds-any-wrong-over = Neanche con i diamanti c’è resto, e le tue azioni finiscono. La torre costa proprio 11.
lesson-diamonds-mix-title = Mai combinati
lesson-diamonds-mix-1 = Il giardino costa 8 fiorini. 5 fiorini e 3 diamanti farebbero 8.
lesson-diamonds-mix-2 = Ma i diamanti **non si combinano mai** con altro denaro.
lesson-diamonds-mix-turn = Scegli il giardino, aggiungi i 3 diamanti e prova a comprarlo.
lesson-diamonds-mix-done = Si paga tutto in diamanti, oppure senza.
lesson-diamonds-mix-hint = Prima il giardino, poi la carta da 3 diamanti, poi «Compra».
lesson-diamonds-both-title = Dove valgono di più
lesson-diamonds-both-1 = Il giardino costa 8 fiorini, il porticato 8 ducati.
lesson-diamonds-both-2 = Hai 8 fiorini, 8 diamanti e **nessun ducato**.
lesson-diamonds-both-turn = Compra le due tessere, ognuna con l’importo esatto.
lesson-diamonds-both-done = I diamanti sono andati dove mancava il denaro. Spendili tutti: nell’assegnazione finale non contano.
lesson-diamonds-both-hint = I fiorini valgono su una casella sola, i diamanti su tutte.
lesson-diamonds-both-wrong = Questa volta compra il giardino e il porticato, ognuno con l’importo esatto.
lesson-diamonds-both-wrong-spent = Ora ti restano i fiorini, e con quelli non compri il porticato. Paga il giardino in fiorini.
lesson-diamonds-both-wrong-over = Pagare in eccesso conclude le azioni. Per entrambi serve l’importo esatto.


## Characters

lesson-characters-title = I personaggi
lesson-characters-about = Fai offerte per i personaggi e lasciati aiutare.
lesson-characters-bid-title = Un’asta
lesson-characters-bid-1 = È uscito Faruk Will’haben e va **subito all’asta**. Marco offre 3, Claire passa.
lesson-characters-bid-2 = Chi offre di più paga **in una sola valuta**, senza resto.
lesson-characters-bid-3 = Chi passa è fuori.
lesson-characters-bid-turn = Offri 4 e paga con i tuoi 4 fiorini.
lesson-characters-bid-done = Marco passa: Faruk è tuo per 4 fiorini esatti.
lesson-characters-bid-hint = Conferma l’offerta di 4, poi il pagamento di 4 fiorini.
lesson-characters-bid-wrong = Questa volta offri 4 e paga con i 4 fiorini.
lesson-characters-bid-wrong-pass = Così Marco ottiene Faruk per 3. Un’offerta di 4 ti costa una carta bassa.
lesson-characters-bid-wrong-high = Con 4 sei già in testa, e puoi pagare l’importo esatto.
lesson-characters-bid-wrong-dear = Non c’è resto: paga con i 4 fiorini.
lesson-characters-cover-title = Fin dove può andare un’offerta
lesson-characters-cover-1 = Marco offre 6. Tu hai 7 fiorini, 3 dinari e 5 dirham.
lesson-characters-cover-2 = **Una sola valuta** deve coprire tutta l’offerta.
lesson-characters-cover-turn = Prova a offrire 8.
lesson-characters-cover-done = In tutto hai 15, ma la tua offerta più alta è 7.
lesson-characters-cover-hint = Porta l’offerta da 7 a 8.
lesson-characters-faruk-title = Faruk ti aiuta
lesson-characters-faruk-1 = Con Faruk puoi prendere più carte per un totale fino a **7** invece di 5.
lesson-characters-faruk-2 = Ha il segno *: in un turno se ne può usare una sola.
lesson-characters-faruk-turn = Prendi due carte che insieme valgono 7.
lesson-characters-faruk-done = 3 + 4 in un’azione: senza Faruk è troppo.
lesson-characters-faruk-hint = Scegli il 3 giallo e il 4 verde.
lesson-characters-faruk-wrong = Questo si può anche senza Faruk. Questa volta prendi il 3 e il 4.
lesson-characters-hakim-title = Mezzo edificio
lesson-characters-hakim-1 = Sta per iniziare un conteggio. Hakim Wahid vale **mezzo edificio in più** in uno dei tuoi tipi.
lesson-characters-hakim-2 = È quanto basta per spezzare la parità.
lesson-characters-hakim-3 = Guarda tutte le Alhambra.
lesson-characters-hakim-turn = Scegli il tipo in cui mezzo edificio dà punti.
lesson-characters-hakim-done = Due torri e mezza battono le due di Marco.
lesson-characters-hakim-hint = In quale tipo qualcuno ha tanti edifici quanti te?
lesson-characters-hakim-wrong = Scegli il tipo in cui c’è parità.
lesson-characters-hakim-wrong-garden = Claire ha due giardini: con uno e mezzo resti dietro.
lesson-characters-hakim-wrong-pavilion = Nessun altro ha un padiglione: il primo posto è comunque tuo.
lesson-characters-score-title = Non c’è più parità
lesson-characters-score-1 = Torri: primo posto senza parità, **6 punti** invece di 3.
lesson-characters-score-2 = Hakim resta con te. Le carte con il segno 1x escono dal gioco dopo l’uso.


## Camps

lesson-camps-title = Gli accampamenti
lesson-camps-about = Appoggia accampamenti alle mura e ricevi punti per linee intere.
lesson-camps-build-title = Fuori dalle mura
lesson-camps-build-1 = Un **accampamento** si appoggia con il bastione al muro di una tessera. Qui il bastione è a destra.
lesson-camps-build-2 = La sua freccia dà **1 punto per ogni tessera di una linea ininterrotta**.
lesson-camps-build-turn = Piazza l’accampamento dove la linea è più lunga.
lesson-camps-build-done = Quattro tessere in linea: 4 punti a ogni conteggio.
lesson-camps-build-hint = Mettilo a sinistra della fila più lunga.
lesson-camps-build-wrong = Questa volta piazza l’accampamento.
lesson-camps-build-wrong-short = Dietro questo muro c’è una tessera, poi una casella vuota: 1 punto. Cerca la fila più lunga.
lesson-camps-build-wrong-reserve = In riserva un accampamento non dà punti. Piazzalo.
lesson-camps-score-title = La linea conta
lesson-camps-score-1 = La riga «Accampamenti»: **4 punti**. Conta anche la fontana, e i muri interni non fermano la linea.
lesson-camps-score-2 = Il muro dietro il bastione conta ancora per le tue mura.
lesson-camps-forbidden-title = Bastione contro muro
lesson-camps-forbidden-1 = Questo accampamento ha il bastione **in alto**.
lesson-camps-forbidden-2 = Un bastione tocca un muro; un **lato senza bastione** non tocca nessuna tessera.
lesson-camps-forbidden-turn = Prova due caselle dove non è così.
lesson-camps-forbidden-done = Bastione e muro, o i lati senza bastione di due accampamenti: nient’altro può toccarsi.
lesson-camps-forbidden-hint = Il giardino sotto la fontana non ha muri: prova le caselle accanto.
lesson-camps-held-title = Il muro deve restare
lesson-camps-held-1 = L’accampamento si appoggia solo al serraglio.
lesson-camps-held-2 = Nessuna ristrutturazione può lasciare un accampamento **senza il suo muro**.
lesson-camps-held-turn = Prova a rimuovere il serraglio.
lesson-camps-held-done = Rimuovi prima l’accampamento, poi il serraglio.
lesson-camps-held-hint = Premi «Ristruttura», poi scegli il serraglio a sinistra della fontana.
