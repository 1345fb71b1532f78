### Was man beim Spielen liest: Knöpfe, Fragen, das Protokoll, Ablehnungen und Optionen.
### Zeilen des Protokolls sind Sätze ohne Punkt. Namen mit weiteren Formen (.a, .dat, .at, .to, .in, .the) stehen in der Form,
### die der Satz verlangt; Namen von Karten, Klienten und Werkreihen bleiben unverändert, in Anführungszeichen oder am Ende.

game-unconscious = Das Unbewusste
game-unconscious-about = Wien, bei sehr viel Kaffee: Bring Gedanken an Freuds Tisch ein, mach aus Erkenntnissen Therapie, befreie Klienten von ihrem Trauma und veröffentliche Werkreihen. Für zwei bis vier Personen.

## Das Erkenntnisrad

noun-insight-reserve = Reserve
noun-insight-growth-minor = geringes Wachstum
noun-insight-growth-median = gehobenes Wachstum
noun-insight-growth-major = umfassendes Wachstum
noun-insight-freedom-minor = geringe Freiheit
noun-insight-freedom-median = gehobene Freiheit
noun-insight-freedom-major = umfassende Freiheit
noun-insight-passion-minor = geringe Leidenschaft
noun-insight-passion-median = gehobene Leidenschaft
noun-insight-passion-major = umfassende Leidenschaft
noun-insight-reserve-own = Reserve (farbig)
noun-insight-growth-minor-own = farbiges geringes Wachstum
noun-insight-growth-median-own = farbiges gehobenes Wachstum
noun-insight-growth-major-own = farbiges umfassendes Wachstum
noun-insight-freedom-minor-own = farbige geringe Freiheit
noun-insight-freedom-median-own = farbige gehobene Freiheit
noun-insight-freedom-major-own = farbige umfassende Freiheit
noun-insight-passion-minor-own = farbige geringe Leidenschaft
noun-insight-passion-median-own = farbige gehobene Leidenschaft
noun-insight-passion-major-own = farbige umfassende Leidenschaft

area-reserve = Reserve
    .short = Reserve
    .coloured = eine farbige Erkenntnis aus der Reserve
area-growth-minor = geringes Wachstum
    .a = ein geringes Wachstum
    .dat = geringem Wachstum
    .short = gering
    .coloured = ein farbiges geringes Wachstum
area-growth-median = gehobenes Wachstum
    .a = ein gehobenes Wachstum
    .dat = gehobenem Wachstum
    .short = gehoben
    .coloured = ein farbiges gehobenes Wachstum
area-growth-major = umfassendes Wachstum
    .a = ein umfassendes Wachstum
    .dat = umfassendem Wachstum
    .short = umfassend
    .coloured = ein farbiges umfassendes Wachstum
area-freedom-minor = geringe Freiheit
    .a = eine geringe Freiheit
    .dat = geringer Freiheit
    .short = gering
    .coloured = eine farbige geringe Freiheit
area-freedom-median = gehobene Freiheit
    .a = eine gehobene Freiheit
    .dat = gehobener Freiheit
    .short = gehoben
    .coloured = eine farbige gehobene Freiheit
area-freedom-major = umfassende Freiheit
    .a = eine umfassende Freiheit
    .dat = umfassender Freiheit
    .short = umfassend
    .coloured = eine farbige umfassende Freiheit
area-passion-minor = geringe Leidenschaft
    .a = eine geringe Leidenschaft
    .dat = geringer Leidenschaft
    .short = gering
    .coloured = eine farbige geringe Leidenschaft
area-passion-median = gehobene Leidenschaft
    .a = eine gehobene Leidenschaft
    .dat = gehobener Leidenschaft
    .short = gehoben
    .coloured = eine farbige gehobene Leidenschaft
area-passion-major = umfassende Leidenschaft
    .a = eine umfassende Leidenschaft
    .dat = umfassender Leidenschaft
    .short = umfassend
    .coloured = eine farbige umfassende Leidenschaft

## Das Notizbuch

noun-tile-spot-i-stack = Stufe I, vom Stapel
noun-tile-spot-i-middle = Stufe I, mittlere Spalte
noun-tile-spot-i-right = Stufe I, rechte Spalte
noun-tile-spot-ii-stack = Stufe II, vom Stapel
noun-tile-spot-ii-middle = Stufe II, mittlere Spalte
noun-tile-spot-ii-right = Stufe II, rechte Spalte
noun-cell-1 = Zeile 1, Feld 1
    .in = in Zeile 1, Feld 1
noun-cell-2 = Zeile 1, Feld 2
    .in = in Zeile 1, Feld 2
noun-cell-3 = Zeile 1, Feld 3
    .in = in Zeile 1, Feld 3
noun-cell-4 = Zeile 2, Feld 1
    .in = in Zeile 2, Feld 1
noun-cell-5 = Zeile 2, Feld 2
    .in = in Zeile 2, Feld 2
noun-cell-6 = Zeile 2, Feld 3
    .in = in Zeile 2, Feld 3
noun-cell-7 = Zeile 3, Feld 1
    .in = in Zeile 3, Feld 1
noun-cell-8 = Zeile 3, Feld 2
    .in = in Zeile 3, Feld 2
noun-cell-9 = Zeile 3, Feld 3
    .in = in Zeile 3, Feld 3
line-1 = Zeile 1
line-2 = Zeile 2
line-3 = Zeile 3
line-4 = Spalte 1
line-5 = Spalte 2
line-6 = Spalte 3
tile-start = Start-Notizplättchen
    .a = ein Start-Notizplättchen
tile-one = Stufe I
    .a = ein Notizplättchen der Stufe I
tile-two = Stufe II
    .a = ein Notizplättchen der Stufe II

## Die Stadt

noun-bonus-theatre-1 = { location-theatre }, Nr. 1
    .the = den Bonus 1 { location-theatre.at }
noun-bonus-theatre-2 = { location-theatre }, Nr. 2
    .the = den Bonus 2 { location-theatre.at }
noun-bonus-theatre-3 = { location-theatre }, Nr. 3
    .the = den Bonus 3 { location-theatre.at }
noun-bonus-library-1 = { location-library }, Nr. 1
    .the = den Bonus 1 { location-library.at }
noun-bonus-library-2 = { location-library }, Nr. 2
    .the = den Bonus 2 { location-library.at }
noun-bonus-library-3 = { location-library }, Nr. 3
    .the = den Bonus 3 { location-library.at }
noun-bonus-opera-1 = { location-opera }, Nr. 1
    .the = den Bonus 1 { location-opera.at }
noun-bonus-opera-2 = { location-opera }, Nr. 2
    .the = den Bonus 2 { location-opera.at }
noun-bonus-opera-3 = { location-opera }, Nr. 3
    .the = den Bonus 3 { location-opera.at }
noun-bonus-museum-1 = { location-museum }, Nr. 1
    .the = den Bonus 1 { location-museum.at }
noun-bonus-museum-2 = { location-museum }, Nr. 2
    .the = den Bonus 2 { location-museum.at }
noun-bonus-museum-3 = { location-museum }, Nr. 3
    .the = den Bonus 3 { location-museum.at }
noun-bonus-university-1 = { location-university }, Nr. 1
    .the = den Bonus 1 { location-university.at }
noun-bonus-university-2 = { location-university }, Nr. 2
    .the = den Bonus 2 { location-university.at }
noun-bonus-university-3 = { location-university }, Nr. 3
    .the = den Bonus 3 { location-university.at }
noun-bonus-cafe-1 = { location-cafe }, Nr. 1
    .the = den Bonus 1 { location-cafe.at }
noun-bonus-cafe-2 = { location-cafe }, Nr. 2
    .the = den Bonus 2 { location-cafe.at }
noun-bonus-cafe-3 = { location-cafe }, Nr. 3
    .the = den Bonus 3 { location-cafe.at }
noun-district-space-green-3 = { district-green }, Wert 3
    .the = den Bonus mit Wert 3 { district-green.at }
noun-district-space-green-4 = { district-green }, Wert 4
    .the = den Bonus mit Wert 4 { district-green.at }
noun-district-space-green-5 = { district-green }, Wert 5
    .the = den Bonus mit Wert 5 { district-green.at }
noun-district-space-green-6 = { district-green }, Wert 6
    .the = den Bonus mit Wert 6 { district-green.at }
noun-district-space-purple-3 = { district-purple }, Wert 3
    .the = den Bonus mit Wert 3 { district-purple.at }
noun-district-space-purple-4 = { district-purple }, Wert 4
    .the = den Bonus mit Wert 4 { district-purple.at }
noun-district-space-purple-5 = { district-purple }, Wert 5
    .the = den Bonus mit Wert 5 { district-purple.at }
noun-district-space-purple-6 = { district-purple }, Wert 6
    .the = den Bonus mit Wert 6 { district-purple.at }
noun-district-space-red-3 = { district-red }, Wert 3
    .the = den Bonus mit Wert 3 { district-red.at }
noun-district-space-red-4 = { district-red }, Wert 4
    .the = den Bonus mit Wert 4 { district-red.at }
noun-district-space-red-5 = { district-red }, Wert 5
    .the = den Bonus mit Wert 5 { district-red.at }
noun-district-space-red-6 = { district-red }, Wert 6
    .the = den Bonus mit Wert 6 { district-red.at }
noun-walk-professor-1 = Professorenfigur, 1 Ort
noun-walk-professor-2 = Professorenfigur, 2 Orte
noun-walk-professor-freud = Professorenfigur, zu Freud
noun-walk-freud-1 = Freud, 1 Ort
noun-walk-freud-2 = Freud, 2 Orte
noun-walk-freud-3 = Freud, 3 Orte
noun-walk-journalist-1 = Journalist, 1 Ort
noun-walk-journalist-2 = Journalist, 2 Orte
noun-walk-journalist-3 = Journalist, 3 Orte
noun-walk-journalist-freud = Journalist, zu Freud

## Andere Namen

noun-turn-state = Gedanken einbringen
noun-turn-recall = Gedanken sammeln
noun-turn-treat = Klienten behandeln
noun-placing-idea = 1 Gedanke
noun-placing-bright = 1 Geistesblitz
noun-placing-two-ideas = 2 Gedanken
noun-placing-idea-and-bright = 1 Gedanke und 1 Geistesblitz
noun-placing-two-bright = 2 Geistesblitze
noun-free-elevate = 2 Kaffee → Erkenntnis steigern
noun-free-transfer = 2 Kaffee → Erkenntnis übertragen
noun-free-bright = 3 Kaffee → 1 Geistesblitz
noun-free-box = 1 Erkenntnis jeder Stufe → 1 Herzdose
noun-free-points = 1 Herzdose → 2 Punkte
noun-free-cheap-elevate = 1 Kaffee → Erkenntnis steigern (Klient)
noun-free-free-transfer = Erkenntnis kostenlos übertragen (Klient)
noun-dream-spot-1 = der erste von links
noun-dream-spot-2 = der zweite von links
noun-dream-spot-3 = der dritte von links
noun-dream-spot-4 = der vierte von links
noun-dream-spot-top = unbekannt, vom Stapel
noun-part-0 = 1
noun-part-1 = 2
noun-part-2 = 3
noun-part-3 = 4
noun-part-4 = 5
noun-part-5 = 6
noun-part-6 = 7
noun-part-7 = 8
noun-part-8 = 9
noun-part-9 = 10
noun-part-10 = 11
noun-part-11 = 12
noun-part-12 = 13
noun-part-13 = 14
noun-part-14 = 15
noun-part-15 = 16
source-table = Tischplan
source-notebook = Notizbuch
source-research = Forschung
source-treatises = Werkreihen
source-city = Stadt
source-clients = Klienten
source-reputation = Ansehen
source-final = Schlusswertung

## Was man tun kann

verb-turn = { $noun }
verb-space = Gedankenfeld { $noun }
verb-point = Aktion: { $noun }
verb-place = Platzieren: { $noun }
verb-inkpot = Tintenfass bewegen um { $noun }
verb-part = Effekt { $noun }
verb-pay = Bezahlen mit: { $noun }
verb-coffee = 1 Kaffee ausgeben, statt zu verdrängen
verb-insight = Wählen: { $noun }
verb-quality = Art: { $noun }
verb-free = Freie Aktion: { $noun }
verb-tile = Plättchen nehmen: { $noun }
verb-row = Zeile { $noun }
verb-column = Spalte { $noun }
verb-cell = Plättchen: { $noun }
verb-card = Forschungsartikel: { $noun }
verb-exchange = Tauschen: { $noun }
verb-take = Nehmen: { $noun }
verb-publish = Veröffentlichen: { $noun }
verb-cite = Zitieren aus: { $noun }
verb-walk = Bewegen: { $noun }
verb-boost = Geistesblitze dafür: { $noun }
verb-effect = Ortseffekt { $noun }
verb-bonus = Ortsbonus: { $noun }
verb-district = Bezirksbonus: { $noun }
verb-treat = Klienten in Praxisraum { $noun } behandeln
verb-box = Herzdose für den Klienten in Praxisraum { $noun }
verb-client = Klient { $noun } von links
verb-dream = Manifester Traum: { $noun }
verb-start = Start-Notizplättchen { $noun }
verb-discard = Plättchen ablegen
verb-transfer = Stattdessen eine Erkenntnis übertragen
verb-done = Weiter

## Fragen

step-start-client = Mit welchem Klienten beginnst du?
step-choose-dream = Welchen manifesten Traum bekommt „{ $client }“?
step-start-tile = Welches Start-Notizplättchen wählst du?
step-start-row = In welche Zeile legst du dein Start-Notizplättchen? Effekt: { $effect-gain }.
step-turn = Was machst du in diesem Zug?
step-use-boxes = { $boxes ->
    [0] Du hast keine Herzdosen. Beende deinen Zug oder führe noch eine freie Aktion aus.
    [one] Vor dem Ende des Zuges deine Herzdose für die Therapie verwenden?
   *[other] Vor dem Ende des Zuges Herzdosen für die Therapie verwenden? Du hast { $boxes }.
}
step-choose-client = Welchen neuen Klienten nimmst du auf?
step-idea-space = Auf welchem Feld bringst du Gedanken ein?
step-idea-point = Auf welche Aktion zeigen deine Gedanken auf { $space }?
step-idea-place = Was platzierst du für „{ $action }“?
step-table-action = { $times ->
    [one] „{ $action }“ ausführen? Das darfst du einmal.
    [2] „{ $action }“ ausführen? Das darfst du zweimal.
   *[other] „{ $action }“ ausführen? Das darfst du { $times }-mal.
}
step-inkpot-move = Wie weit bewegt sich das Tintenfass? Der Wert ist { $value }, jeder Geistesblitz ändert ihn um 1. Es steht { $space-at }.
step-inkpot-move-range = Wie weit bewegt sich das Tintenfass? Möglich sind { $least } bis { $most } Felder, jeder Geistesblitz ändert das um 1. Es steht { $space-at }.
step-parts = Welchen Effekt führst du als Nächstes aus? ({ $source })
step-pay = Mit welcher Erkenntnis bezahlst du? Fällig: { $due-short }. Dafür: { $gains-gain }.
step-pay-repress = Welche Erkenntnis verdrängst du? Dafür: { $gains-gain }.
step-generate = Aus welcher Erkenntnis wird { $area-a }?
step-generate-quality = Welche Art erzeugst du? Stufe: { $level }.
step-elevate = Welche Erkenntnis steigerst du?
step-transfer = Welche Erkenntnis überträgst du?
step-transfer-quality = Welche Art bekommt die übertragene Erkenntnis ({ $insight })?
step-elevate-or-transfer = Welche Erkenntnis steigerst du? Oder überträgst du lieber eine?
step-choose-tile = Welches Plättchen löst du aus?
step-choose-row = Welche Zeile löst du aus?
step-choose-column = Welche Spalte löst du aus?
step-own-insight = Welche farbige Erkenntnis gibst du endgültig ab? Sie markiert „{ $thing }“.
step-tile-spot = Welches Notizplättchen nimmst du?
step-place-tile = Wohin legst du das Plättchen? Effekt: { $effect-gain }.
step-two-cards = Welchen der beiden Forschungsartikel behältst du?
step-exchange-card = Eine Handkarte tauschen?
step-exchange-with = Welche Karte nimmst du dafür?
step-exchange-with-for = Welche Karte nimmst du für „{ $card }“?
step-play-card = { $publish ->
    [0] { $cards ->
        [one] Einen Forschungsartikel ausspielen?
       *[other] Bis zu { $cards } Forschungsartikel ausspielen?
    }
   *[other] { $cards ->
        [one] Einen Forschungsartikel ausspielen oder eine Werkreihe veröffentlichen?
       *[other] Bis zu { $cards } Forschungsartikel ausspielen oder eine Werkreihe veröffentlichen?
    }
}
step-gather = Welchen Band fügst du „{ $treatise }“ hinzu? Noch nötig: { $volumes }.
step-walk = Wer bewegt sich, und wie weit?
step-boost = { $times ->
    [0] Noch kannst du { $location-at } keinen Effekt ausführen.
    [one] Du kannst { $location-at } einen Effekt ausführen.
   *[other] Du kannst { $location-at } { $times } Effekte ausführen.
} Geistesblitze für je 2 weitere ausgeben?
step-location-effect = Welchen Effekt führst du { $location-at } aus? { $times ->
    [one] Noch einer ist möglich.
   *[other] Noch { $times } sind möglich.
}
step-recall-bonus = Welchen Bonus nimmst du?
step-track-action = Welche Aktion der Ansehensleiste wählst du?
step-treating = Wen behandelst du?

## Das Protokoll

amount-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
amount-boxes = { $amount ->
    [one] { $amount } Herzdose
   *[other] { $amount } Herzdosen
}
amount-bright = { $amount ->
    [one] { $amount } Geistesblitz
   *[other] { $amount } Geistesblitze
}
stated-bright = { $bright ->
    [one] { $bright } Geistesblitz
   *[other] { $bright } Geistesblitze
}
stated = { $ideas ->
    [0] { stated-bright }
    [one] { $ideas } Gedanken
   *[other] { $ideas } Gedanken
}{ $ideas ->
    [0] {""}
   *[other] { $bright ->
        [0] {""}
       *[other] {" "}und { stated-bright }
    }
}

event-turn = { $seat } beginnt Zug { $number }
event-end-turn = { $seat } beendet den Zug
event-last-round = Die letzte Runde beginnt
event-over = Das Spiel ist zu Ende
event-points = { $seat } erhält { amount-points } ({ $source })
event-coffee = { $seat } erhält { $amount } Kaffee
event-pay-coffee = { $seat } gibt { $amount } Kaffee aus
event-box = { $seat } erhält { amount-boxes }
event-uses-box = { $seat } verwendet eine Herzdose für die Therapie
event-sells-box = { $seat } tauscht eine Herzdose gegen Punkte
event-bright = { $seat } erhält { amount-bright }
event-pay-bright = { $seat } gibt { amount-bright } aus
event-insight = { $seat } erzeugt { $to-a } aus { $insight-dat }
event-insight-generated = { $seat } erzeugt { $to-a }
event-insight-elevated = { $seat } steigert { $insight-a } zu { $to-dat }
event-insight-transferred = { $seat } überträgt { $insight-a } und macht daraus { $to-a }
event-insight-repressed = { $seat } verdrängt { $insight-a } zu { $to-dat }
event-insight-returned = { $seat } legt { $insight-a } zurück in die Reserve
event-insight-placed = { $seat } gibt { $insight-coloured } endgültig ab
event-states = { $seat } platziert { stated } auf { $space } für „{ $action }“
event-inkpot = { $seat } bewegt das Tintenfass { $by ->
    [one] { $by } Feld
   *[other] { $by } Felder
} weit { $space-to }
event-idea-freed = { $seat } schaltet einen Gedanken und eine Spalte frei
event-takes-tile = { $seat } nimmt { $tile-a }
event-places-tile = { $seat } legt { $tile-a } { $cell-in }
event-resolves-tile = { $seat } löst { $tile-a } aus
event-line-filled = { $seat } füllt { $line } und schaltet eine farbige Erkenntnis frei
event-draws-research = { $seat } zieht den Forschungsartikel „{ $card }“
event-draws-research-hidden = { $seat } zieht einen Forschungsartikel
event-exchanges-research = { $seat } tauscht „{ $card }“ gegen „{ $taken }“
event-plays-research = { $seat } spielt den Forschungsartikel „{ $card }“ aus
event-cites = { $seat } zitiert einen Band aus „{ $treatise }“ (von { $other_seat })
event-publishes = { $seat } veröffentlicht die Werkreihe „{ $treatise }“
event-professor = { $seat } schickt die Professorenfigur { $location-to }
event-freud = Freud geht { $location-to }
event-journalist = Der Journalist geht { $location-to }
event-recall = { $seat } sammelt Gedanken von { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Feldern
}
event-bonus = { $seat } nimmt { $bonus-the }
event-district-bonus = { $seat } nimmt { $space-the }
event-fireworks = Das Feuerwerk zieht weiter { $district-to }
event-reputation = { $seat } erhält 1 Ansehen (eigener Marker auf { $space }, Freuds Marker auf { $freud })
event-track = { $seat } löst die Ansehensleiste aus
event-signal = { $seat } bringt Freuds Marker auf die 10. Nach dieser Runde folgt die letzte.
event-goal = { $seat } erreicht das Ortsziel „{ $goal }“
event-takes-client = { $seat } nimmt „{ $client }“ als Klienten auf
event-takes-dream = { $seat } nimmt den manifesten Traum „{ $dream }“
event-treats = { $seat } nutzt den Traum „{ $dream }“ und behandelt „{ $client }“
event-therapy = { $seat } bringt die Therapie von „{ $client }“ { $amount ->
    [one] { $amount } Schritt
   *[other] { $amount } Schritte
} voran
event-catharsis = Katharsis! { $seat } überwindet das Trauma von „{ $client }“
event-cures = { $seat } heilt „{ $client }“
event-second-room = { $seat } öffnet den zweiten Praxisraum

## Warum nicht: Gedanken und Tintenfass

reason-no-idea = Du hast weder einen Gedanken noch einen Geistesblitz zum Platzieren. Sammle deine Gedanken oder nimm dir für 3 Kaffee einen Geistesblitz.
reason-no-space = Neben jedem leeren Feld zeigen deine Gedanken schon auf alle Aktionen. Sammle erst deine Gedanken.
reason-space-taken = Auf diesem Feld liegen schon Gedanken. Wähle ein leeres.
reason-space-blocked = Dieses Feld ist bei dieser Personenzahl gesperrt. Wähle ein anderes.
reason-not-beside = Diese Aktion liegt nicht neben dem gewählten Feld. Wähle eine, die daran grenzt.
reason-already-pointed = Darauf zeigen schon frühere Gedanken von dir. Wähle etwas anderes oder sammle in einem späteren Zug deine Gedanken.
reason-not-enough-ideas = Du hast zu wenige Gedanken im Vorrat. Platziere weniger oder ersetze einen durch einen Geistesblitz.
reason-not-enough-bright = Du hast dafür zu wenige Geistesblitze. Als freie Aktion bekommst du einen für 3 Kaffee.
reason-nothing-to-recall = Auf dem Tischplan liegt kein Gedanke von dir. Bring erst Gedanken ein.
reason-inkpot-too-far = Jeder Geistesblitz ändert die Bewegung des Tintenfasses nur um 1, und dafür hast du zu wenige. Wähle eine Zahl näher am vorgegebenen Wert.
reason-inkpot-must-move = Das Tintenfass muss sich mindestens 1 Feld bewegen. Wähle eine größere Zahl.

## Warum nicht: Erkenntnisse und Effekte

reason-no-such-insight = Eine solche Erkenntnis hast du nicht. Wähle eine, die auf deinem Erkenntnisrad liegt.
reason-insight-does-not-fit = Diese Erkenntnis hat nicht die verlangte Art oder Stufe. Wähle eine andere.
reason-rest-unpayable = Danach könntest du den Rest nicht mehr bezahlen. Bezahle mit etwas anderem.
reason-cannot-pay-insights = Dir fehlen die nötigen Erkenntnisse. Erzeuge, steigere oder übertrage erst welche.
reason-short-of-coffee = Das kostet { $need } Kaffee, mehr als du hast. Neuen Kaffee bekommst du, wenn du Gedanken sammelst.
reason-no-box = Du hast keine Herzdose. Als freie Aktion bekommst du eine für eine umfassende, eine gehobene und eine geringe Erkenntnis.
reason-nothing-to-elevate = Keine deiner Erkenntnisse lässt sich steigern. Erzeuge erst eine geringe oder gehobene.
reason-not-on-a-ring = Erkenntnisse in der Reserve zählen hier nicht. Nötig ist eine auf einem Ring, also erzeuge erst eine.
reason-already-major = Eine umfassende Erkenntnis lässt sich nicht weiter steigern. Wähle eine geringe oder gehobene.
reason-same-quality = Die Erkenntnis hat diese Art schon. Wähle eine der beiden anderen.
reason-ability-not-yours = Das ist die Fähigkeit eines Klienten, den du nicht hast oder dessen Trauma noch nicht überwunden ist. Bring ihn zur Katharsis.
reason-ability-used = Diese Fähigkeit wirkt einmal pro Zug und ist schon benutzt. In deinem nächsten Zug hast du sie wieder.
reason-no-such-part = Einen Effekt mit dieser Nummer gibt es hier nicht. Wähle einen der angebotenen.
reason-part-impossible = Das würde jetzt nichts bewirken, oder du kannst es nicht bezahlen. Wähle etwas anderes oder mach weiter.
reason-part-must-be-done = Auf Therapiepunkte darfst du nicht verzichten. Verwende sie, bevor du weitermachst.
reason-reserve-first = Solange Erkenntnisse in deiner Reserve liegen, erzeugst du mit einer von dort. Wähle eine aus der Reserve.
reason-no-own-insight = Dafür brauchst du eine farbige Erkenntnis auf deinem Erkenntnisrad. Jede gefüllte Zeile oder Spalte schaltet eine frei.

## Warum nicht: Notizbuch

reason-other-column = Diese Aktion gilt für eine andere Spalte der Auslage. Wähle dort ein Plättchen.
reason-no-tile-there = Hier liegt kein passendes Plättchen. Wähle ein Feld mit einem Plättchen, beim zweiten Auslösen wieder dasselbe.
reason-row-full = Diese Zeile ist voll. Wähle eine mit einem leeren Feld.
reason-locked = { $need ->
    [one] Um dieses Schloss abzudecken, brauchst du { $need } geheilten Klienten.
   *[other] Um dieses Schloss abzudecken, brauchst du { $need } geheilte Klienten.
} Heile weitere oder wähle eine andere Zeile.
reason-empty-space-first = Für das Plättchen ist noch ein leeres Feld frei. Wähle eine Zeile.
reason-column-not-open = Diese Spalte ist noch nicht offen. Das Tintenfass öffnet die nächste, wenn es von links nach oben kommt.

## Warum nicht: Forschung und Werkreihen

reason-not-in-hand = Diesen Forschungsartikel hast du nicht auf der Hand. Wähle einen, den du hast.
reason-not-in-display = Dieser Forschungsartikel liegt nicht aus. Wähle einen der offenen oder mach weiter.
reason-not-drawn = Diese Karte hast du nicht gezogen. Behalte eine der beiden gezogenen.
reason-not-in-play = Diesen Forschungsartikel hast du nicht im Spiel. Wähle einen, den du im Spiel hast.
reason-published-already = Diese Werkreihe ist schon veröffentlicht. Wähle eine andere.
reason-first-volume-own = Der Band ganz links muss ein eigener Forschungsartikel im Spiel sein, in der gezeigten Farbe. Spiele erst einen aus.
reason-volumes-missing = Deine Forschung im Spiel und die Bände, die du zitieren kannst, reichen für diese Werkreihe nicht. Spiele erst mehr Forschung aus.
reason-volume-not-needed = Einen Band dieser Farbe braucht die Werkreihe jetzt nicht. Wähle einen in einer anderen Farbe.
reason-would-strand-treatise = Mit diesem Band ließe sich die Werkreihe nicht mehr vollenden. Wähle einen anderen.
reason-cite-others = Zitieren kannst du nur aus Werkreihen, die andere veröffentlicht haben. Wähle eine davon.
reason-nothing-to-cite = Alle Bände dieser Werkreihe sind schon wegzitiert. Wähle eine andere.

## Warum nicht: die Stadt

reason-not-that-figure = Diese Bewegung ist hier nicht möglich. Wähle eine der angebotenen.
reason-already-with-freud = Diese Figur steht schon bei Freud. Wähle stattdessen eine Anzahl Orte.
reason-too-many-bright = Einen Ort kannst du höchstens fünfmal nutzen. Du würdest also einen Geistesblitz verschwenden. Gib weniger aus.
reason-figure-not-there = Für einen Bonus muss dort deine Professorenfigur, Freud oder, falls er mitspielt, der Journalist stehen. Bewege erst eine dieser Figuren.
reason-no-tokens = Dieser Bezirk hat keine Marker mehr und gibt keine Boni mehr. Wähle einen anderen.
reason-bonus-taken = Dieser Bonus ist schon verbraucht. Wähle einen, der nicht bedeckt ist.
reason-tags-missing = { $need ->
    [one] Nötig ist { $need } Ortssymbol dieses Bezirks
   *[other] Nötig sind { $need } Ortssymbole dieses Bezirks
}, mehr als du hast. Spiele Forschung aus, veröffentliche, erreiche Ortsziele oder bring Klienten zur Katharsis.
reason-track-not-there = So weit ist Freuds Marker noch nicht. Wähle eine Aktion aus seinem Abschnitt oder weiter links.

## Warum nicht: Klienten

reason-room-empty = In diesem Praxisraum ist kein Klient. Wähle einen besetzten.
reason-treated-already = Diesen Klienten hast du in diesem Zug schon behandelt. Behandle den anderen oder mach weiter.
reason-no-dream = Dieser Klient hat keine Träume mehr. Ihm helfen nur noch Herzdosen am Ende deines Zuges.
reason-not-in-client-display = Dort liegt kein Klient. Wähle einen aus der Auslage.
reason-no-such-dream = Dort liegt kein Traum. Wähle einen anderen.

## Optionen

option-players = Personen
option-players-help = Für zwei bis vier Personen. Mit weniger Personen hat der Tischplan weniger Felder, und es sind weniger Notizplättchen im Spiel.
option-journalist = Journalist
option-journalist-help = Modul: eine weitere Figur in der Stadt. Du darfst den Journalisten anstelle deiner Professorenfigur oder Freuds bewegen und Boni nehmen, wo er steht. Bewegst du ihn, zählen die Ortssymbole auf den Werkreihen aller Personen für dich.
option-overlays = Ortsauflagen
option-overlays-help = Modul: Auflagen ersetzen die drei Boni jedes Ortes, sodass jedes Spiel anders ist. Eine farbige passt zu ihrem Bezirk. Eine graue kann überall liegen, und ihr mittlerer Bonus behandelt einen Klienten.
option-overlays-none = Ohne Auflagen
option-overlays-coloured = Alle farbig
option-overlays-mixed = Gemischt: halb farbig, halb grau
option-overlays-grey = Alle grau
option-fireworks = Feuerwerk
option-fireworks-help = Modul: Im Bezirk mit dem Feuerwerk braucht ein Bezirksbonus ein Ortssymbol weniger. Danach zieht es in den nächsten Bezirk weiter.
