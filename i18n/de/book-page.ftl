# Die Seite mit den Regeln.
rulebook-title = Regeln
rulebook-whole-title = Die Regeln von Alhambra
rulebook-contents = Inhalt
rulebook-absent = { $title } (nicht im Spiel)
rulebook-see-also = Siehe auch:
rulebook-next = Weiter: {$part}
rulebook-back = Vorige Stelle
rulebook-close = Regeln schließen
rulebook-beside = Zweite Sprache
rulebook-beside-is = Daneben: { $language }
rulebook-beside-none = Nur eine Sprache
rulebook-no-example = Diese Regel hat kein Beispiel.

# Wege zu ihr.
menu-rules-detail = dieser Partie
rulebook-read = Regeln dazu lesen
rulebook-read-more = In den Regeln weiterlesen

# Suchen.
rulebook-search = In den Regeln suchen
rulebook-search-hint = Suchen (/)
rulebook-found =
    { $n ->
        [0] Kein Absatz enthält alle diese Wörter.
        [one] { $n } Absatz gefunden
       *[other] { $n } Absätze gefunden
    }
# Wörter einer Frage, die nichts über die Sache sagen, mit Leerzeichen dazwischen: die Suche lässt sie weg.
rulebook-small-words = was wann wo wohin woher wer wen wem wessen wie warum wieso weshalb welche welcher welches wieviel viel viele oft kann kannst können muss musst müssen darf darfst dürfen soll sollte könnte ist sind war waren wird werden hat habe hast haben hatte bekommt bekomme der die das den dem des ein eine einen einem einer und oder aber mit von vom zum zur für auf aus bei beim nach vor wenn dann ich du er sie es wir ihr mein dein man hier dort dies diese dieser dieses passiert geschieht erlaubt nicht auch noch
rulebook-nearest = Kein Absatz enthält alle diese Wörter. Diese kommen am nächsten:
rulebook-elsewhere =
    { $n ->
        [one] In allen Regeln: { $n } weiterer Absatz
       *[other] In allen Regeln: { $n } weitere Absätze
    }

# Wofür die Regeln zusammengestellt sind.
rulebook-for-base = Für {$players}, ohne Module.
rulebook-for-modules = Für {$players}, mit diesen Modulen: {$modules}.
rulebook-of-game = Die Regeln dieser Partie: {$players}, {$modules}
rulebook-of-setup = Die Regeln des neuen Spiels: {$players}, {$modules}
rulebook-of-choice = Die Regeln für eine Partie: {$players}, {$modules}
rulebook-choose = Spieler und Module
rulebook-choose-title = Welche Regeln zu sehen sind
rulebook-choose-text = Hier stehen nur die Regeln, die im Spiel sind. Wähle eine andere Zahl von Spielern oder andere Module, um deren Regeln zu lesen; deine Partie bleibt, wie sie ist.
rulebook-game = Diese Partie
rulebook-setup = Das neue Spiel
rulebook-base = Grundspiel
rulebook-all = Alles
rulebook-read-these = Diese Regeln lesen

# Auf Papier.
rulebook-save = Speichern oder drucken
rulebook-pdf = Als PDF speichern…
rulebook-html = Als Webseite speichern…
rulebook-print = Drucken…
rulebook-no-printer = Kein Drucker gefunden. Du kannst die Regeln stattdessen als PDF speichern.

# Überschriften, die in den Regeln selbst nicht stehen.
book-part-rulings = Wo Module zusammentreffen
book-part-rulings-text = Was gilt, wo zwei der Module im Spiel zusammentreffen.
book-ruling-title = {$one} · {$other}
