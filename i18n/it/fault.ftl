# Quando è il programma a sbagliare: l’avviso e la pagina che dice che cosa è successo.
fault-told = Qualcosa nel programma è andato storto. Puoi continuare; la partita è salvata come sempre.
fault-more = Che cosa è successo
fault-title = Qualcosa è andato storto
fault-what = Una parte del programma non è riuscita a fare il suo lavoro: sullo schermo può mancare qualcosa, o qualcosa può non essere aggiornato. Le tue partite sono al sicuro: ognuna si salva dopo ogni azione. Puoi continuare; se succede ancora, chiudi il programma e avvialo di nuovo.
fault-report = Il rapporto
fault-report-what = Con un rapporto l’errore si può trovare e correggere. Contiene:
fault-holds-log = La fine del file di log: che cosa non ha funzionato, e le versioni del programma e del sistema.
fault-holds-settings = Le tue impostazioni, senza nomi.
fault-holds-game = La partita in corso con tutte le sue azioni e senza nomi. Chi legge il rapporto può ricavarne tutte le mani e tutte le carte nascoste di questa partita.
fault-holds-no-game = Nessuna partita, perché nessuna è in corso.
fault-sent = Nulla viene inviato automaticamente. Il rapporto va negli appunti, e decidi tu a chi darlo.
fault-log = Il file di log completo si trova qui: { $file }
fault-where = { $kind } in { $file }, riga { $line }
fault-times =
    { $n ->
        [one] { $n } errore dall’avvio del programma
       *[other] { $n } errori dall’avvio del programma
    }
fault-copy = Copia il rapporto
fault-copied = Ora il rapporto è negli appunti.
fault-go-on = Continua
