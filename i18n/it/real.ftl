### Una partita vera, giocata con le tessere di cartone: si scrivono i numeri e si contano i punti.

real-title = Partita dal vivo
real-tab-all = Conteggio
real-tab-numbers = Numeri
real-tab-score = Foglio punti
real-tab-table = Tavolo
real-scorings = Conteggio
real-how-many = Quanti ne ha ognuno
real-hint = Le cifre scrivono un numero, Tab porta al giocatore successivo, Invio alla riga successiva. Le tessere nella riserva non contano.
real-less = Uno in meno
real-more = Uno in più
real-field = { $row }, { $name }
real-asks-points = punti
real-asks-count = quanti
real-asks-lost = punti persi
real-too-many = { $types }: nella scatola ce ne sono solo { $most }, ma qui se ne contano { $n }.
real-too-long = { $name }: mura di lunghezza { $n } sono troppe per questi edifici (al massimo { $most }).
real-ties = Parità
real-more-ties = e ancora { $n }
real-missing =
    { $n ->
        [one] Manca { $n } numero
       *[other] Mancano { $n } numeri
    }
real-complete = Il conteggio è completo
real-kept = Tutto ciò che scrivi viene salvato. La partita può continuare un altro giorno.
real-gained = { $name }: { $points } in questo conteggio, { $total } in tutto
real-undo = Annulla
real-new = Nuova partita dal vivo
real-finish = Aggiungi alla carriera
real-finished = Ora la partita è nella carriera.
real-next = Conteggio successivo
real-where = Luogo
real-where-hint = A casa di chi?
real-day = Data
real-name = Giocatore { $n }
real-add-seat = Aggiungi un giocatore
real-remove-seat = Togli il giocatore { $n }
real-players = Giocatori
real-evening = Luogo e data
real-modules = Moduli
real-others = Partite dal vivo
real-other = { $day }, { $names }
