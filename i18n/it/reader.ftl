### The page for those who play with a screen reader.

reader-title = Giocare con un lettore di schermo
reader-entry = Con un lettore di schermo

reader-start-title = Da dove cominciare
reader-start-1 = In ogni pagina Tab passa al comando successivo, F6 alla parte successiva della pagina, Esc torna indietro e F1 apre le regole.
reader-start-2 = È la prima volta? «{ start-learn }» nella pagina iniziale porta a cinque brevi capitoli in cui giochi tu ogni mossa. «{ button-new-game }» e Invio avviano una partita contro il computer.

reader-table-title = Il tavolo
reader-table-1 = Il tavolo ha più parti: la domanda del momento, la tua Alhambra, la riserva, la tua mano, il mercato, il denaro scoperto, i pezzi dei moduli, gli altri giocatori e la cronologia.
reader-table-2 = Una casella prende il nome dalla strada che la separa dalla fontana: tanti passi a est o a ovest, tanti a nord o a sud. Di una tessera si sentono il tipo, il prezzo, i muri e i lati aperti.
reader-table-3 = Una casella dove una tessera può andare dice che è possibile, e di quanto cambierebbero le tue mura più lunghe.
reader-table-4 = «{ menu-lists }», nel menu della partita e con un tasto suo, mostra tutto in elenchi e in una griglia: per il braille, per i lettori meno recenti o perché ti piace di più. Ci si gioca una partita intera.

reader-turn-title = Un turno
reader-turn-1 = Prima scegli che cosa fare: denaro, una tessera del mercato o una ristrutturazione. Poi scegli le carte o la tessera; se puoi pagare l’importo esatto, le carte sono già scelte. Invio gioca subito la scelta.
reader-turn-2 = Se scegli qualcosa che non è permesso, il gioco ti dice perché. Ogni passo si può annullare finché non si scopre qualcosa di nuovo.

reader-seats-title = Più persone allo stesso computer
reader-seats-1 = Tra due persone la schermata di passaggio nasconde il tavolo, anche al lettore di schermo: dice soltanto a chi tocca. La mano di chi segue si legge solo dopo che quella persona ha continuato.
reader-seats-2 = Quello che dice il lettore di schermo lo sentono tutti: con le cuffie la tua mano resta tua. Ogni posto può avere una lingua sua.

reader-learn-title = Lezioni ed esercizi
reader-learn-1 = In una lezione senti le parole di un passo, poi ciò che è in evidenza sul tavolo; anche gli elementi in evidenza lo annunciano. H dà un suggerimento, Invio continua.
reader-learn-2 = In un esercizio carte e caselle si scelgono con le frecce e la barra spaziatrice, le risposte con il loro numero, e Invio controlla. Il verdetto arriva con i suoi motivi.

reader-settings-title = Impostazioni utili
reader-settings-1 = «{ set-ai-speed }»: con «{ set-ai-speed-step }» ogni mossa di un’IA attende un tasto e nessuna frase copre un’altra.
reader-settings-2 = «{ set-animation-speed }»: con 0 tutto è subito al suo posto. «{ set-assist }»: «{ set-assist-learn }» spiega ogni passo.

reader-tried-title = Che cosa è stato provato e che cosa no
reader-tried-1 = Provato: Orca 43 su Debian 12, su uno schermo virtuale (Xvfb). Ha letto pagine e tavolo mentre si premevano tasti. I test controllano che tutto ciò che è disegnato abbia parole, e che lezioni ed esercizi si possano fare con il solo albero di accessibilità.
reader-tried-2 = Non provati, perché non era possibile eseguirli: NVDA, JAWS e Narrator su Windows, VoiceOver su macOS, versioni più recenti di Orca, display braille. Ricevono gli stessi nomi, ruoli e azioni; che cosa ne dicano non si sa.
reader-tried-3 = Nessuno che usi un lettore di schermo ogni giorno ha ancora provato il gioco.

reader-report-title = Se lo provi
reader-report-1 = Gioca il primo capitolo, poi una partita. Ogni volta che ti blocchi, annota che cosa hai fatto, che cosa hai sentito e che cosa ti aspettavi, con nome e versione di lettore e sistema.
reader-report-2 = Il file CONTRIBUTING.md del progetto dice dove segnalarlo e come sapere che cosa riceve un lettore.
