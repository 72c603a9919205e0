### Das Programm für die Befehlszeile: eine Zeile je Zeile einer Wertung.

lab-line = { $item }: { $counted }, { $points }
lab-line-place = { $item }: { $counted }, { $place }, { $points }
lab-line-shared = { $item }: { $counted }, { $place }, { $share }, { $points }
