### Bonuskarten (Regeln von Abschnitt 7.3).

mod-bonus = Bonuskarten
new-pieces-bonus = Material: 10 geheime Bonuskarten.
new-changes-bonus = Solange ihr Gebäude in deiner Alhambra steht, zählt eine Karte als ein weiteres dieser Art.
new-idea-bonus = Eine geheime Karte verdoppelt ein Gebäude.
act-reveal-bonus = Karte zeigen
act-keep-bonus = Keine zeigen
ask-bonus = Gleich kommt eine Wertung: eine Bonuskarte zeigen?
log-bonus-shown = { $name } zeigt eine Bonuskarte für { $tile }
log-bonus-returned = { $name } nimmt die Bonuskarte wieder auf die Hand
zone-bonus = Bonuskarten
zone-bonus-shown = Gezeigte Bonuskarten
zone-bonus-removed = Bonuskarten aus dem Spiel

## 7.3 Bonuskarten

rule-bonus-deal-title = Bonuskarten austeilen
rule-bonus-deal-text = 10 Karten zeigen die zehn Gebäude ohne Mauern. Alle bekommen 3, geheim; mit 4 oder 5 Spielern 2, mit 6 nur 1. Der Rest kommt ungesehen aus dem Spiel.
rule-bonus-reveal-title = Eine Bonuskarte zeigen
rule-bonus-reveal-text = Solange genau ihr Gebäude in deiner Alhambra steht, darfst du eine Bonuskarte jederzeit in deinem Zug und vor einer Wertung zeigen: ein Gebäude mehr von dieser Art bei den Mehrheiten. Das kostet keine Aktion. Wer eine Karte behalten hat, wird noch einmal gefragt, nachdem jemand anders eine gezeigt hat. Vor Wertung 3 wird sie von selbst gezeigt.
refuse-bonus-reveal =
    { $reason ->
        [not_held] Diese Bonuskarte ist nicht auf deiner Hand.
        [not_built] Das Gebäude dieser Karte ist nicht in der Alhambra.
       *[not_now] { $frame ->
            [bonus] Entscheide erst, welche Bonuskarten du zeigst.
           *[other] Bonuskarten zeigst du, während du Aktionen wählst, Plättchen anlegst oder deinen Zug beendest, und vor einer Wertung.
        }
    }
rule-bonus-return-title = Zurück auf die Hand
rule-bonus-return-text = Verlässt das Gebäude die Alhambra, kommt seine Bonuskarte zurück auf die Hand.
piece-bonus = Eine Bonuskarte. Zeige sie jederzeit in deinem Zug oder vor einer Wertung, solange genau ihr Gebäude in deiner Alhambra steht: sie zählt als ein weiteres dieser Art.
worth-bonus-built = Ihr Gebäude ist in deiner Alhambra
worth-bonus-missing = Ihr Gebäude ist nicht in deiner Alhambra

## Die Regeln

book-intro-bonus =
    Zehn geheime Bonuskarten zeigen die zehn Gebäudeplättchen ohne Mauern. Steht genau das Plättchen deiner Karte in deiner Alhambra, zählt die Karte als ein Gebäude mehr von dieser Art. So hast du einen geheimen Grund, ein bestimmtes Plättchen zu wollen, und die anderen wundern sich, warum du so viel dafür zahlst.
book-bonus-deal =
    Jede der zehn Karten zeigt eines der zehn Gebäudeplättchen ohne Mauern: Pavillon 8, Serail 9, Arkaden 9 und 10, Gemächer 10 und 11, Gärten 10 und 11, Türme 11 und 12. Zu Beginn werden sie geheim ausgeteilt: je 3 zu zweit oder zu dritt, je 2 zu viert oder zu fünft, je 1 zu sechst. Der Rest kommt ungesehen aus dem Spiel.

    { $seats ->
        [2] In deiner Partie bekommt ihr je 3, und 4 Karten kommen aus dem Spiel.
        [3] In deiner Partie bekommt ihr je 3, und 1 Karte kommt aus dem Spiel.
        [4] In deiner Partie bekommt ihr je 2, und 2 Karten kommen aus dem Spiel.
        [5] In deiner Partie bekommt ihr je 2, und keine Karte kommt aus dem Spiel.
       *[other] In deiner Partie bekommt ihr je 1, und 4 Karten kommen aus dem Spiel.
    }
book-bonus-reveal =
    Solange genau das Plättchen deiner Bonuskarte in deiner Alhambra liegt, darfst du die Karte jederzeit in deinem Zug zeigen: vor, zwischen und nach deinen Aktionen und während du Plättchen anlegst. Das kostet keine Aktion, und alle sehen es sofort. Von da an zählt sie bei den Mehrheiten als ein Gebäude mehr von dieser Art. Ein Plättchen derselben Art mit Mauern oder zu einem anderen Preis genügt nicht. Liegt das Plättchen in der Reserve, nützt die Karte nichts.

    Beispiel: du hast 2 Türme, einer davon der Turm 12 ohne Mauern. Mit seiner gezeigten Karte zählst du 3.

    Sonst ist die Karte kein Plättchen: sie hat keine Mauern, trägt nichts und ist kein Nachbar. Das Programm fragt dich auch vor den Wertungen 1 und 2, und noch einmal, wenn du eine Karte behalten hast und danach jemand anders eine zeigt. Vor Wertung 3 zeigt es von selbst jede Karte, die zählt. Warten kostet dich also keine Punkte; wer früh zeigt, verrät den anderen, womit sie rechnen müssen.
book-bonus-return =
    Verlässt das Plättchen bei einem Umbau deine Alhambra, kommt die gezeigte Karte zurück auf deine Hand und zählt nicht mehr. Liegt das Plättchen wieder in deiner Alhambra, darfst du die Karte wieder zeigen.

## Die Lektion

lesson-bonus-title = Bonuskarten
lesson-bonus-about = Lass ein Gebäude bei den Mehrheiten doppelt zählen.
lesson-bonus-card-title = Geheime Karten
lesson-bonus-card-1 = Du hast drei geheime **Bonuskarten**, jede für ein Gebäude ohne Mauern.
lesson-bonus-card-2 = Solange **genau dieses Gebäude** in deiner Alhambra steht, zählt seine Karte als ein weiteres dieser Art.
lesson-bonus-card-3 = Zwei Türme sind zu kaufen, und beide kannst du bezahlen.
lesson-bonus-card-turn = Kaufe den Turm, den deine Karte zeigt.
lesson-bonus-card-done = Dieser Turm und seine Karte zählen als zwei Türme.
lesson-bonus-card-hint = Deine Karten: Serail 9, Garten 11, Turm 12.
lesson-bonus-card-wrong = Diesmal kaufe den Turm, den deine Bonuskarte zeigt.
lesson-bonus-card-wrong-other = Turm 11 hat eine Mauer: keine Bonuskarte zeigt ihn. Kaufe Turm 12.
lesson-bonus-absent-title = Nur was dort steht
lesson-bonus-absent-1 = Turm 12 ist gebaut. Gleich kommt eine Wertung, und **vor ihr** darfst du Bonuskarten zeigen.
lesson-bonus-absent-2 = Garten 11 und Serail 9 sind nicht in deiner Alhambra.
lesson-bonus-absent-turn = Versuche, eine Karte zu zeigen, deren Gebäude fehlt.
lesson-bonus-absent-done = Eine Karte wirkt nur, solange ihr eigenes Gebäude dort steht.
lesson-bonus-absent-hint = Wähle die Karte von Garten 11.
lesson-bonus-show-title = Eine Karte zeigen
lesson-bonus-show-1 = Du hast zwei Türme, Marco auch: Gleichstand.
lesson-bonus-show-2 = Eine gezeigte Karte zählt von da an.
lesson-bonus-show-turn = Zeige Turm 12, dann keine weitere Karte.
lesson-bonus-show-done = Jetzt zählst du drei Türme.
lesson-bonus-show-hint = Wähle die Karte von Turm 12 und bestätige; dann bestätige „{ act-keep-bonus }“.
lesson-bonus-show-wrong = Zeige die Karte von Turm 12.
lesson-bonus-show-wrong-keep = Dann teilst du dir Platz 1: 3 Punkte statt 6. Zeige die Karte.
lesson-bonus-score-title = Was sie wert war
lesson-bonus-score-1 = Drei Türme gegen zwei: Platz 1 allein, **6 Punkte** statt 3.
lesson-bonus-score-2 = Verlässt der Turm deine Alhambra, kommt seine Karte zurück auf deine Hand.
lesson-bonus-score-3 = Du musst nicht warten, bis du gefragt wirst: **jederzeit in deinem Zug** darfst du eine Karte zeigen. Das kostet keine Aktion.
