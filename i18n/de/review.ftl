### Die Analyse einer beendeten Partie: was sie entschied, und ob es Glück war oder Können.


## Die Seite

review-title = Analyse
review-tab-course = Ablauf
review-tab-moment = Moment
review-tab-choices = Entscheidungen
review-replay = Nachspielen
review-table = Tabelle
review-table-of = Die Partie Zug um Zug; Glück und Entscheidungen: { $name }
review-head-turn = Zug
review-see = Diesen Moment zeigen
review-later = Nach der Analyse

## Während sie läuft

review-working = Die Partie wird analysiert
review-progress = { $n } % fertig, { $left }
review-progress-begun = { $n } % fertig
review-left-seconds =
    { $n ->
        [one] noch etwa { $n } Sekunde
       *[other] noch etwa { $n } Sekunden
    }
review-left-minutes =
    { $n ->
        [one] noch etwa { $n } Minute
       *[other] noch etwa { $n } Minuten
    }
review-stop = Anhalten
review-stopped = Die Analyse ist angehalten
review-stopped-text = Was schon ausgerechnet ist, bleibt.
review-go-on = Fortsetzen
review-not-over = Analysieren lässt sich nur eine Partie, die zu Ende gespielt ist.
review-failed = Die Analyse dieser Partie ist zweimal gescheitert und wird aufgegeben.
review-waits = Die Analyse antwortet seit einer Weile nicht. Du kannst warten oder noch einmal fragen.

## Was die Partie entschied

review-turning-luck = Was die Partie entschied: was nach Zug { $turn } kam
review-turning-choice = Was die Partie entschied: Zug { $turn }, { $name }
review-turning-turns =
    { $kind ->
        [long] Nach und nach entschieden: Züge { $first } bis { $last }
       *[short] Was die Partie entschied: Züge { $first } bis { $last }
    }
review-turning-last = Offen bis zum letzten Zug
review-turning-last-text =
    Bis dahin stand { $name } bei etwa **{ $before ->
        [one] { $before } Sieg
       *[other] { $before } Siegen
    } in 100 Partien**.
review-turning-none = Kein dauerhafter Umschwung entschied diese Partie
review-turning-none-text = Niemandes Gewinnchance stieg deutlich und auf Dauer.
review-turning-text =
    { $what }. { $name } kommt von etwa { $before } auf **{ $after ->
        [one] { $after } Sieg
       *[other] { $after } Siege
    } in 100 Partien**.
review-turning-run =
    { $name } kommt von etwa { $before } auf **{ $after ->
        [one] { $after } Sieg
       *[other] { $after } Siege
    } in 100 Partien**. Der größte Sprung kam in Zug { $turn }.
review-done-both = { $one }; { $more }
review-came = Neu gibt es: { $things }
review-came-ready = { $came }; { $ready }
review-tile = { $tile } ({ $price })
review-ready = { $name } kommt als Nächstes und kann passend zahlen ({ $paid })
review-verdict =
    { $name }: **{ $kind ->
        [luck] vor allem Pech
        [more-luck] eher das Pech als die Entscheidungen
        [choices] die Entscheidungen, nicht das Glück
        [more-choices] eher die Entscheidungen als das Glück
        [both] Pech und teure Entscheidungen gleichermaßen
        [helped] Glück, aber teure Entscheidungen
        [lucky] Glück
        [others] vor allem Fehler der anderen
       *[neither] weder Glück noch Entscheidungen machten viel aus
    }**.

## Das Diagramm

review-graph = So lief die Partie
review-share = Gewinnchance
review-share-if = geschätzte Siege, würden von hier aus 100 Partien gespielt
# Neben der Analyse eines Zweigs: die Linie der Partie, von der er abging.
review-in-game = In der Partie
review-luck-of-whom = Glück und Entscheidungen:
review-luck = Glück
review-luck-of = in jedem Zug: { $name }
review-choices = Entscheidungen
review-choices-cost = was sie kosten
review-turn = Zug { $turn }
review-after = Nach Zug { $turn }
review-beginning = Vor dem ersten Zug
review-scoring = Wertung { $k }
review-final = Schluss
review-signed = { $n }
review-heard-turn = Zug { $turn } von { $turns }; Siege in 100 Partien: { $shares }
review-heard-luck = { $name }: Glück { $luck }, Entscheidungen { $cost }
review-heard-both = { $one }; { $more }
review-heard-game = { $name } in der Partie: { $n }

## Ein Moment

review-moment = Der Moment
review-choice-of = Zug { $turn }: { $name }
review-before = Zurück
review-next = Weiter
review-display = Auslage
review-new = neu
review-hand = jetzt am Zug
review-about =
    { $n ->
        [one] { $n } Plättchen
       *[other] { $n } Plättchen
    }, { $reserve } in der Reserve, Mauer { $wall }
review-go = Beim Nachspielen öffnen
review-try = Selbst probieren

## Die teuren Entscheidungen

review-dearest = Teuerste Entscheidungen
review-dearest-of =
    { $name }: { $n ->
        [0] die teuersten Entscheidungen
        [one] die teuerste Entscheidung
       *[other] die { $n } teuersten Entscheidungen
    }
review-dear-unit = verlorene Siege auf 100 Partien (wahrscheinlicher Bereich)
review-dear-none = Keine Entscheidung war auffallend teurer als die übrigen.
review-dear-unclear =
    { $n ->
        [one] Unklar: Zug { $turns }. Was eine Entscheidung dort gekostet hat, falls überhaupt etwas, hängt vielleicht davon ab, wie alle weiterspielen.
       *[other] Unklar: Züge { $turns }. Was Entscheidungen dort gekostet haben, falls überhaupt etwas, hängt vielleicht davon ab, wie alle weiterspielen.
    }
review-behind = Ab Zug { $turn } lag { $name } so weit zurück, dass keine Entscheidung mehr viel kosten konnte.
review-dear-played = Zug { $turn } – **{ $move }**
review-dear-better = besser – { $move }
review-dear-together = Zug { $turn } insgesamt: { $cost }
review-within = { $low }–{ $high }
review-spread =
    { $kind ->
        [near] nahe bei { $low }
       *[between] zwischen { $low } und { $high }
    }
review-between = Verlorene Siege auf 100 Partien: fast sicher { $within }
review-severity-0 = Kleinigkeit
review-severity-1 = Ungenauigkeit
review-severity-2 = Fehler
review-severity-3 = Patzer
review-dear-heard = Teure Entscheidung { $k } von { $of }, Zug { $turn }, { $word }. Verlorene Siege auf 100 Partien: { $cost }, { $within }. Gespielt: { $played }. Besser: { $better }.
review-close-choice = Zurück zur Liste
review-own-view = Gesehen mit den Augen von damals: was die Person nicht wissen konnte, wird weder gezeigt noch ihr angelastet.
review-played = Gespielt
review-better = Besser
review-covered = Überlege erst: was würdest du hier tun? Probiere es, dann siehst du die Antwort.
review-uncover = Antwort zeigen
review-why = Warum das besser war
review-why-unit = Siege in 100 Partien; zusammen ergeben sie, was es kostete.
review-why-none = Kein einzelner Grund sticht heraus. In den von hier durchgespielten Partien hat es einfach öfter gewonnen.
review-cells = Felder sind vom Brunnen aus gezählt.

## Noch einmal versuchen

review-try-notice = Noch einmal { $name }, Zug { $turn }: wähle eine Aktion. Esc führt zurück.
review-tried-best = Der beste gefundene Zug: er gewinnt von 100 Partien { $n } mehr als der gespielte.
review-tried-same-best = Der beste gefundene Zug, wie in der Partie.
review-tried-played =
    { $kind ->
        [cost] Wie in der Partie: er gewinnt von 100 Partien { $n } weniger als der beste gefundene Zug, { $within }.
       *[none] Wie in der Partie: er hat so gut wie nichts gekostet.
    }
review-tried-unclear =
    { $kind ->
        [best] Der beste gefundene Zug; wie er im Vergleich zum gespielten abschneidet, ist unklar. Das hängt vielleicht davon ab, wie alle weiterspielen.
        [played] Wie in der Partie: was er gekostet hat, falls überhaupt etwas, ist unklar. Das hängt vielleicht davon ab, wie alle weiterspielen.
       *[other] Wie er im Vergleich zum besten gefundenen Zug abschneidet, ist unklar. Das hängt vielleicht davon ab, wie alle weiterspielen.
    }
review-tried-unknown = Was das gekostet hätte, ließ sich nicht ausrechnen.
review-tried-working = Was das gekostet hätte, wird ausgerechnet…
review-tried-same = So gut wie der beste gefundene Zug, soweit sich das sagen lässt.
review-tried-better = Noch besser als der beste gefundene Zug: er gewinnt von 100 Partien { $n } mehr.
review-tried-worse = Er würde von 100 Partien { $n } weniger gewinnen als der beste gefundene Zug, { $within } ({ $kind ->
        [unclear] der gespielte: unklar
       *[clear] der gespielte: { $cost } weniger
    }).

## Wie gut

review-level = Wie gut war das gespielt?
review-level-of = Spielstärke: { $name }
review-like = Etwa **{ $level }**
review-like-about = Etwa **{ $level }**, vielleicht zwischen { $low } und { $high }
review-like-between = Zwischen **{ $low }** und **{ $high }**
review-like-any = **Eine Partie genügt nicht für ein Urteil.** Von { $first } bis { $last } ist alles möglich.
review-like-unknown = Zu wenige Entscheidungen für ein Urteil.
# Was sich zählen lässt, ohne zu urteilen, wo eine Partie keine Stufe verrät.
review-fact-exact = Passend bezahlt: { $n } von { $all }
review-fact-single = Züge mit nur einer genommenen Karte: { $n } von { $all }
review-fact-left = Am Ende übriges Geld: { $n } ({ $cards })
review-judged =
    { $n ->
        [one] { $n } Entscheidung (verlorene Siege auf 100 Partien: { $cost }); niemandem wird angelastet, was nicht zu wissen war.
       *[other] { $n } Entscheidungen (verlorene Siege auf 100 Partien: { $cost }); niemandem wird angelastet, was nicht zu wissen war.
    }

## Bei gleichem Glück

review-even = Bei gleichem Glück
review-even-text =
    { $kind ->
        [level] { $name } lägen gleichauf: **je { $n ->
            [one] { $n } Sieg
           *[other] { $n } Siege
        } in 100 Partien**
        [still] { $name } läge auch dann vorn: **{ $n ->
            [one] { $n } Sieg
           *[other] { $n } Siege
        } in 100 Partien**
       *[other] { $name } läge vorn: **{ $n ->
            [one] { $n } Sieg
           *[other] { $n } Siege
        } in 100 Partien**
    }
review-even-nearest = Zieht man das Glück vom Ergebnis ab, fiele jemand unter 0; darum stehen hier die nächsten Zahlen, die zusammen 100 ergeben.
review-term-start = nach der Mischung
review-term-luck = Glück
review-term-own = Entscheidungen
review-term-others = Fehler der anderen
review-term-result = Ergebnis
review-unit = Siege in 100 Partien; zusammen ergeben sie das Ergebnis.
review-unit-more = Siege in 100 Partien. Glück und Entscheidungen kosteten mehr als die Chance zu Beginn, weil Fehler der Gegner etwas zurückgaben.
