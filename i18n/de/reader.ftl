### Die Seite für alle, die mit einem Screenreader spielen.

reader-title = Mit einem Screenreader spielen
reader-entry = Mit Screenreader

reader-start-title = Wo es losgeht
reader-start-1 = Auf jeder Seite geht Tab von einem Bedienelement zum nächsten, F6 von einem Teil der Seite zum nächsten, Esc führt zurück, und F1 öffnet die Regeln.
reader-start-2 = Neu hier? „{ start-learn }“ auf der Startseite führt zu fünf kurzen Kapiteln, in denen du jeden Zug selbst spielst. „{ button-new-game }“ und Eingabe beginnen eine Partie gegen die KI.

reader-table-title = Der Tisch
reader-table-1 = Der Tisch hat Teile: die Frage, um die es geht, deine Alhambra, die Reserve, deine Hand, den Bauhof, das offene Geld, die Teile der Module, die anderen, und was geschehen ist.
reader-table-2 = Ein Feld heißt nach dem Weg vom Brunnen aus: so viele Schritte östlich oder westlich, so viele nördlich oder südlich. Ein Plättchen wird mit Art, Preis, Mauern und offenen Seiten vorgelesen.
reader-table-3 = Ein Feld, auf das ein Plättchen darf, sagt, dass es möglich ist und wie sehr sich deine längste Mauer ändern würde.
reader-table-4 = „{ menu-lists }“, im Menü einer Partie und mit einer eigenen Taste, zeigt alles als Listen und Raster: für Braille, für ältere Screenreader, oder weil es dir besser gefällt. Eine ganze Partie lässt sich dort spielen.

reader-turn-title = Ein Zug
reader-turn-1 = Wähle zuerst, was du tun willst: Geld, ein Plättchen vom Bauhof oder einen Umbau. Dann wähle die Karten oder das Plättchen; kannst du passend zahlen, sind die Karten schon gewählt. Eingabe spielt das Gewählte sofort.
reader-turn-2 = Wählst du etwas Unerlaubtes, sagt das Spiel dir, warum es nicht geht. Jeden Schritt kannst du zurücknehmen, bis etwas Neues aufgedeckt wird.

reader-seats-title = Mehrere an einem Computer
reader-seats-1 = Zwischen zwei Menschen verdeckt eine Seite zum Weitergeben den Tisch, auch für den Screenreader: sie sagt nur, wer als Nächstes kommt. Die nächste Hand wird erst vorgelesen, wenn es dort weitergeht.
reader-seats-2 = Einen Screenreader hören alle am Tisch: mit Kopfhörern bleibt deine Hand geheim. Jeder Sitz kann seine eigene Sprache haben.

reader-learn-title = Lektionen und Übungen
reader-learn-1 = In einer Lektion hörst du den Text eines Schrittes, dann, was auf dem Tisch markiert ist; Markiertes sagt es auch selbst. H gibt einen Tipp, mit Eingabe geht es weiter.
reader-learn-2 = In einer Übung wählst du Karten und Felder mit Pfeiltasten und Leertaste, Antworten mit ihrer Nummer, und Eingabe prüft. Das Urteil kommt mit seinen Gründen.

reader-settings-title = Einstellungen, die helfen
reader-settings-1 = „{ set-ai-speed }“: bei „{ set-ai-speed-step }“ wartet jeder Schritt der KI auf eine Taste, und nichts redet dazwischen.
reader-settings-2 = „{ set-animation-speed }“: bei 0 ist alles sofort an seinem Ort. „{ set-assist }“: „{ set-assist-learn }“ erklärt jeden Schritt.

reader-tried-title = Was ausprobiert ist und was nicht
reader-tried-1 = Ausprobiert: Orca 43 unter Debian 12, auf einem virtuellen Bildschirm (Xvfb). Orca las Seiten und Tisch vor, während Tasten gedrückt wurden. Tests prüfen, dass alles Gezeichnete Worte hat und dass Lektionen und Übungen allein über den Barrierefreiheitsbaum zu schaffen sind.
reader-tried-2 = Nicht ausprobiert, weil es hier nicht ging: NVDA, JAWS und Narrator unter Windows, VoiceOver unter macOS, neuere Versionen von Orca, Braillezeilen. Sie bekommen dieselben Namen, Rollen und Aktionen; wie sie das vorlesen, ist nicht bekannt.
reader-tried-3 = Niemand, der jeden Tag mit einem Screenreader arbeitet, hat das Spiel bisher ausprobiert.

reader-report-title = Wenn du es ausprobierst
reader-report-1 = Spiele das erste Kapitel, dann eine Partie. Kommst du nicht weiter, notiere, was du getan, was du gehört und was du erwartet hast, mit Name und Version von Screenreader und System.
reader-report-2 = In CONTRIBUTING.md steht, wo du es melden kannst und wie sich herausfinden lässt, was ein Screenreader bekommt.
