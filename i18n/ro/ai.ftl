### Why a computer player does what it does.


## Reasons: a label and the points expected from it, no full stop

ai-reason-only = Nimic altceva nu e posibil
ai-reason-same = Nu e nicio diferență: următoarea mutare e la fel de bună
ai-reason-exact = Sumă exactă: încă o acțiune
ai-reason-majority =
    { $type ->
        [pavilion] Pavilioane
        [seraglio] Seraiuri
        [arcades] Arcade
        [chambers] Apartamente
        [garden] Grădini
       *[tower] Turnuri
    }: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-buildings =
    Clădirile de toate tipurile la un loc: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-rivals =
    Adversari: { $points ->
        [one] −{ $points } punct estimat
        [few] −{ $points } puncte estimate
       *[other] −{ $points } de puncte estimate
    }
ai-reason-wall =
    Zid { $to } în loc de { $from }: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-walls =
    Zid de prelungit: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-room =
    Loc pentru piesele următoare: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-reserve =
    Piese în rezervă: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-lines =
    Punctele modulelor: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-money =
    Bani pentru piese viitoare: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-window =
    O acțiune posibilă între două ture: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-modules =
    Ce promit componentele modulelor: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-score =
    Puncte imediat: { $points ->
        [one] +{ $points } punct
        [few] +{ $points } puncte
       *[other] +{ $points } de puncte
    }
ai-reason-soon =
    { $type ->
        [pavilion] Un pavilion
        [seraglio] Un serai
        [arcades] O arcadă
        [chambers] Un apartament
        [garden] O grădină
       *[tower] Un turn
    } ({ $price }): în tura următoare se poate plăti suma exactă

## What speaks against the move all the same: the term that differs most, and by how much

ai-reason-against =
    Împotrivă: { $term ->
        [score] puncte imediat
        [majority] clădiri
        [rivals] puncte pentru adversari
        [wall] zid
        [room] loc pentru piesele următoare
        [reserve] piese în rezervă
        [lines] punctele modulelor
        [money] bani pentru piese viitoare
        [window] o acțiune posibilă între două ture
        [futures] continuările încercate
       *[modules] ce promit componentele modulelor
    }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }

## A comparison of futures: by how much, within what (95 %), in how many;
## where the victory counts beside the margin, for how many points it does

ai-reason-clearly =
    Clar mai bună decât următoarea mutare: { $points } ± { $width } { $win ->
        [0] puncte în medie
       *[other] puncte în medie (cu { $win } în plus pentru o victorie)
    }, { $n ->
        [one] în { $n } continuare încercată
        [few] în { $n } continuări încercate
       *[other] în { $n } de continuări încercate
    }
ai-reason-slightly =
    Ceva mai bună decât următoarea mutare: { $points } ± { $width } { $win ->
        [0] puncte în medie
       *[other] puncte în medie (cu { $win } în plus pentru o victorie)
    }, { $n ->
        [one] în { $n } continuare încercată
        [few] în { $n } continuări încercate
       *[other] în { $n } de continuări încercate
    }
ai-reason-taste =
    Chestiune de gust, următoarea mutare e cam la fel de bună: { $points } ± { $width } { $win ->
        [0] puncte în medie
       *[other] puncte în medie (cu { $win } în plus pentru o victorie)
    }, { $n ->
        [one] în { $n } continuare încercată
        [few] în { $n } continuări încercate
       *[other] în { $n } de continuări încercate
    }
