### Playing on from a moment of a game that is over, and the branches that come of it.

## What cannot be done

branch-not-over = Poți continua dintr-un moment al partidei abia după ce s-a terminat: înainte s-ar vedea ce urmează să vină.
branch-most = O partidă poate avea cel mult { $most } de variante.
branch-not-read = Varianta „{ $name }” nu se poate deschide: { $reason }
branches-left-out =
    { $n ->
    [one] { $n } variantă a acestei partide nu este încărcată: { $reason }
    [few] { $n } variante ale acestei partide nu sunt încărcate: { $reason }
   *[other] { $n } de variante ale acestei partide nu sunt încărcate: { $reason }
    }
undo-branches = Din această partidă pleacă variante, așa că nimic din ea nu mai poate fi anulat.

## Leaving the game

playon-title = Joacă de aici
playon-where = Runda { $round }: { $name } alege.
playon-note = O variantă arată cum ar fi putut fi. Nu contează la nimic, iar partida rămâne cum a fost.
playon-name = Numele variantei
playon-luck = Noroc
playon-luck-same = Același
playon-luck-new = Nou
playon-luck-same-help = Cărțile, piesele și toate celelalte vin în ordinea în care erau așezate.
playon-luck-new-help = Ce nu trăsese nimeni se amestecă din nou; ce se află în mână sau pe față rămâne.
playon-seats = Cine joacă mai departe
playon-begin = Joacă
branch-name = Varianta { $n }
branch-frame = { $branch } · nu contează la nimic
branch-leave = Înapoi la partidă
menu-original-detail = Cum a fost și ce se poate face cu ea acum
menu-branches-detail = Ce s-a încercat din diferite momente ale partidei
menu-branch-kept = Varianta rămâne în partida ei: „{ start-saved }”, „{ branches-title }”

## The branches of a game

branches-title = Variantele partidei
games-branches =
    { $n ->
    [one] { $n } variantă
    [few] { $n } variante
   *[other] { $n } de variante
    }
branches-happened = Cum a fost
branches-none = Nimeni nu a continuat încă dintr-un moment al acestei partide.
branches-none-help = În „{ replay-title }”, „{ playon-title }” începe o variantă.
branches-where = runda { $round }: { $name } alege
branches-within = începe în „{ $name }”
branches-luck-same = același noroc
branches-luck-new = noroc nou
branches-going = neterminată, runda { $round }
branches-over = jucată până la capăt
branches-score = { $name } { $score }
branches-compared = { $name } { $score } ({ $change })
branches-play = Joacă mai departe
branches-view = Uită-te
branches-replay = Reluare
branches-delete-help = Ce s-a jucat în ea se pierde, la fel și variantele care pleacă din ea.
results-branch = { $branch } nu contează la nimic. În partidă a fost: { $scores }
