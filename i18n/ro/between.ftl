# Pasul automat între două rânduri și ce a văzut un singur loc.
between-open = Pasează automat…
between-ask = Până când să pasezi automat între ture?
between-how = nu mai primești nicio întrebare; { $key } sau un clic în panoul tău oprește pasul automat
between-until-turn = până la rândul meu următor
between-until-price = până apare un preț pe care îl pot plăti exact
between-until-tile = până apare un preț nou în târg
between-until-scoring = până după următoarea rundă de scor
between-until-always = până când opresc eu
between-passing = Pasezi automat între ture
between-idle = Nimic de folosit înainte de tura următoare: jocul continuă
between-again = Ai pasat și nu e nimic nou de făcut
between-card = Pasezi automat între ture ({ $until }). Alege cartea ca să primești din nou întrebarea.
between-title = Pas automat
between-off = întreabă din nou
between-nothing = Acum nu ai la ce să-l folosești.
peek-closed = următorul atac (doar tu îl știi). Clic sau Space ca să-l vezi
peek-open = { $thing } – doar tu vezi asta. Clic sau Space ca să nu se mai vadă
