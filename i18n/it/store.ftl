### The menu entry, the page in shops, and the installer: packaging/texts.py puts them there.

## Menu entry

store-kind = Gioco da tavolo
store-comment = Gioca al gioco da tavolo Alhambra con altre persone e con le IA
store-keywords = alhambra, tessere, palazzo, gioco da tavolo, strategia
store-demo = Guarda giocare quattro IA
# What a saved game is called among files.
store-file = Partita di Alhambra

## Shop page

store-summary = Costruisci un palazzo, tessera dopo tessera
store-about-1 = Compra edifici, sistemali muro contro muro nella tua Alhambra e abbine più degli altri di ogni tipo quando si contano, tre volte per partita. Il programma conosce ogni regola e la spiega quando lo chiedi.
store-about-2 = Il gioco base e sedici moduli di espansione, da 2 a 6 giocatori, persone o IA, su uno o più computer; lezioni, esercizi, un consigliere e un regolamento i cui esempi si possono giocare. Con il mouse o con la sola tastiera, con caratteri grandi, contrasto elevato e lettori di schermo.
store-about-3 = Dopo la partita, rivedila, vedi quanto ha contato la fortuna, quanto l’abilità e quali scelte sono costate di più, riprovale o continua a giocare da qualsiasi momento.
store-about-4 = Per una partita con amici altrove non servono account né server; nient’altro usa la rete. Una versione non ufficiale creata da appassionati: non è fatta né approvata dagli autori o dagli editori del gioco e non contiene immagini né testi di alcuna edizione pubblicata.
store-picture-table = Il tavolo: il mercato, il denaro e la tua Alhambra
store-picture-table-six-dark = Sei giocatori e otto moduli, in colori scuri
store-picture-setup = Preparare una partita: sedici moduli in ogni combinazione
store-picture-ledger = Il foglio punti spiega ogni punto
store-picture-lesson = Una lezione su un tavolo vero
store-picture-book = Il regolamento con un esempio da provare
store-picture-review = L’analisi di una partita: fortuna, scelte e che cosa l’ha decisa
store-picture-replay = Una partita rivista, con tutte le mani scoperte
store-picture-career = Una carriera: risultati, forza e primati
store-release-1-0-0 = La prima versione: il gioco base e tutti i sedici moduli, giocatori IA, lezioni ed esercizi; a partita finita la rivedi e la analizzi.

## Installer

store-install-desktop = Collegamento sul desktop
store-install-stay = Le partite salvate e le impostazioni restano in { $folder }.
store-install-running = Alhambra Qt è in esecuzione. Chiudilo, poi riprova.
store-install-windows = Alhambra Qt richiede Windows 10 a 64 bit, versione 1809 o successiva.
store-install-older = Non è stato possibile rimuovere la versione precedente in { $folder }.
store-install-foreign = { $file } esiste già e non fa parte di Alhambra Qt. Scegli un’altra cartella.
