### Was man beim Spielen liest: Schaltflächen, Fragen, Protokoll, Ablehnungen und Optionen.
### Ein Name steht im Nominativ oder in der Form, um die ein Satz bittet: { $realm-in }.

game-cerebria = Cerebria
game-cerebria-about = Geister der Ekstase und des Grams ringen um eine Innenwelt: Sie erzeugen Emotionen, gewinnen Reiche und formen eine Identität. Für zwei bis vier Spieler in zwei Teams.

## Orte

noun-slot-1 = Antriebstal, Emotionsplatz 1
    .short = Tal 1
    .on = auf Emotionsplatz 1 im Antriebstal
    .from = von Emotionsplatz 1 im Antriebstal
    .to = auf Emotionsplatz 1 im Antriebstal
noun-slot-2 = Antriebstal, Emotionsplatz 2
    .short = Tal 2
    .on = auf Emotionsplatz 2 im Antriebstal
    .from = von Emotionsplatz 2 im Antriebstal
    .to = auf Emotionsplatz 2 im Antriebstal
noun-slot-3 = Antriebstal | Reizfeld
    .short = Tal|Reiz
    .on = auf dem Emotionsplatz der Grenze Antriebstal | Reizfeld
    .from = vom Emotionsplatz der Grenze Antriebstal | Reizfeld
    .to = auf den Emotionsplatz der Grenze Antriebstal | Reizfeld
noun-slot-4 = Reizfeld, Emotionsplatz 1
    .short = Reiz 1
    .on = auf Emotionsplatz 1 im Reizfeld
    .from = von Emotionsplatz 1 im Reizfeld
    .to = auf Emotionsplatz 1 im Reizfeld
noun-slot-5 = Reizfeld, Emotionsplatz 2
    .short = Reiz 2
    .on = auf Emotionsplatz 2 im Reizfeld
    .from = von Emotionsplatz 2 im Reizfeld
    .to = auf Emotionsplatz 2 im Reizfeld
noun-slot-6 = Reizfeld | Gedankennetz
    .short = Reiz|Netz
    .on = auf dem Emotionsplatz der Grenze Reizfeld | Gedankennetz
    .from = vom Emotionsplatz der Grenze Reizfeld | Gedankennetz
    .to = auf den Emotionsplatz der Grenze Reizfeld | Gedankennetz
noun-slot-7 = Gedankennetz, Emotionsplatz 1
    .short = Netz 1
    .on = auf Emotionsplatz 1 im Gedankennetz
    .from = von Emotionsplatz 1 im Gedankennetz
    .to = auf Emotionsplatz 1 im Gedankennetz
noun-slot-8 = Gedankennetz, Emotionsplatz 2
    .short = Netz 2
    .on = auf Emotionsplatz 2 im Gedankennetz
    .from = von Emotionsplatz 2 im Gedankennetz
    .to = auf Emotionsplatz 2 im Gedankennetz
noun-slot-9 = Gedankennetz | Wunschland
    .short = Netz|Land
    .on = auf dem Emotionsplatz der Grenze Gedankennetz | Wunschland
    .from = vom Emotionsplatz der Grenze Gedankennetz | Wunschland
    .to = auf den Emotionsplatz der Grenze Gedankennetz | Wunschland
noun-slot-10 = Wunschland, Emotionsplatz 1
    .short = Land 1
    .on = auf Emotionsplatz 1 im Wunschland
    .from = von Emotionsplatz 1 im Wunschland
    .to = auf Emotionsplatz 1 im Wunschland
noun-slot-11 = Wunschland, Emotionsplatz 2
    .short = Land 2
    .on = auf Emotionsplatz 2 im Wunschland
    .from = von Emotionsplatz 2 im Wunschland
    .to = auf Emotionsplatz 2 im Wunschland
noun-slot-12 = Wunschland | Wertebaum
    .short = Land|Baum
    .on = auf dem Emotionsplatz der Grenze Wunschland | Wertebaum
    .from = vom Emotionsplatz der Grenze Wunschland | Wertebaum
    .to = auf den Emotionsplatz der Grenze Wunschland | Wertebaum
noun-slot-13 = Wertebaum, Emotionsplatz 1
    .short = Baum 1
    .on = auf Emotionsplatz 1 im Wertebaum
    .from = von Emotionsplatz 1 im Wertebaum
    .to = auf Emotionsplatz 1 im Wertebaum
noun-slot-14 = Wertebaum, Emotionsplatz 2
    .short = Baum 2
    .on = auf Emotionsplatz 2 im Wertebaum
    .from = von Emotionsplatz 2 im Wertebaum
    .to = auf Emotionsplatz 2 im Wertebaum
noun-slot-15 = Wertebaum | Antriebstal
    .short = Baum|Tal
    .on = auf dem Emotionsplatz der Grenze Wertebaum | Antriebstal
    .from = vom Emotionsplatz der Grenze Wertebaum | Antriebstal
    .to = auf den Emotionsplatz der Grenze Wertebaum | Antriebstal

token-space-move-1 = Bewegen (Freischaltung)
    .on = auf der Aktion „Bewegen“
token-space-move-2 = Bewegen (erste Verbesserung)
    .on = auf der ersten Verbesserung von „Bewegen“
token-space-move-3 = Bewegen (zweite Verbesserung)
    .on = auf der zweiten Verbesserung von „Bewegen“
token-space-move-4 = Bewegen (dritte Verbesserung)
    .on = auf der dritten Verbesserung von „Bewegen“
token-space-invoke-1 = Erzeugen (Freischaltung)
    .on = auf der Aktion „Erzeugen“
token-space-invoke-2 = Erzeugen (erste Verbesserung)
    .on = auf der ersten Verbesserung von „Erzeugen“
token-space-invoke-3 = Erzeugen (zweite Verbesserung)
    .on = auf der zweiten Verbesserung von „Erzeugen“
token-space-invoke-4 = Erzeugen (dritte Verbesserung)
    .on = auf der dritten Verbesserung von „Erzeugen“
token-space-quell-1 = Tilgen (Freischaltung)
    .on = auf der Aktion „Tilgen“
token-space-quell-2 = Tilgen (erste Verbesserung)
    .on = auf der ersten Verbesserung von „Tilgen“
token-space-quell-3 = Tilgen (zweite Verbesserung)
    .on = auf der zweiten Verbesserung von „Tilgen“
token-space-quell-4 = Tilgen (dritte Verbesserung)
    .on = auf der dritten Verbesserung von „Tilgen“
token-space-fortify-1 = Befestigen (Freischaltung)
    .on = auf der Aktion „Befestigen“
token-space-fortify-2 = Befestigen (erste Verbesserung)
    .on = auf der ersten Verbesserung von „Befestigen“
token-space-fortify-3 = Befestigen (zweite Verbesserung)
    .on = auf der zweiten Verbesserung von „Befestigen“
token-space-fortify-4 = Befestigen (dritte Verbesserung)
    .on = auf der dritten Verbesserung von „Befestigen“
token-space-empower-1 = Verstärken (Freischaltung)
    .on = auf der Aktion „Verstärken“
token-space-empower-2 = Verstärken (erste Verbesserung)
    .on = auf der ersten Verbesserung von „Verstärken“
token-space-empower-3 = Verstärken (zweite Verbesserung)
    .on = auf der zweiten Verbesserung von „Verstärken“
token-space-empower-4 = Verstärken (dritte Verbesserung)
    .on = auf der dritten Verbesserung von „Verstärken“

## Andere Namen

vibe-none = Keine Farbe
ability-vibe = Aurazeichen hinzufügen
    .to = um ein Aurazeichen hinzuzufügen
ability-rotate = Urquell drehen
    .to = um den Urquell zu drehen
ability-action = Zusätzliche Aktion
    .to = um eine zusätzliche Aktion auszuführen
fragment-minor = Kleines Fragment
    .one = ein kleines Fragment
fragment-major = Großes Fragment
    .one = ein großes Fragment
fragment-capping = Schlussfragment
    .one = das Schlussfragment
cause-last-aspiration = Es gibt keine gemeinsame Sehnsucht mehr
cause-capped = Ein Schlussfragment liegt in der Identität
cause-twenty-points = Ein Team hat 20 Punkte für Vorsätze
noun-end-ambition = 1 Ambition
noun-end-cards = 2 Karten
noun-wish-essence = 1 Essenz
noun-wish-willpower = 2 Willenspunkte
noun-wish-card = 1 Karte
noun-answer-yes = Ja
noun-answer-no = Nein

## Was man tun kann

verb-begin = Aktion: { $noun }
verb-realm = Reichsaktion: { $noun }
verb-ability = Ambitionsfähigkeit: { $noun }
verb-absorb = Absorbieren, Sphäre beim Reich: { $noun }
verb-activate = Fähigkeit einer Emotion nutzen: { $noun }
verb-clear = Unsicherheitsmarker entfernen (2 Willenspunkte): { $noun }
verb-favour = Gewinne im Zug der Gegenseite gehen an: { $noun }
verb-wish = Scham soll geben: { $noun }
verb-end = Zug beenden: { $noun }
verb-discard = Für ein Aurazeichen abwerfen: { $noun }
verb-use = Verbesserung: { $noun }
verb-move = Bewegen nach: { $noun }
verb-swap = Feld tauschen mit: { $noun }
verb-invoke = Erzeugen: { $noun }
verb-quell = Tilgen: { $noun }
verb-fortify = Befestigen: { $noun }
verb-empower = Verstärken: { $noun }
verb-at = { $noun }
verb-to = Auf das Feld: { $noun }
verb-reveal = Vorzeigen: { $noun }
verb-with = Abwerfen: { $noun }
verb-keep = Behalten: { $noun }
verb-amount = { $noun }
verb-place = Aurazeichen: { $noun }
verb-colour = { $noun }
verb-block = Unsicherheitsmarker: { $noun }
verb-sphere = Sphäre beim Reich: { $noun }
verb-aspire = Wählen: { $noun }
verb-remove = Aus dem Spiel nehmen: { $noun }
verb-answer = { $noun }
verb-done = Verzichten

## Fragen

step-place-spirit = Welche freie Grenze nimmst du?
step-place-spirit-second = Welche freie Grenze nimmst du mit deinem zweiten Reihenfolgemarker?
step-place-starting = Wohin legst du die Start-Emotion an der Grenze { $frontier }?
step-start-token = Wohin kommt { $colour-the }? (Zeichen { $number } von { $total })
step-start-colour = Welche Farbe hat das Aurazeichen, das „{ $action }“ freischaltet?
step-turn = { $actions ->
    [0] Du hast keine Aktion mehr. Nutze eine freie Fähigkeit oder beende deinen Zug.
    [one] Was tust du als Nächstes? Du hast noch { $actions } Aktion.
   *[other] Was tust du als Nächstes? Du hast noch { $actions } Aktionen.
}
step-act = { $action ->
    [move] Wohin bewegst du dich?
    [invoke] Welche Emotion erzeugst du?
    [quell] Welche Emotion tilgst du?
    [fortify] Wo befestigst du?
   *[empower] Welche Emotion verstärkst du?
}
step-act-bonus = Garnison: Welche Emotion erzeugst du { $realm-in }?
step-act-locked = Die Aktion „{ $action }“ ist noch nicht freigeschaltet. Welche Karte wirfst du für ein Aurazeichen ab?
step-act-upgraded = { $question } Gewählt: { $upgrades }.
step-row-token = Wohin in der Zeile „{ $action }“ kommt { $colour-the }?
step-row-token-colour = Welche Farbe hat das Aurazeichen für „{ $action }“?
step-free-token = Wohin kommt das Aurazeichen?
step-free-token-colour = Wohin kommt { $colour-the }?
step-token-colour = Welche Farbe hat das Aurazeichen { $place-on }?
step-pushing = Wegstoßen: Wohin kommt { $seat }?
step-on-arrival = { $upgrade ->
    [embrace] Umarmung: Welche Emotion neben deinem Geist erhält 1 Essenz?
   *[wildfire] Lauffeuer: Welche Emotion neben deinem Geist verliert 1 Essenz?
}
step-invoke-slot = Auf welchem Emotionsplatz erzeugst du die Emotion?
step-invoke-slot-of = Auf welchem Emotionsplatz erzeugst du „{ $card }“?
step-quell-reveal = Welche Karte zeigst du vor, um { $emotion } zu tilgen?
step-quell-reveal-discard = Läuterndes Licht: Welche Karte zeigst du vor und wirfst sie ab, um { $emotion } zu tilgen?
step-quell-amount = Wie viel Essenz entfernst du von { $emotion }?
step-spreading-card = Wachsende Dunkelheit: Welche schwache Emotion wirfst du ab? Ihre starke Version ersetzt { $emotion }.
step-drain-sphere = Welche Sphäre saugst du aus?
step-gloomy-turn = Den Urquell einen Schritt weiterdrehen?
step-keep-one = Welche der beiden Karten behältst du?
step-entry-slot = Auf welche Emotion wirkt die Fähigkeit von { $emotion }?
step-desire-space = Verlangen: Wohin geht dein Geist?
step-longing-emotion = Sehnen: Welche Emotion holst du heran?
step-longing-slot = Sehnen: Auf welchen Emotionsplatz kommt { $emotion }?
step-block-token = Wohin kommt der Unsicherheitsmarker?
step-block-token-of = Zweifel: Welche Geistaktion von { $seat } erhält einen Unsicherheitsmarker?
step-selfless-slot = Selbstlosigkeit: Welche Emotion erhält die Essenz?
step-cradle-more = Für 2 Willenspunkte eine weitere Karte ziehen? Die nächste ist „{ $card }“.
step-network-emotion = Welche Emotion holst du neben deinen Geist?
step-network-slot = Auf welchen Emotionsplatz neben deinem Geist kommt { $emotion }?
step-land-emotion = Welche Emotion erhält Essenz?
step-land-amount = Wie viel Essenz legst du auf { $emotion }?
step-willow-amount = Wie viele Willenspunkte tauschst du gegen Essenz?
step-absorb-amount = Ruhe: Wie viele Willenspunkte nimmst du aus der Sphäre „{ $sphere }“?
step-sphere-bonus = Bonus der Sphäre „{ $sphere }“: { $help } Nimmst du ihn?
step-delight-card = Freude: Eine Karte ziehen? Dieses Absorbieren hat dir { amount-willpower } gegeben.
step-serene-turn = Gelassenheit: Den Urquell drehen?
step-remove-aspiration = Welche gemeinsame Sehnsucht nimmst du aus dem Spiel?
step-look = Bis zu drei deiner nächsten geheimen Sehnsüchte ansehen und eine wählen?
step-choose-hidden = Welche geheime Sehnsucht wählst du?

## Protokoll

amount-willpower = { $amount ->
    [one] { $amount } Willenspunkt
   *[other] { $amount } Willenspunkte
}
amount-essence = { $amount ->
    [one] { $amount } Essenz
   *[other] { $amount } Essenzen
}
amount-ambition = { $amount ->
    [one] { $amount } Ambition
   *[other] { $amount } Ambitionen
}
amount-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
paid-willpower = { $willpower ->
    [0] {""}
    [one] { $willpower } Willenspunkt
   *[other] { $willpower } Willenspunkte
}
paid-ambition = { $ambition ->
    [0] {""}
   *[other] { $willpower ->
        [0] {""}
       *[other] { $essence ->
            [0] {" und "}
           *[other] {", "}
        }
    }{ $ambition ->
        [one] { $ambition } Ambition
       *[other] { $ambition } Ambitionen
    }
}
paid-essence = { $essence ->
    [0] {""}
   *[other] { $willpower ->
        [0] { $ambition ->
            [0] {""}
           *[other] {" und "}
        }
       *[other] {" und "}
    }{ $essence ->
        [one] { $essence } Essenz
       *[other] { $essence } Essenzen
    }
}

event-turn = { $seat } beginnt Zug { $number }
event-over = Das Spiel ist zu Ende
event-last-turn = { $cause }. Dies ist der letzte Zug.
event-pay = { $seat } bezahlt { paid-willpower }{ paid-ambition }{ paid-essence }
event-gain-willpower = { $seat } erhält { amount-willpower }
event-lose-willpower = { $seat } verliert { amount-willpower }
event-gain-essence = { $seat } erhält { amount-essence }
event-gain-ambition = { $team } erhält { amount-ambition }
event-extra-action = { $seat } erhält für diesen Zug eine zusätzliche Aktion
event-draw = { $seat } zieht „{ $card }“
event-discard = { $seat } wirft „{ $card }“ ab
event-reveal = { $seat } zeigt „{ $card }“ vor
event-vibe = { $seat } platziert { $colour-token } { $place-on }
event-blocked = { $seat } erhält einen Unsicherheitsmarker { $place-on }
event-cleared = { $seat } entfernt den Unsicherheitsmarker { $place-on }
event-move = { $seat } geht { $space-to }
event-swap = { $seat } und { $other_seat } tauschen die Felder
event-pushed = { $seat } wird { $space-to } weggestoßen
event-starting-emotion = { $seat } legt eine Start-Emotion { $slot-to }
event-starting-hands = Alle ziehen 2 Emotionen als Starthand und decken die oberste Karte ihres Stapels auf
event-invoke = { $seat } erzeugt „{ $card }“ { $slot-on }
event-essence = „{ $card }“ erhält { amount-essence } ({ $slot })
event-essence-removed = „{ $card }“ verliert { amount-essence } ({ $slot })
event-token = „{ $card }“ erhält einen Intensitätsmarker +{ $amount } ({ $slot })
event-leaves = „{ $card }“ verlässt das Spiel ({ $slot })
event-carried = „{ $card }“ wechselt { $slot-from } { $to-to }
event-quell = { $seat } tilgt „{ $card }“ { $slot-on }
event-empower = { $seat } verstärkt „{ $card }“ { $slot-on } zu „{ $strong }“
event-fortify = { $seat } baut eine Festung { $realm-in }
event-exalt = { $seat } erhebt die Festung { $realm-in }
event-raze = Die Festung { $team-gen } { $realm-in } sinkt um eine Stufe
event-realm-action = { $seat } nutzt die Reichsaktion { $realm-in }
event-ability = { $seat } nutzt Ambition, { $ability-to }
event-absorb = { $seat } absorbiert Willenspunkte aus der Sphäre „{ $sphere }“
event-drain = { $seat } saugt einen Willenspunkt aus der Sphäre „{ $sphere }“
event-rotate = Der Urquell dreht sich einen Schritt weiter
event-revelation = Selbsterkenntnis! { $seat } leert die Sphäre „{ $sphere }“.
event-hidden-aspiration = { $met ->
    [0] { $team } erfüllt die eigene geheime Sehnsucht „{ $aspiration }“ nicht
   *[other] { $team } erfüllt die eigene geheime Sehnsucht „{ $aspiration }“
}
event-common-aspiration = { $met ->
    [0] { $team } erfüllt die gemeinsame Sehnsucht „{ $aspiration }“ nicht
   *[other] { $team } erfüllt die gemeinsame Sehnsucht „{ $aspiration }“
}
event-fragment = { $team } legt { $size-one } in die Identität
event-fortress-joins = Die Festung { $team-gen } { $realm-in } kommt in die Identität
event-second-capping = { $team } erhält { amount-points } anstelle eines zweiten Schlussfragments
event-removed-common = { $seat } nimmt die gemeinsame Sehnsucht „{ $aspiration }“ aus dem Spiel
event-new-common = Die neue gemeinsame Sehnsucht ist „{ $aspiration }“
event-chose-hidden = { $team } wählt die geheime Sehnsucht „{ $aspiration }“
event-chose-hidden-hidden = { $team } wählt eine geheime Sehnsucht
event-refill = Die Sphäre „{ $sphere }“ ist wieder voll
event-intention = { $team } erhält { amount-points } für den Vorsatz „{ $intention }“

## Warum nicht: was eine Aktion braucht

reason-short-of-willpower = { $need ->
    [one] Das kostet { $need } Willenspunkt
   *[other] Das kostet { $need } Willenspunkte
}, mehr als du hast. Neue bekommst du im Antriebstal oder durch Absorbieren.
reason-short-of-essence = { $need ->
    [one] Das braucht { $need } Essenz
   *[other] Das braucht { $need } Essenzen
} von deinem Geisttableau, mehr als du hast. Der Wertebaum macht aus Willenspunkten Essenz.
reason-short-of-ambition = { $need ->
    [one] Das kostet { $need } Ambition
   *[other] Das kostet { $need } Ambitionen
}, mehr als deinem Team zur Verfügung stehen. Am Ende eines Zuges lässt sich 1 zurückgewinnen.
reason-no-action-left = Du hast in diesem Zug keine Aktion mehr. Nutze eine freie Fähigkeit oder beende den Zug.
reason-would-change-nothing = Das würde nichts ändern. Wähle etwas anderes.
reason-nothing-to-do-with-it = Dafür gibt es gerade kein Ziel, das du erreichen und vollständig bezahlen kannst. Geh näher heran oder beschaffe erst, was es kostet.
reason-useless-upgrade = Eine der gewählten Verbesserungen würde hier nichts ändern. Wähle ein anderes Ziel oder führe die Aktion ohne diese Verbesserung aus.
reason-upgrade-not-on-board = Diese Verbesserung gehört nicht zu der laufenden Aktion. Wähle eine aus deren Zeile.
reason-upgrade-not-available = Diese Verbesserung lässt sich nicht nutzen: Auf ihr liegt kein Aurazeichen, oder ein Unsicherheitsmarker blockiert sie.
reason-upgrade-already-used = Diese Verbesserung gehört schon zu der Aktion. Jede zählt nur einmal.
reason-row-locked = Diese Aktion ist noch nicht freigeschaltet. Lege erst ein Aurazeichen auf das erste Feld ihrer Zeile, zum Beispiel für eine abgeworfene Karte.
reason-row-blocked = Auf dieser Aktion liegt ein Unsicherheitsmarker. Bezahle in deinem Zug 2 Willenspunkte, um ihn zu entfernen.
reason-not-in-basic = Im einfachen Spiel gibt es kein Verstärken. Im vollständigen Spiel schon.
reason-card-not-in-hand = Diese Karte hast du nicht. Wähle eine, die du hast.

## Warum nicht: Plätze und Emotionen

reason-slot-empty = Auf diesem Emotionsplatz liegt keine Emotion. Wähle einen, auf dem eine liegt.
reason-slot-taken = Hier liegt schon eine Emotion. Nötig ist ein freier Emotionsplatz.
reason-slot-out-of-reach = Dieser Emotionsplatz ist nicht erreichbar. Er muss an deinen Geist grenzen oder an die Emotion, deren Fähigkeit du nutzt.
reason-not-your-emotion = Diese Emotion kommt nicht infrage. Wähle eine andere Emotion deines Teams.
reason-your-own-emotion = Diese Emotion gehört deinem Team. Wähle eine gegnerische.
reason-emotion-full = Alle Essenzfelder dieser Emotion sind belegt. Wähle eine mit einem freien Essenzfeld.

## Warum nicht: Aurazeichen

reason-token-space-taken = Auf diesem Feld liegt schon ein Aurazeichen. Wähle ein freies.
reason-row-not-unlocked = Diese Aktion ist noch nicht freigeschaltet. Das erste Feld ihrer Zeile kommt vor den Verbesserungen.
reason-colour-in-row = Diese Farbe ist schon vergeben. Wähle eine andere Farbe oder, wenn möglich, eine andere Zeile.
reason-only-this-row = Bei einer Aktion platzierst du ein Aurazeichen nur in deren Zeile. Wähle dort ein Feld.
reason-no-token-fits = Hier passt kein Aurazeichen: Eine Zeile wird vom ersten Feld an gefüllt, und jede Farbe darf darin nur einmal vorkommen.
reason-token-already-placed = Bei dieser Aktion lässt sich kein weiteres Aurazeichen platzieren. Wähle dein Ziel.
reason-discard-first = Wirf Karten für Aurazeichen ab, bevor du Verbesserungen wählst. Nimm dafür die Verbesserung zurück.
reason-would-strand-action = Danach ließe sich die Aktion nicht mehr zu Ende führen. Wähle eine andere Karte oder ein anderes Feld.
reason-wild-only-at-start = Joker gibt es nur zu Beginn des Spiels. Wähle eine der vier Farben.

## Warum nicht: Bewegen

reason-no-step = Dein Geist steht schon auf diesem Feld. Wähle ein anderes.
reason-too-far = Dieses Feld ist zu weit weg. Wähle ein näheres oder nutze eine Verbesserung, die dich weiter bringt.
reason-space-held = Dort steht ein gegnerischer Geist. Wähle ein anderes Feld oder nutze eine Verbesserung wie Überwinden.
reason-no-bleakness-there = „Aus den Schatten“ führt nur auf Felder, die an eine Trostlosigkeit grenzen. Wähle eines davon.
reason-swap-instead = Mit der gewählten Verbesserung geht dein Geist nicht, sondern tauscht das Feld. Wähle einen Geist zum Tauschen.
reason-needs-swap = Zum Tauschen der Felder brauchst du die Verbesserung Platztausch oder Täuschen. Wähle sie zuerst.
reason-no-such-spirit = Mit diesem Spieler kannst du das Feld nicht tauschen. Wähle einen anderen.
reason-nowhere-to-move = Auf jedem Feld, auf das dein Geist gehen könnte, steht ein gegnerischer Geist. Eine Verbesserung wie Überwinden hilft weiter.

## Warum nicht: Erzeugen und Tilgen

reason-not-top-card = Mit Herbeirufen erzeugst du die oberste Karte deines Emotionsstapels. Wähle diese oder verzichte auf die Verbesserung.
reason-not-bleakness = Diese Verbesserung wirkt nur mit einer Trostlosigkeit. Wähle eine oder verzichte auf die Verbesserung.
reason-six-bleakness = Es liegen schon sechs Trostlosigkeiten auf dem Spielbrett. Erst muss eine davon das Spiel verlassen.
reason-nothing-to-invoke = Du hast keine Emotion auf der Hand, die du erzeugen könntest. Beende einen Zug mit 2 Karten, um welche zu ziehen.
reason-no-empty-slot = Alle Emotionsplätze, die an deinen Geist grenzen, sind belegt. Geh auf ein Feld neben einem freien.
reason-protected-by-purity = Reinheit schützt diese Emotion vor dem Tilgen. Wähle eine andere.
reason-protected-by-empathy = Empathie steht in der Nähe und schützt diese Emotion vor dem Tilgen. Wähle eine andere.
reason-no-matching-card = Du hast keine Karte mit passender Aura zum Vorzeigen. Zieh erst eine oder nutze Auslöschen, falls du es hast.
reason-card-does-not-match = Die Aura dieser Karte passt nicht zu der Emotion. Zeige eine Karte derselben Farbe vor.
reason-nothing-to-quell = Keine gegnerische Emotion, die an deinen Geist grenzt, lässt sich tilgen: Dort liegt keine, oder sie ist geschützt. Geh zu einer anderen.

## Warum nicht: Befestigen und Verstärken

reason-fortress-out-of-reach = Dieses Festungsfeld grenzt nicht an deinen Geist. Geh in das Reich oder auf eine seiner Grenzen.
reason-fortress-there = In diesem Reich steht schon eine Festung. Wähle ein Reich ohne Festung oder eine Verbesserung, die Festungen verändert.
reason-realm-controlled = Die Gegenseite kontrolliert dieses Reich. Nimm ihr die Kontrolle oder wähle ein anderes Reich.
reason-no-minor-left = Das nötige kleine Fragment ist nicht mehr da. Erst muss eines vom Spielbrett zurückkommen.
reason-no-major-left = Dein Team hat kein großes Fragment mehr. Erst muss eines vom Spielbrett zurückkommen.
reason-needs-own-minor = Dafür brauchst du eine Festung deines Teams aus einem kleinen Fragment. Wähle ein Reich, in dem eine steht.
reason-needs-foes-fortress = Einreißen braucht eine gegnerische Festung. Wähle ein Reich, in dem eine steht.
reason-one-fortify-effect = Ein Befestigen hat einen Effekt. Wähle nur eines von Erheben, Einreißen und Einklang mit dem Urquell.
reason-nothing-to-fortify = In keinem Reich, das an deinen Geist grenzt, kannst du bauen: Dort steht schon eine Festung, oder die Gegenseite kontrolliert das Reich. Geh zu einem anderen.
reason-not-mild = Nur schwache Emotionen lassen sich verstärken. Wähle eine schwache.
reason-below-threshold = { $need ->
    [one] Zum Verstärken muss mindestens { $need } Essenz
   *[other] Zum Verstärken müssen mindestens { $need } Essenzen
} auf dieser Emotion liegen. Lege erst mehr darauf.
reason-no-strong-copy = Beide Exemplare der starken Emotion sind im Spiel. Erst muss eines davon das Spiel verlassen.
reason-nothing-to-empower = Keine Emotion deines Teams, die an deinen Geist grenzt, lässt sich verstärken: Sie muss schwach sein und genug Essenz haben, und von ihrer starken Form muss ein Exemplar übrig sein.

## Warum nicht: Fähigkeiten

reason-absorbed-already = Absorbieren kannst du nur einmal pro Zug und im ersten Zug des Spiels gar nicht.
reason-sphere-out-of-reach = Diese Sphäre ist nicht erreichbar. Geh in ihr Reich oder auf eine der Grenzen daneben.
reason-sphere-too-low = Diese Sphäre hat zu wenige Willenspunkte zum Aussaugen. Wähle eine vollere.
reason-ability-used = Jede Ambitionsfähigkeit wirkt einmal pro Zug, und diese hast du schon genutzt. Warte auf deinen nächsten Zug.
reason-no-power-to-activate = Diese Emotion hat nichts, was sich als freie Fähigkeit nutzen lässt. Das haben nur Selbstlosigkeit und Selbstachtung.
reason-power-used = Die Fähigkeit dieser Emotion hast du in diesem Zug schon genutzt. Warte auf deinen nächsten Zug.
reason-last-essence-stays = Die letzte Essenz lässt sich nicht wegnehmen. Nötig ist eine Emotion mit mindestens 2 Essenzen.
reason-not-blocked = Auf diesem Feld liegt kein Unsicherheitsmarker. Wähle eines, auf dem einer liegt.
reason-not-to-block = Dorthin kann der Unsicherheitsmarker nicht. Wähle ein passendes Feld eines gegnerischen Geistes, auf dem ein Aurazeichen und kein Unsicherheitsmarker liegt.
reason-no-choice-of-team = Hier gibt es nichts festzulegen: Nötig sind ein Geist deines Teams und eine Emotion, für die das gilt. Ändern könnt ihr es einmal pro Zug.
reason-deck-empty = Dein Emotionsstapel ist leer, du kannst keine Karte ziehen. Abgeworfene und abgelegte Karten kommen wieder darunter.
reason-ambition-full = Die ganze Ambition deines Teams ist schon verfügbar. Beende den Zug stattdessen mit 2 Karten.
reason-amount-not-possible = Diese Menge ist nicht möglich. Wähle eine der angebotenen.

## Warum nicht: Spielaufbau und Sehnsüchte

reason-not-a-free-frontier = Das ist keine freie Grenze. Wähle eine Grenze, die noch niemand hat.
reason-not-by-your-frontier = Die Start-Emotion kommt in ein Reich, auf einen der zwei Emotionsplätze neben dem deiner Grenze. Wähle einen davon.
reason-not-in-common-row = Diese Sehnsucht liegt nicht mehr in der gemeinsamen Reihe. Wähle eine, die dort liegt.
reason-not-among-looked = Diese Sehnsucht ist nicht unter den Karten, die du ansiehst. Wähle eine davon.
reason-same-as-common = Die geheime Sehnsucht muss sich von der gemeinsamen unterscheiden. Wähle eine andere.

## Warum nicht: Emotionsstapel und Geister

reason-deck-size = { $seat }: Ein Emotionsstapel muss genau 16 Karten haben, dieser hat { $count }. Ergänze oder entferne Karten.
reason-deck-copies = { $seat }: Ein Emotionsstapel enthält höchstens 2 Exemplare jeder Emotion, dieser enthält „{ $card }“ { $count }-mal. Ersetze die übrigen.
reason-deck-unknown-card = { $seat }: Eine Emotion „{ $card }“ gibt es nicht. Prüfe die Schreibweise.
reason-deck-not-mild = { $seat }: Ein Emotionsstapel enthält nur schwache Emotionen. Ersetze „{ $card }“.
reason-deck-other-side = { $seat }: Ein Emotionsstapel enthält nur Emotionen der eigenen Seite. Ersetze „{ $card }“.
reason-deck-of-other-side = { $seat }: Das Deck „{ $deck }“ gehört der anderen Seite. Wähle eines, das zum Team passt.
reason-unknown-deck = { $seat }: Ein Deck „{ $deck }“ gibt es nicht. Nenne ein vorhandenes Deck oder 16 Karten.
reason-spirit-of-other-side = { $seat }: Dieser Geist ({ $spirit }) gehört der anderen Seite. Wähle einen Geist des Teams.

## Optionen

option-players = Spieler
option-players-help = Zu viert spielen zwei Teams aus je zwei Spielern. Zu dritt spielt ein Shaper allein gegen ein Team aus zwei Spielern. Zu zweit spielt auf jeder Seite ein Shaper.
option-mode = Spiel
option-mode-help = Das einfache Spiel ist zum Kennenlernen da: Es kommt ohne Verstärken, Vorsätze, Geistfähigkeiten und zwei der Sehnsüchte aus.
option-mode-basic = Einfaches Spiel
option-mode-full = Vollständiges Spiel
option-edition = Ausgabe
option-edition-help = Die beiden Ausgaben unterscheiden sich in einigen Fähigkeiten, Verbesserungen und Vorsätzen. Die überarbeitete ist neuer und die übliche Wahl.
option-edition-first = Erste Ausgabe
option-edition-revised = Überarbeitete Ausgabe
option-shaper = Seite des Shapers
option-shaper-help = Nur zu dritt: die Seite, auf der ein Spieler allein spielt.
option-team_board = Teamtableaus
option-team_board-help = Jede Seite der Teamtableaus hat andere Vorsätze, also Ziele, die im vollständigen Spiel schon unterwegs Punkte geben.
option-team_board-A = Seite A
option-team_board-B = Seite B
option-spirit_board = Geisttableaus
option-spirit_board-help = Auf Seite A haben alle Geister dieselben Verbesserungen. Auf Seite B hat jeder Geist einige eigene. Das ist eher für alle, die das Spiel kennen.
option-spirit_board-A = Seite A (für alle gleich)
option-spirit_board-B = Seite B (für jeden Geist anders)
option-placement = Startaufstellung
option-placement-help = Fest: Geister und Start-Emotionen sind schon aufgestellt. Frei: Alle wählen selbst, wo sie beginnen.
option-placement-fixed = Fest
option-placement-free = Frei
option-vibe_tokens = Start-Aurazeichen
option-vibe_tokens-help = Fest: Die vier Zeichen schalten Bewegen, Erzeugen, Tilgen und Befestigen frei. Frei: Alle wählen selbst, was sie freischalten oder verbessern.
option-vibe_tokens-fixed = Fest
option-vibe_tokens-free = Frei
option-spirits = Geister
option-spirits-help = Der Geist jedes Spielers in der Sitzreihenfolge. Die Seiten wechseln sich ab. Ohne Angabe spielen die üblichen Geister.
option-decks = Emotionsstapel
option-decks-help = Ein Deck für alle oder eines für jeden Spieler: „starter“ für das Startdeck der Seite, „spirit“ für das eigene Deck des Geistes, „usual“ für das, was das Spiel nehmen würde, der Name eines Decks oder eine Liste von 16 Karten. Ohne Angabe nimmt das einfache Spiel „starter“, das vollständige „spirit“.
option-pack = Inhaltspaket
option-pack-help = Eine Datei oder ein Ordner mit geänderten Emotionskarten. Ohne Angabe gelten die üblichen Karten.
