### Seiten rund um das Spiel: Start, neues Spiel, gespeicherte Partien, Einstellungen.


## Startseite

app-name = Alhambra
start-tagline = Kaufe, baue und befestige den prächtigsten Palast von Granada
start-continue-detail = Runde { $n } · { $when }
start-name = Wie heißt du?
start-new-detail = 2 bis 6 Spieler, Menschen oder KI
start-saved = Gespeicherte Partien
start-demo = Vorführung
start-picture = Eine Alhambra aus 18 Plättchen mit einer langen Mauer ringsum
start-about = Eine inoffizielle Fanversion, ohne Bilder und Texte des Verlags

## Gespeicherte Partien

games-none = Noch keine gespeicherten Partien
games-none-help = Jede Partie wird nach jedem Schritt gespeichert und wartet dann hier auf dich.
games-round = Runde { $n }
games-position = eine Stellung, ohne Spieler
games-scoring =
    { $n ->
        [one] { $n } von 3 Wertungen vorbei
       *[other] { $n } von 3 Wertungen vorbei
    }
games-over = beendet
games-auto = automatisch gespeichert
games-view = Ansehen
games-rename = Benennen
games-delete = Löschen
games-delete-ask = „{ $name }“ löschen?
games-delete-help = Das lässt sich nicht zurücknehmen.
games-rename-ask = Neuer Name
games-about = { $names }, { $when }
games-kept = Partien bleiben hier, bis du sie löschst; von den beendeten, die automatisch gespeichert wurden, bleiben nur die neuesten { $n } und die mit einem Rekord.
games-spoken = { $place } von { $count } – { $name }, { $about }
games-file = Datei öffnen…
games-save-name = Diesen Namen behalten
games-copy = Kopie · Runde { $n }
games-search = Gespeicherte Partien durchsuchen
games-search-hint = Name, Spieler, Modul ( / )
games-kinds = Zeigen
games-kind-all = Alle { $n }
games-kind-going = Laufende { $n }
games-kind-finished = Beendete { $n }
games-kind-copies = Kopien { $n }
games-sort = Sortieren
games-sort-newest = Neueste zuerst
games-sort-name = Nach Namen
games-sort-points = Meiste Punkte zuerst
games-sort-longest = Längste zuerst
games-no-match = Keine gespeicherte Partie passt dazu.

## Einstellungen

settings-group-language = Sprache
settings-group-look = Aussehen
settings-group-motion = Tempo und Bewegung
settings-group-sound = Ton
settings-group-play = Spielen
settings-group-day = Tagespartien und Bilanz
settings-group-keys = Tasten
settings-reset = Zurück zum Standard
settings-reset-undo = Rückgängig machen
settings-done = Fertig
settings-about = Über das Programm
settings-about-text = Alhambra Qt { $version }, freie Software unter der MIT-Lizenz. Es ist eine inoffizielle Fanversion des Brettspiels; die Regeln sind nacherzählt, Bilder und Töne stammen von uns.
settings-about-fonts = Schriften: Alegreya und Source Sans 3, beide unter der SIL Open Font License.
settings-about-parts = Gebaut mit { $parts }.

## Tasten, wie sie auf der Tastatur stehen

key-enter = Eingabe
key-esc = Esc
key-space = Leertaste
key-shift = Umschalt
key-ctrl = Strg
key-delete = Entf
key-home = Pos1
key-end = Ende
key-page-up = Bild ↑
key-page-down = Bild ↓
key-held = { $held } { $key }

## Gezähltes auf diesen Seiten

new-count-modules =
    { $n ->
        [one] { $n } Modul
       *[other] { $n } Module
    }

## Tage

date-day = { $day }. { $month } { $year }
date-month = { $month } { $year }
date-weekday = { $weekday }, { $day }. { $month }
date-when = { $day }. { $month } { $year }, { $time }
