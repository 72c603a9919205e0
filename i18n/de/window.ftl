# Das Fenster um die Seiten: Hinweise, das Menü einer laufenden Partie, die Schritte der KI.
notice-close = Verstanden
ask-again = Noch einmal fragen
menu-title = Menü
menu-program = Programm
menu-continue = Zurück zum Tisch
menu-save = Kopie speichern
menu-save-detail = hält den jetzigen Stand fest
menu-saved = Kopie gespeichert: {$name}
menu-settings-detail = Sprache, Größen, Tempo
menu-new-detail = diese Partie bleibt gespeichert
menu-leave = Zurück zur Startseite
menu-leave-detail = die Partie bleibt gespeichert
menu-quit-detail = die Partie bleibt gespeichert
game-decided = {$name} hat entschieden: Eingabe zeigt den Zug
game-step = Nächster Schritt
pace-pause = Anhalten
pace-on = Fortsetzen
pace-my-turn = Bis zu meinem Zug
pace-stop = Beenden
pace-demo = Vorführung – { $happens }
pace-watch = Am Tisch: { $names }; du siehst zu
pace-why = Warum? { $reason }
pace-first-exact = Eine passende Zahlung gibt noch eine Aktion.
pace-leave = Verlassen
game-elsewhere = Diese Partie ist in einem anderen Alhambra-Fenster offen; hier spielst du in einer Kopie weiter.

# Arten von Dateien, in den Dialogen zum Öffnen und Speichern; die Endungen folgen in Klammern.
file-html = Webseite
file-pdf = PDF-Dokument
file-csv = Tabelle
file-txt = Reiner Text
file-png = Bild
file-json = Stellung
file-games = Alhambra-Partien
file-every = Alle Dateien

# Eine Vorführung ohne Fenster, im Terminal ausgegeben.
demo-begins = Eine Vorführung, die KI spielt: {$names} (Startwert {$seed})
demo-scoring = Wertung {$n}: {$scores}
demo-score = {$name} {$gained} = {$score}
demo-won = {$names} gewinnt mit {$n ->
        [one] {$n} Punkt
       *[other] {$n} Punkten
} nach {$turns ->
        [one] {$turns} Zug
       *[other] {$turns} Zügen
}
demo-shared = {$names} teilen sich den Sieg mit {$n ->
        [one] {$n} Punkt
       *[other] {$n} Punkten
} nach {$turns ->
        [one] {$turns} Zug
       *[other] {$turns} Zügen
}
demo-picture = Bild vom Tisch: {$file}

## Für Übersetzer: alhambra-qt --debug

texts-read =
    { $n ->
        [one] { $n } Textdatei neu gelesen
       *[other] { $n } Textdateien neu gelesen
    }
texts-wrong = { $file }, Zeile { $line }: das ist kein gültiges Fluent; bis dahin bleibt der Text englisch

## Welche Partie das ist

this-game-title = Diese Partie
this-game-base = Das Grundspiel, ohne Module
this-game-help = Hilfe: { $help }
file-alhambra = Alhambra-Datei
