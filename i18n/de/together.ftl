### An mehreren Computern spielen: Einladungen, und warum man an einen Tisch nicht kommt.

invitation-none = In diesem Text steht keine Einladung
invitation-newer = Diese Einladung stammt aus einer neueren Version des Programms
invitation-short = Die Einladung ist unvollständig: { $n } von { $all } Buchstabengruppen sind angekommen
invitation-group = Gruppe { $n } ist falsch oder steht an falscher Stelle: { $group }
invitation-wrong = Ein Teil dieses Textes stammt aus einer anderen Einladung
invitation-address = „{ $address }“ ist keine Adresse eines Tisches
join-no-answer = Unter { $address } antwortet niemand. Der Tisch ist geschlossen, oder eine Firewall auf jenem Computer lässt Alhambra Qt nicht herein.
join-cut = Der Tisch unter { $address } antwortet, aber die Verbindung reißt ab. Vielleicht wollen gerade zu viele beitreten. Später geht es vielleicht.
join-relay-full = Das Relais unter { $address } ist voll. Vielleicht ist später etwas frei.
join-no-table = Das Relais unter { $address } antwortet, aber der Tisch ist nicht da. Der Gastgeber muss ihn erst eröffnen.
join-other = Unter { $address } antwortet ein anderer Tisch: sein Schlüssel passt nicht zur Einladung.
join-strange = Unter { $address } antwortet etwas, aber es ist nicht Alhambra Qt.
join-version-newer = Der Tisch hat Version { $theirs } (Protokoll { $their }); du hast { $ours } (Protokoll { $our }). Aktualisiere das Programm auf diesem Computer.
join-version-older = Der Tisch hat Version { $theirs } (Protokoll { $their }); du hast { $ours } (Protokoll { $our }). Das Programm am Tisch muss aktualisiert werden.
join-void = Diese Einladung gilt nicht mehr. Lass dir eine neue schicken.
join-full = An diesem Tisch ist kein Sitz frei.
join-watch-full = An diesem Tisch kann niemand mehr zuschauen.
join-elsewhere = Dein Sitz wurde von einem anderen Computer übernommen.
join-closed = Der Tisch wurde geschlossen.
join-ended = Der Tisch wurde endgültig geschlossen.
join-refused = Der Tisch hat abgelehnt, was dieses Programm gesendet hat.
join-unfit = Der Tisch hat etwas gesendet, das nicht zu dieser Partie oder dieser Version des Programms ({ $ours }) passt; darum hat dein Programm ihn verlassen.
join-deals-again = Der Tisch wollte ein zweites Mal mischen, als alle Zufallszahlen schon offen waren. Damit könnte ein Gastgeber die Mischung bestimmen; darum hat dein Programm ihn verlassen.

together-title = Zusammen spielen
together-host = Gastgeber sein
together-open = Tisch eröffnen
together-open-note = Dein Computer ist der Tisch. Deine Freunde brauchen nur dieses Programm: kein Konto, keinen Server.
together-name = Dein Name
together-mark = Dein Zeichen: { $mark }
together-begin = Beginnen mit
together-new = einem neuen Spiel
together-saved = der gespeicherten Partie
together-waits = Die gespeicherte Partie: { $name }
together-finds = Wer ihn finden kann
together-network = dieses Netz
together-invited = nur Eingeladene
together-more = Mehr
together-found-by-network = Wer in diesem Netz ist, kann deinen Tisch finden. Auch Freunde, die woanders sind, kannst du einladen.
together-found-by-invited = Nur wen du einlädst, findet deinen Tisch.
together-listens = Noch kann sich niemand verbinden. Ist der Tisch eröffnet, lauscht dieser Computer unter { $address } (oder an einem anderen freien Port), bis du ihn schließt.
together-firewall = Beim ersten Mal fragt dein System vielleicht, ob Alhambra Qt private Netze nutzen darf. Erlaube es.
together-invitation = Du hast eine Einladung
together-invitation-hint = ALH1-…
together-proves = Füge die Nachricht deines Gastgebers irgendwo auf dieser Seite ein.
together-no-address = Die Einladung ist vollständig, hat aber keine Adresse. Füge sie am Ende an: @192.168.1.23:8765
together-whole = Die Einladung ist vollständig: der Tisch unter { $address }
together-watch-whole = Mit dieser Einladung kannst du zuschauen: beim Tisch unter { $address }
together-join = Beitreten
together-joining = Der Tisch wird gesucht…
together-looks-on = Dein Sitz bleibt dir, und das Programm sucht weiter nach dem Tisch. { $reason }
together-joined = Du sitzt an diesem Tisch: { $name }
together-watching = Du schaust bei diesem Tisch zu: { $name }
together-watch = Zuschauen
together-take-seat = Sitz einnehmen
together-turn-lobby = Die Partie hat noch nicht begonnen
together-turn-over = Die Partie ist zu Ende
together-turn-yours =
    { $n ->
        [0] Du bist am Zug
        [one] Seit { $n } Minute bist du am Zug
       *[other] Seit { $n } Minuten bist du am Zug
    }
together-turn-yours-hours =
    { $n ->
        [one] Seit { $n } Stunde bist du am Zug
       *[other] Seit { $n } Stunden bist du am Zug
    }
together-turn-yours-days =
    { $n ->
        [one] Seit { $n } Tag bist du am Zug
       *[other] Seit { $n } Tagen bist du am Zug
    }
together-turn-others =
    { $n ->
        [0] Jemand anders ist am Zug
        [one] Seit { $n } Minute ist jemand anders am Zug
       *[other] Seit { $n } Minuten ist jemand anders am Zug
    }
together-turn-others-hours =
    { $n ->
        [one] Seit { $n } Stunde ist jemand anders am Zug
       *[other] Seit { $n } Stunden ist jemand anders am Zug
    }
together-turn-others-days =
    { $n ->
        [one] Seit { $n } Tag ist jemand anders am Zug
       *[other] Seit { $n } Tagen ist jemand anders am Zug
    }
together-tables-note = Namen werden hier nicht geprüft. Lass dir im Zweifel die Einladung schicken.
together-found =
    { $n ->
        [0] Noch kein Tisch in diesem Netz
        [one] { $n } Tisch in diesem Netz
       *[other] { $n } Tische in diesem Netz
    }
together-missing-table = Fehlt ein Tisch? Du und der Gastgeber müsst im selben Netz sein, und die Firewall auf dem Computer des Gastgebers muss Alhambra Qt hereinlassen. Manche Router zu Hause halten Geräte getrennt; nimm dann die Einladung.
together-version = Version { $theirs } (Protokoll { $their }); du hast { $ours } (Protokoll { $our }). Aktualisiere die ältere.
together-kept = Dein Sitz unter { $address } bleibt dir
together-mine = Dein Sitz dort bleibt dir
together-watched = Du kannst diesem Tisch wieder zuschauen
together-full = Alle { $all } Sitze sind vergeben
together-waiting = Noch nicht begonnen · freie Sitze: { $n } von { $all }
together-running = Die Partie läuft · freie Sitze: { $n } von { $all }
together-no-looking = Dieser Computer kann nicht nach Tischen suchen. Mit Einladungen geht es trotzdem.
together-not-announced = Der Tisch lässt sich in diesem Netz nicht anzeigen. Mit Einladungen geht es trotzdem.
together-no-port = Auf diesem Computer lässt sich kein Tisch eröffnen: { $reason }
together-not-kept = Die Sitze ließen sich nicht für später aufbewahren: { $reason }
together-same = Dein Tisch vom letzten Mal ist wieder offen. Seine Einladungen gelten weiter.
together-missing = Zum gemeinsamen Spielen braucht es die Python-Pakete websockets, PyNaCl und zeroconf. Sie kommen mit alhambra-qt[together].
together-over = Nur eine gespeicherte Partie, die noch läuft, lässt sich für andere öffnen.
together-at-the-table = Nur der Computer, der der Tisch ist, kann die Partie speichern oder ändern.
together-reopen-do = Tisch eröffnen
together-leave-ask =
    { $n ->
        [one] { $names } sitzt an deinem Tisch. Gehst du, schließt er für alle.
       *[other] { $names } sitzen an deinem Tisch. Gehst du, schließt er für alle.
    }
together-leave-do = Trotzdem gehen
reopen-title =
    { $n ->
        [one] { $names } spielt woanders
       *[other] { $names } spielen woanders
    }
reopen-kept = Der Tisch dieser Partie ist geschlossen. Eröffne ihn, dann können alle mit ihren alten Einladungen zurückkommen.
reopen-lost = Der Tisch dieser Partie ist geschlossen, und seine Schlüssel sind weg. Eröffne ihn und schicke neue Einladungen.
reopen-without = Nur an diesem Computer fortsetzen
reopen-note = Die KI kann die Sitze der anderen übernehmen; ihre Karten bleiben verdeckt. Spielst du diese Sitze selbst, zeigt dieser Bildschirm ihre Karten.
reopen-computer-sure = Diese Sitze der KI geben?
reopen-here = Hier spielen
reopen-here-sure = Ihre Karten hier zeigen?
together-message = Komm an meinen Alhambra-Tisch. Wähle in Alhambra Qt „{ together-title }“ und füge dies ein: { $invitation }
lobby-watch-message = Schau an meinem Alhambra-Tisch zu. Wähle in Alhambra Qt „{ together-title }“ und füge dies ein: { $invitation }
together-sealed-title = Versiegelt
together-sealed-what = Alles ist von Ende zu Ende verschlüsselt.
together-honest-title = Ehrlich gemischt
together-honest-what = Alle Programme mischen mit und prüfen die Mischung danach.
together-kept-title = Niemand fliegt raus
together-host-title = Was der Gastgeber könnte
together-host-what = In den Beutel sehen. Stört euch das, lasst einen dritten Computer den Tisch eröffnen.
together-kept-what = Reißt deine Verbindung ab, bleibt dir dein Sitz, und du kommst zurück.

lobby-title = Tisch: { $name }
lobby-seats = Sitze in Zugreihenfolge
lobby-here = Hier
lobby-far = Woanders
lobby-computer = KI
lobby-free = Freier Sitz
lobby-you = an diesem Computer
lobby-ready = da, bereit
lobby-not-ready = da
lobby-nobody = noch niemand
lobby-away-seconds =
    weg seit { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
lobby-away =
    weg seit { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
lobby-invite = Einladung
lobby-renew = Ersetzen
lobby-renew-sure = Die alte ungültig machen?
lobby-taken = { $name } hat diesen Sitz. Eine neue Einladung macht die alte ungültig und gibt den Sitz frei.
lobby-invitation = Einladung
lobby-for-seat = Schicke sie der Person für Sitz { $n }.
lobby-all-taken = Alle sind da.
lobby-copy = Für Sitz { $n } kopieren
lobby-show = Anzeigen
lobby-copied = Kopiert. Schicke sie der Person für Sitz { $n }.
lobby-watch-renew = Neue Zuschau-Einladung
lobby-watch-copied = Kopiert. Wer diese Einladung hat, kann zuschauen.
lobby-watch-copy = Zuschau-Einladung kopieren
lobby-watch-most =
    { $n ->
        [0] Niemand darf zuschauen
        [one] { $n } Person darf zuschauen
       *[other] { $n } Personen dürfen zuschauen
    }
lobby-watchers = Wie viele zuschauen dürfen
lobby-watching = Es schauen zu: { $names }
lobby-hands = Handkarten später zeigen
lobby-hands-note = Wenn vor dem Beginn der Partie alle einverstanden sind, sieht man beim Zuschauen alle Handkarten zehn Runden später.
lobby-hands-all = Alle sind einverstanden: Beim Zuschauen sieht man alle Handkarten zehn Runden später.
lobby-agree = Handkarten dürfen gezeigt werden
lobby-agrees = Handkarten dürfen gezeigt werden
lobby-listening = Dieser Computer lauscht unter { $address }, bis der Tisch geschlossen wird. Damit jemand von außerhalb kommen kann, muss dein Router diesen Port weiterleiten.
lobby-game = Die Partie
lobby-minutes = Etwa { $n } Minuten
lobby-honest = Die Programme aller Spieler bestimmen die Mischung mit, wenn die Partie beginnt. Jedes behält seine Sprache und Hilfe.
lobby-dealt = Diese Partie wurde schon früher auf dem Computer des Tisches gemischt. Dein Programm kann die Züge prüfen, aber nicht die Mischung.
lobby-change = Ändern…
lobby-changed = Der Gastgeber hat die Partie geändert. Melde dich noch einmal, wenn du bereit bist.
lobby-added = Dazu: { $names }
lobby-removed = Weg: { $names }
lobby-take-game = Diese Partie nehmen
lobby-count = { $n } von { $all } Sitzen sind bereit
lobby-waits = { $n } von { $all } Sitzen sind bereit. Beginnst du jetzt, nimmt die KI die freien Sitze; wer später kommt, übernimmt.
lobby-unready = Noch nicht bereit: { $names }. Du kannst ohne Warten beginnen.
lobby-start = Beginnen
lobby-to-game = Zur Partie
lobby-say-ready = Ich bin bereit
lobby-wait = Noch nicht, bitte
lobby-leave = Tisch verlassen
lobby-close = Tisch schließen
lobby-close-sure = Jetzt gehen?

company-lost = Der Tisch ({ $table }) wird gesucht…
company-lost-note = Die Verbindung ist weg. Was du siehst, bleibt, dein Sitz bleibt dir, und das Programm versucht es weiter.
watch-lost-note = Die Verbindung ist weg. Was du siehst, bleibt, und das Programm versucht es weiter.
watch-next = { $name } in die Mitte
watch-note = Du schaust zu: Du siehst keine Hand und sendest nichts.
watch-hands = Alle waren einverstanden: Du siehst die Handkarten zehn Runden später.
watch-open = Handkarten in Runde { $n }
company-ended = Der Tisch ({ $table }) ist geschlossen
company-ended-note = Was du gesehen hast, bleibt lesbar.
company-taken = Dieser Sitz wird jetzt an einem anderen Computer gespielt
company-taken-note = Ein Sitz lässt sich nur an einem Computer spielen. War es jemand anders, hol ihn dir zurück und lass dir vom Gastgeber eine neue Einladung geben.
company-take = Sitz zurückholen
company-leave = Gehen
company-save = Speichern und gehen
company-wait = Warten
company-computer = Die KI spielen lassen
company-away =
    { $name } ist seit { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    } weg
company-left = { $name } ist weg
company-waits = { $name } ist am Zug. Die Partie wartet, solange ihr wollt.
company-soon = Nach zwei Minuten kannst du die KI spielen lassen.
company-wants = Dafür, die KI spielen zu lassen: { $names }. Sie beginnt, sobald alle hier einverstanden sind.
company-came = { $name } ist da: Sitz { $n }
company-watches = { $name } schaut zu
company-expelled = Verbindung getrennt: { $name }. Beim Zuschauen darf man nichts senden.
company-hands = Alle waren einverstanden: Beim Zuschauen sieht man alle Handkarten zehn Runden später.
company-hands-ended = Beim Zuschauen sieht man keine Handkarten mehr: Nicht alle waren einverstanden.
company-back = { $name } ist zurück
company-moved = { $name } spielt jetzt an einem anderen Computer
company-renew = Neue Einladung
company-plays = { $name } ist weg: die KI spielt
menu-invite = Freunde einladen
menu-invite-detail = an einem anderen Computer
keys-invite = Freunde einladen, die woanders sind
keys-say = Dem Tisch etwas sagen

say-title = Etwas sagen
say-note = Alle lesen es in ihrer eigenen Sprache.
say-nudge = An den Zug erinnern
say-nobody = Niemand sitzt an einem anderen Computer.
watch-silent = Du schaust zu: Am Tisch hört dich niemand.
say-said = { $name }: { $phrase }
say-nudged = { $name } erinnert dich: du bist am Zug
say-nudge-sent = Erinnert: { $name }
say-nudge-nobody = Gerade gibt es niemanden zu erinnern.
phrase-hello = Hallo zusammen
phrase-good-luck = Viel Glück
phrase-your-turn = Du bist dran
phrase-one-moment = Moment, bitte
phrase-thinking = Ich überlege noch
phrase-well-played = Gut gespielt
phrase-oops = Hoppla
phrase-thanks = Danke
phrase-back-soon = Bin gleich zurück
phrase-must-go = Ich muss bald los
phrase-good-game = Schöne Partie
phrase-again = Noch eine Partie?

does-await = Wartet und fragt erst wieder, wenn sich etwas ändert.
does-let-computer = Lässt die KI diesen Sitz spielen, sobald alle hier einverstanden sind.
does-save-leave = Verlässt den Tisch. Die Partie bleibt, wie sie ist.
does-take-seat = Holt deinen Sitz vom anderen Computer zurück.
deal-checking = Die Mischung wird geprüft…
deal-checking-note = Dein Programm vergleicht die ganze Partie mit allem, was es dir gezeigt hat.
deal-honest = Die Mischung war ehrlich: geprüft
deal-honest-note = Dein Programm hat mit den Zahlen von allen noch einmal gemischt, und jeder Zug stimmt.
deal-moves = Alle Züge stimmen: geprüft
deal-moves-note = Diese Partie stimmt mit allem überein, was du gesehen hast. Gemischt wurde, bevor du kamst.
deal-watched-note = Diese Partie stimmt mit allem überein, was du gesehen hast. An der Mischung sind nur die Spieler beteiligt.
deal-turn = Die Aufzeichnung stimmt ab Zug { $n } nicht mehr
deal-turn-note = Dir wurde etwas anderes gezeigt. Die Aufzeichnung liegt bei deinen gespeicherten Partien: frage deinen Gastgeber.
deal-show = Zug { $n } zeigen
deal-broken = Die Mischung ist nicht die versprochene
deal-broken-note = Die Aufzeichnung passt nicht zu den Zahlen, aus denen die Mischung entstehen sollte: frage deinen Gastgeber.
deal-unasked = Der Tisch hat ohne deine Zahl gemischt
deal-unasked-note = Du warst da, aber der Tisch hat dein Programm nicht nach seiner Zahl gefragt. Der Gastgeber hätte die Mischung also bestimmen können.
deal-unused = Der Tisch hat ohne deine Zahl gemischt
deal-unused-note = Dein Programm hat seine Zahl gegeben, aber gemischt wurde ohne sie. Der Gastgeber hätte die Mischung also bestimmen können.
deal-lost = Der Tisch hat ohne deine Zahl gemischt
deal-lost-note = Dein Programm war nicht verbunden, als der Tisch mischte. Ein ehrlicher Tisch macht dann ohne es weiter, aber ein Gastgeber kann die Verbindung auch trennen, um die Mischung zu bestimmen. Was davon geschah, kann dein Programm nicht wissen.
deal-played = Der Tisch hat in Zug { $n } für dich gespielt
deal-played-note = In diesem Zug hat dein Sitz etwas gespielt, das dein Programm nicht gesendet hat. Hast du nicht an einem anderen Computer gespielt, war es der Gastgeber.
deal-undone = Der Tisch hat in Zug { $n } Schritte zurückgenommen
deal-undone-note = Diese Schritte darf niemand zurücknehmen: sie haben etwas aufgedeckt, oder wer sie spielte, hat nicht darum gebeten. Das kommt vor, wenn ein Computer seine letzten Schritte verliert, aber auch, wenn ein Gastgeber ein anderes Ergebnis will.
deal-record = Die Aufzeichnung lässt sich nicht nachspielen
deal-record-note = Sie verstößt gegen die Regeln oder ist beschädigt, darum kann dein Programm sie nicht mit dem vergleichen, was du gesehen hast: frage deinen Gastgeber.
deal-more =
    { $n ->
        [one] Das geschah noch in einem weiteren Zug.
       *[other] Das geschah noch in { $n } weiteren Zügen.
    }
deal-compared = Deine eigenen Züge wurden ab Zug { $n } verglichen. Frühere wurden vor dem Start dieses Programms gespielt oder an einem anderen Computer.
deal-missing = Die Mischung ließ sich nicht prüfen
deal-missing-note = Der Tisch wurde geschlossen, bevor die ganze Aufzeichnung da war.
deal-host = Deine Gäste prüfen die Mischung
deal-host-note = Ihre Programme haben jetzt die ganze Partie und vergleichen sie mit dem, was sie gesehen haben.
presence-host = da · Gastgeber
presence-away = weg
presence-away-for = weg seit { $n } min
presence-computer = KI spielt
menu-say-detail = fertige Nachrichten
menu-leave-table-detail = die Partie bleibt gespeichert
menu-host-leaves = der Tisch schließt, die Partie bleibt gespeichert
menu-guest-leaves = dein Sitz bleibt dir
this-game-unknown = Startwert und Aufbaucode bleiben beim Gastgeber, bis die Partie zu Ende ist.
say-hear = Nachrichten zeigen: { $name }
say-rest = Das war viel auf einmal. In ein paar Sekunden geht es weiter.
company-your-turn = Du bist am Zug · { $names }
together-relay = Relais
together-relay-hint = keines
together-relay-note = Damit jemand von außerhalb kommen kann, auch wenn dein Router keinen Port weiterleitet: die Adresse eines Relais, zum Beispiel 203.0.113.7:8765. Es reicht versiegelte Nachrichten weiter und sieht, wer verbunden ist, wann und wie viel gesendet wird, aber nichts von der Partie.
lobby-relay-asked = Das Relais unter { $address } wird gesucht…
lobby-relay-there = Gäste können über das Relais unter { $address } kommen; seine Adresse steht in der Einladung.
lobby-relay-full = Das Relais unter { $address } ist voll. Das Programm versucht es weiter.
lobby-relay-silent = Das Relais unter { $address } antwortet nicht. Das Programm versucht es weiter.
lobby-earlier = Sitz { $n } spielt früher ({ key-ctrl } + ↑)
lobby-moved = { $name }: Sitz { $n }
lobby-lots = Auslosen
lobby-file = Datei…
lobby-file-name = Alhambra-Einladung, Sitz { $n }
