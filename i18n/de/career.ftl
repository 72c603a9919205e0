### Die Bilanz: was die beendeten Partien zusammen ergeben, und die Profile, auf die sie gehen.

## Die Seite

career-title = Bilanz
career-empty = Noch keine beendeten Partien. Jede Partie, die du zu Ende spielst, steht dann hier: Ergebnisse, Quellen der Punkte, Stärke und Rekorde.
career-none-chosen = Keine Partie passt zu diesen Filtern.
career-reading = Die Partien werden gelesen…
career-unread = Die Partien ließen sich nicht lesen. Öffne diese Seite noch einmal, um es wieder zu versuchen.
career-tab-all = Alles
career-tab-results = Ergebnisse
career-tab-points = Punkte
career-tab-strength = Stärke
career-tab-records = Rekorde
career-tab-games = Partien
career-number = { $n }
career-games =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
career-won = { $n } gewonnen
career-summary = { $games }, { $won }
career-since = seit { $day }
career-turns =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }

## Filter

career-filters = Filter
career-filter-person = Person:
career-filter-since = Zeitraum:
career-filter-seats = Spieler:
career-filter-module = Module:
career-filter-level = Gegner:
career-since-all = gesamt
career-since-year = letzte 12 Monate
career-since-quarter = letzte 3 Monate
career-since-month = letzte 30 Tage
career-seats-all = beliebig viele
career-module-all = alle
career-module-base = Grundspiel
career-level-all = alle
career-level-people = nur Menschen
career-level-real = am echten Tisch
career-filters-clear = Filter aufheben
career-filters-fold =
    { $n ->
        [0] Filter
       *[other] Filter ({ $n })
    }
career-chosen = gezeigt: { $games }

## Die Person, Rekorde, Siege in Folge

career-person = Person
career-share = Siege
career-mean-points = Punkte je Partie
career-mean-place = Platz im Schnitt
career-records = Rekorde
career-records-keys = Eingabe öffnet die Partie eines Rekords.
career-record = { $name }: { $value }, { $day }
career-record-points = Meiste Punkte
career-record-margin = Größter Vorsprung
career-record-wall = Längste Mauer
career-record-exact = Passende Zahlungen in einer Partie
career-record-bought = Gekaufte Plättchen in einer Partie
career-record-turns = Schnellster Sieg
career-streaks = Siegesserien
career-streak-won =
    { $n ->
        [one] Laufende Serie: { $n } Sieg
       *[other] Laufende Serie: { $n } Siege
    }
career-streak-lost =
    { $n ->
        [one] Ohne Sieg seit { $n } Partie
       *[other] Ohne Sieg seit { $n } Partien
    }
career-streaks-later = Serien mit und ohne Sieg gibt es ab { $games }.
career-streak-most = Längste Serie: { $n }
career-streak-without =
    { $n ->
        [one] Längste Zeit ohne Sieg: { $n } Partie
       *[other] Längste Zeit ohne Sieg: { $n } Partien
    }

## Ergebnisse und Quellen

career-results = Ergebnisse, Partie für Partie
career-results-what = Vorsprung auf den besten Gegner
career-results-keys = Pfeile wählen eine Partie, Eingabe öffnet sie.
career-result = { $day }: { $place }, { $points }, { $lead }
career-ahead = { $n } voraus
career-behind = { $n } zurück
career-even = gleichauf
career-game-of = Ergebnisse, Partie { $k } von { $n }. { $result }
career-legend-won = gewonnen ({ $n })
career-legend-lost = nicht gewonnen ({ $n })
career-legend-mean = letzte 10: Schnitt { $n }
career-sources = Woher die Punkte kommen
career-sources-what = Punkte je Partie
career-source-in =
    { $n ->
        [one] { $item } (in { $n } Partie)
       *[other] { $item } (in { $n } Partien)
    }
career-source = { $item }: { $points }, Gegner { $others }, Unterschied { $more }
career-rivals = Gegner im Schnitt
career-rivals-total = Gegner { $n }
career-best-worst = Deinen Gegnern am weitesten voraus: { $best }. Am weitesten zurück: { $worst }.

## Stärke

career-levels = Stärke nach Gegner
career-levels-what = Wie oft du gewinnst, verglichen mit reinem Zufall: 1× ist gleich oft, 2× doppelt so oft. Die Linie ist der wahrscheinliche Bereich. Die Partien sind nach der stärksten KI am Tisch geordnet.
career-modules = Stärke nach Modul
career-modules-what = Wie oben. Eine Partie mit mehreren Modulen zählt für jedes davon.
career-adjusted = Bei analysierten Partien ist das Glück herausgerechnet: { $n } von { $all }.
career-strength-later = Wie oft du gewinnst, verglichen mit reinem Zufall: zu sehen ab { $games }.
career-times = { $n }×
career-won-of = { $n } von { $all } gewonnen
career-strength =
    { $sure ->
        [yes] { $name }: gewinnt { $times } so oft wie der Zufall ({ $low } bis { $high }), ein klarer Unterschied; { $won }
       *[no] { $name }: gewinnt { $times } so oft wie der Zufall ({ $low } bis { $high }), zu knapp für ein Urteil; { $won }
    }
career-strength-few = { $name }: { $won }, zu wenige Partien für ein Urteil
career-legend-sure = klar über oder unter 1×
career-legend-open = noch zu früh für ein Urteil
career-legend-few =
    { $n ->
        [one] unter { $n } Partie
       *[other] unter { $n } Partien
    }

career-your-level = Deine Stufe
career-rating-what = Deine Spielstärke, verglichen mit den fünf Stufen; „{ level-medium }“ hat { $medium }. Der Balken ist der wahrscheinliche Bereich.
career-set-few = Mit 1 bis 4 Modulen
career-set-many = Mit 5 Modulen oder mehr
career-rating-between = { $low } bis { $high }, letzte Partie { $last }
career-rating-told = { $name }: { $points } ({ $between }), am nächsten bei { $level }; { $games }
career-level-later = Deine Spielstärke und wie oft du gewinnst, siehst du ab { $games }.
career-rating-later = ab { $games }
career-rating-few = { $name }: { $later }

## Die Liste der Partien

career-games-title = Partien
career-games-keys = Eingabe öffnet eine Partie.
career-game = { $result }. Gegner: { $rivals }. Module: { $modules }
career-rival = { $name } ({ $level })
career-delete = Löschen
career-delete-sure = Wirklich löschen?
career-record-gone = Die Datei dieser Partie ist nicht mehr unter den gespeicherten.
career-export = Tabelle (CSV)

## Meilensteine

career-tab-milestones = Meilensteine
milestones-title = Meilensteine
milestones-total = { $n } von { $all }
milestones-keys = Eingabe öffnet die Partie, in der du ihn erreicht hast.
milestone-told = { $name }: { $state }
milestone-reached = { $day }
milestone-not-yet = noch nicht
milestone-so-far = bisher { $n } von { $of }
milestone-triple = 3 passende Zahlungen in einem Zug
milestone-wall = Eine Mauer von 20
milestone-six = Vorn bei allen sechs Gebäudearten
milestone-modules = Jedes Modul gespielt
milestone-behind = Ein Sieg nach Rückstand
milestone-clean = Ein Tag ohne unerlaubten Zug
milestone-exact = 8 Plättchen, alle passend bezahlt
milestone-row = 3 Siege in Folge
milestone-seats = Partien mit 2, 3, 4, 5 und 6 Spielern
milestone-reviewed = 5 Partien analysiert
milestone-hard = Gegen „{ level-hard }“ gewonnen
milestone-expert = Gegen „{ level-expert }“ gewonnen

## Was nicht zählt, und warum die Bilanz nicht geführt werden konnte

career-not-computers = Diese Partie zählt nicht für die Bilanz: kein Mensch saß am Tisch.
career-not-elsewhere = Diese Partie zählt nicht für die Bilanz: Niemand hat sie an diesem Computer gespielt.
career-not-branch = Diese Partie zählt nicht für die Bilanz: sie ist ein Zweig einer anderen.
career-not-laid = Diese Partie zählt nicht für die Bilanz: sie begann mit einer aufgebauten Stellung.
career-not-taken = Diese Partie zählt nicht für die Bilanz: jemand anders hat einen Sitz übernommen.
career-not-again = Diese Partie zählt nicht für die Bilanz: dieselbe Mischung wurde schon zu Ende gespielt.
career-broken = Die Bilanz in { $file } lässt sich nicht nutzen: { $reason }. Die Datei wurde als { $kept } aufbewahrt. Eine neue beginnt mit den beendeten Partien, die noch gespeichert sind.
career-locked = Die Bilanz in { $file } bleibt, wie sie ist: { $reason }. Vorerst kommt keine Partie dazu.
career-not-kept = Die Bilanz ließ sich nicht ändern: { $reason }.
career-odd =
    { $n ->
        [one] { $n } Eintrag in { $file } ist beschädigt und zählt nicht für die Bilanz. Er bleibt in der Datei.
       *[other] { $n } Einträge in { $file } sind beschädigt und zählen nicht für die Bilanz. Sie bleiben in der Datei.
    }
career-odd-profile = der Eintrag dieser Person ist beschädigt
career-is-locked = ihre Datei bleibt, wie sie ist
career-no-database = sie ist beschädigt
career-foreign = sie gehört zu einem anderen Programm
career-busy = ein anderes Programm schreibt gerade hinein

## Profile

profiles-title = Profile
profiles-what = Ein Profil merkt sich Name, Zeichen, Sprache, Hilfe, Tasten und das Aussehen des Tisches. Wähle es für einen Sitz in einem neuen Spiel; jede Partie, die damit zu Ende gespielt wird, kommt in seine Bilanz.
profiles-none = Es gibt noch kein Profil.
profiles-new = Neues Profil
profiles-new-name = Spieler { $n }
profiles-name = Name des Profils
profiles-mark = Zeichen: { $mark }
profiles-tiles = Plättchen und Tisch
profiles-keys = Tasten
profiles-delete =
    { $n ->
        [0] Löschen
        [one] Mit { $n } Partie löschen
       *[other] Mit { $n } Partien löschen
    }
profiles-delete-sure = Wirklich löschen? Noch einmal drücken
profiles-clear = Alle Profile und Partien löschen
profiles-cleared = Alle Profile und alle Partien der Bilanz sind gelöscht.
profiles-taken = Ein Profil oder eine Partie hat diesen Namen schon: { $name }
profiles-choice = Profil
profiles-nobody = keines
profiles-keep = als Profil behalten
