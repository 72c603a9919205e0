# Wenn das Programm selbst versagt hat: die Meldung und die Seite, die sagt, was geschah.
fault-told = Im Programm ist etwas schiefgegangen. Du kannst weiterspielen; die Partie ist wie immer gespeichert.
fault-more = Was geschehen ist
fault-title = Etwas ist schiefgegangen
fault-what = Ein Teil des Programms hat versagt, darum kann auf dem Bildschirm etwas fehlen oder veraltet sein. Deine Partien sind sicher: jede wird nach jeder Aktion gespeichert. Du kannst weitermachen; geschieht es immer wieder, schließe das Programm und starte es neu.
fault-report = Der Bericht
fault-report-what = Mit einem Bericht lässt sich der Fehler finden und beheben. Er enthält:
fault-holds-log = Das Ende des Protokolls: was versagt hat und welche Versionen des Programms und des Systems du hast.
fault-holds-settings = Deine Einstellungen, ohne Namen.
fault-holds-game = Die laufende Partie mit allen Aktionen, aber ohne Namen. Wer den Bericht liest, kann jede Hand und jede verdeckte Karte dieser Partie herausfinden.
fault-holds-no-game = Keine Partie, denn es läuft keine.
fault-sent = Nichts wird von selbst gesendet. Der Bericht kommt in die Zwischenablage, und du entscheidest, wer ihn bekommt.
fault-log = Das Protokoll selbst liegt hier: { $file }
fault-where = { $kind } in { $file }, Zeile { $line }
fault-times =
    { $n ->
        [one] { $n } Fehler, seit das Programm gestartet wurde
       *[other] { $n } Fehler, seit das Programm gestartet wurde
    }
fault-copy = Bericht kopieren
fault-copied = Der Bericht ist jetzt in der Zwischenablage.
fault-go-on = Fortsetzen
