### The command line tool: one line per line of a scoring.

lab-line = { $item }: { $counted }, { $points }
lab-line-place = { $item }: { $counted }, { $place }, { $points }
lab-line-shared = { $item }: { $counted }, { $place }, { $share }, { $points }
