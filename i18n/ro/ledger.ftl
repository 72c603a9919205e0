### The pages after a scoring and at the end: ledger, results.

## A scoring on the table

scoring-title = { $scoring }: { $item }
scoring-place = { $place }: { $points }
scoring-again = Din nou
scoring-pause = Pauză
scoring-resume = Continuă
scoring-skip = La sfârșit
scoring-next = Următor
scoring-before-now = înainte → acum
scoring-from = { $n } →
scoring-score = acum { $n }


## Score ledger

ledger-number = { $n }
ledger-times = × { $n }
ledger-gain = { $n }
ledger-name-gain = { $name } { $n }
ledger-line = { $name }: { $text }
ledger-rule = § { $section } · { $title }
ledger-play = Pas cu pas
ledger-all = Arată tot
ledger-copy = Copiază
ledger-copied = Copiat
ledger-close = Închide
ledger-view-table = Tabel
ledger-view-proof = Calcul
ledger-this = Această rundă de scor
ledger-before = Înainte
ledger-now = Acum
ledger-hint-other = Shift + Enter îl fixează de cealaltă parte
ledger-cell = { $item }, { $name }: { $points }, { $count }
ledger-cell-most = { $item }, { $name }: { $points }, { $count }, în frunte
ledger-count-of = { $name }: număr
ledger-pinned = calcul fixat { $n } din { $k }
ledger-step-count = Numără piesele
ledger-step-places = Stabilește locurile
ledger-step-share = Împarte și rotunjește în jos
ledger-no-tie = Nicio egalitate: fiecare loc primește toate punctele.
ledger-nobody = Nimeni nu are așa ceva: niciun punct.
ledger-empty-title = Încă nicio rundă de scor
ledger-empty-text = Rundele de scor 1 și 2 au loc când cărțile lor sunt trase din pachetul de bani, iar runda de scor finală, la sfârșitul partidei. Aici vei vedea cum s-a obținut fiecare punct.

## Results

results-none = –
results-row = { $place }: { $name }, { $points }
results-sources = Surse
results-scorings = Runde de scor
results-stats = Statistici
results-shares = Ultimele piese
results-between = Între rundele de scor
results-total = Total
ledger-print = Tipărește
ledger-no-printer = Nu s-a găsit nicio imprimantă. Foaia se poate copia ca text.
