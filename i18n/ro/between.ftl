# Pasul automat între două rânduri și ce a văzut un singur loc.
between-open = Mereu pas…
between-ask = Mereu pas între două rânduri, până când?
between-how = nu mai ești întrebat; { $key } sau un clic în panoul tău oprește asta
between-until-turn = până la rândul meu următor
between-until-price = până la un preț nou pe care îl pot plăti exact
between-until-tile = până la un preț nou în târg
between-until-scoring = până după următoarea rundă de scor
between-until-always = până când opresc eu
between-passing = Pasezi automat între două rânduri
between-idle = Nimic de folosit între două rânduri: jocul continuă
between-card = Pasezi mereu între două rânduri ({ $until }). Alege cartea ca să fii întrebat din nou.
between-title = Pas
between-off = întreabă iar
between-nothing = Acum nu ai la ce să îl folosești.
peek-closed = următorul atac: doar tu îl știi. Un clic sau Spațiu îl arată
peek-open = { $thing }: doar tu vezi asta. Un clic sau Spațiu îl ascunde
