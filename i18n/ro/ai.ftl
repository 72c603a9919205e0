### Why a computer player does what it does.


## Reasons: a label and the points expected from it, no full stop

ai-reason-only = nimic altceva nu e posibil
ai-reason-exact = sumă exactă: încă o acțiune
ai-reason-majority =
    { $type ->
        [pavilion] pavilioane
        [seraglio] seraiuri
        [arcades] arcade
        [chambers] apartamente
        [garden] grădini
       *[tower] turnuri
    }: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-buildings =
    clădirile de toate tipurile la un loc: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-rivals =
    ceilalți: { $points ->
        [one] −{ $points } punct estimat
        [few] −{ $points } puncte estimate
       *[other] −{ $points } de puncte estimate
    }
ai-reason-wall =
    zid { $to } în loc de { $from }: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-walls =
    zid de prelungit: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-room =
    loc pentru piesele următoare: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-reserve =
    piese în rezervă: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-lines =
    punctele modulelor: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-money =
    bani pentru piese viitoare: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-window =
    o acțiune posibilă între două rânduri: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-modules =
    ce promit componentele modulelor: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-score =
    puncte imediat: { $points ->
        [one] +{ $points } punct
        [few] +{ $points } puncte
       *[other] +{ $points } de puncte
    }
ai-reason-soon =
    { $type ->
        [pavilion] un pavilion
        [seraglio] un serai
        [arcades] o arcadă
        [chambers] un apartament
        [garden] o grădină
       *[tower] un turn
    } ({ $price }): la rândul următor se poate plăti suma exactă

## A comparison of futures: by how much, within what (95 %), in how many;
## where the victory counts beside the margin, for how many points it does

ai-reason-clearly =
    { $than ->
        [way] clar mai bine decât continuând altfel
       *[move] clar mai bine decât a doua cea mai bună mutare
    }: { $points } ± { $width } { $win ->
        [0] în puncte
       *[other] în puncte (o victorie contează cât { $win })
    }, { $n ->
        [one] { $n } continuare încercată
        [few] { $n } continuări încercate
       *[other] { $n } de continuări încercate
    }
ai-reason-slightly =
    { $than ->
        [way] ceva mai bine decât continuând altfel
       *[move] ceva mai bine decât a doua cea mai bună mutare
    }: { $points } ± { $width } { $win ->
        [0] în puncte
       *[other] în puncte (o victorie contează cât { $win })
    }, { $n ->
        [one] { $n } continuare încercată
        [few] { $n } continuări încercate
       *[other] { $n } de continuări încercate
    }
ai-reason-taste =
    { $than ->
        [way] chestiune de gust, o altă continuare e cam la fel de bună
       *[move] chestiune de gust, a doua cea mai bună mutare e cam la fel de bună
    }: { $points } ± { $width } { $win ->
        [0] în puncte
       *[other] în puncte (o victorie contează cât { $win })
    }, { $n ->
        [one] { $n } continuare încercată
        [few] { $n } continuări încercate
       *[other] { $n } de continuări încercate
    }
