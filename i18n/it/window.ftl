# The window around the pages: notices, the menu of a running game, a computer's steps.
notice-close = Ho capito
ask-again = Chiedi di nuovo
menu-title = Menu
menu-program = Programma
menu-continue = Torna al tavolo
menu-save = Salva una copia
menu-save-detail = resta com’è adesso
menu-saved = Copia salvata: {$name}
menu-settings-detail = lingua, dimensioni, velocità
menu-new-detail = questa resta salvata
menu-leave = Torna alla pagina iniziale
menu-leave-detail = la partita resta salvata
menu-quit-detail = la partita resta salvata
game-decided = {$name} ha deciso: premi Invio per vedere la mossa
game-step = Mossa successiva
pace-pause = Pausa
pace-on = Riprendi
pace-my-turn = Vai al mio turno
pace-stop = Ferma
pace-demo = Dimostrazione – { $happens }
pace-watch = { $names } giocano tra loro, tu guardi
pace-why = Perché? { $reason }
pace-first-exact = Chi paga l’importo esatto può fare un’altra azione.
pace-leave = Esci
game-elsewhere = La partita è già aperta in un’altra finestra di Alhambra: qui giochi su una copia.

file-html = Pagina web
file-pdf = Documento PDF
file-csv = Tabella
file-txt = Testo semplice
file-png = Immagine
file-json = Posizione
file-games = Partite di Alhambra
file-every = Tutti i file

# A demonstration game without a window, printed to the terminal.
demo-begins = Una partita dimostrativa tra IA: {$names} (seme casuale {$seed})
demo-scoring = Conteggio {$n}: {$scores}
demo-score = {$name} {$gained} = {$score}
demo-won = {$names} vince con {$n ->
        [one] {$n} punto
       *[other] {$n} punti
} dopo {$turns ->
        [one] {$turns} turno
       *[other] {$turns} turni
}
demo-shared = {$names} vincono insieme con {$n ->
        [one] {$n} punto
       *[other] {$n} punti
} dopo {$turns ->
        [one] {$turns} turno
       *[other] {$turns} turni
}
demo-picture = Immagine del tavolo: {$file}

## For translators: alhambra-qt --debug

texts-read =
    { $n ->
        [one] Riletto { $n } file di testi
       *[other] Riletti { $n } file di testi
    }
texts-wrong = { $file }, riga { $line }: la sintassi Fluent non è corretta; fino alla correzione il testo resta in inglese

## What game this is

this-game-title = Questa partita
this-game-base = Il gioco base, senza moduli
this-game-help = aiuto: { $help }
file-alhambra = File Alhambra
