### Playing on from a moment of a game that is over, and the branches that come of it.

## What cannot be done

branch-not-over = Poți începe o ramură abia după ce partida s-a terminat: înainte s-ar vedea ce urmează să vină.
branch-most =
    O partidă poate avea cel mult { $most ->
        [one] { $most } ramură
        [few] { $most } ramuri
       *[other] { $most } de ramuri
    }.
branch-not-read = Ramura „{ $name }” nu se poate deschide: { $reason }
branches-left-out =
    { $n ->
        [one] { $n } ramură a acestei partide nu a putut fi încărcată: { $reason }
        [few] { $n } ramuri ale acestei partide nu au putut fi încărcate: { $reason }
       *[other] { $n } de ramuri ale acestei partide nu au putut fi încărcate: { $reason }
    }
undo-branches = Din această partidă pleacă ramuri, așa că mutările ei nu mai pot fi anulate.

## Leaving the game

playon-title = Continuă de aici
playon-where = Runda { $round }: { $name } alege.
playon-note = O ramură arată ce s-ar fi putut întâmpla. Nu se pune la socoteală, iar partida rămâne neschimbată.
playon-name = Numele ramurii
playon-luck = Noroc
playon-luck-same = Același
playon-luck-new = Nou
playon-luck-same-help = Cărțile și piesele vin în aceeași ordine ca în partidă.
playon-luck-new-help = Ce nu trăsese nimeni se amestecă din nou; ce se află în mână sau pe față rămâne.
playon-seats = Cine joacă mai departe
playon-begin = Joacă
branch-name = Ramura { $n }
branch-frame = { $branch } · nu se pune la socoteală
branch-leave = Înapoi la partidă
menu-original-detail = rezultat, reluare, analiză
menu-branches-detail = cele din această partidă
menu-branch-kept = Ramura rămâne în partida ei: „{ start-saved }”, „{ branches-title }”

## The branches of a game

branches-title = Ramuri
games-branches =
    { $n ->
        [one] { $n } ramură
        [few] { $n } ramuri
       *[other] { $n } de ramuri
    }
branches-happened = Partida originală
branches-none = Din această partidă nu pleacă încă nicio ramură.
branches-none-help = În „{ replay-title }”, „{ playon-title }” începe o ramură.
branches-where = runda { $round }: { $name } alege
branches-within = începe în „{ $name }”
branches-luck-same = același noroc
branches-luck-new = noroc nou
branches-going = neterminată, runda { $round }
branches-over = jucată până la capăt
branches-score = { $name } { $score }
branches-compared = { $name } { $score } ({ $change })
branches-play = Joacă mai departe
branches-view = Vezi
branches-replay = Reluare
branches-delete-help = Mutările ei se pierd, la fel și ramurile care pleacă din ea.
results-branch = { $branch } nu se pune la socoteală. În partidă a fost: { $scores }
