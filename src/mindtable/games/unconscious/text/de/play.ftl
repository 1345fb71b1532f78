### Was man beim Spielen liest: Knöpfe, Fragen, das Protokoll, Ablehnungen und Optionen.
### Namen stehen dort, wo der Nominativ passt: als Subjekt, nach einem Doppelpunkt, in Klammern oder in Anführungszeichen.

game-unconscious = Das Unbewusste
game-unconscious-about = Wien, bei sehr viel Kaffee: Bring Gedanken an Freuds Tisch ein, mach aus Erkenntnissen Therapie, befreie Klienten von ihrem Trauma und veröffentliche Werkreihen. Für zwei bis vier Personen.

## Das Erkenntnisrad

noun-insight-reserve = aus der Reserve
noun-insight-growth-minor = geringes Wachstum
noun-insight-growth-median = gehobenes Wachstum
noun-insight-growth-major = umfassendes Wachstum
noun-insight-freedom-minor = geringe Freiheit
noun-insight-freedom-median = gehobene Freiheit
noun-insight-freedom-major = umfassende Freiheit
noun-insight-passion-minor = geringe Leidenschaft
noun-insight-passion-median = gehobene Leidenschaft
noun-insight-passion-major = umfassende Leidenschaft
noun-insight-reserve-own = aus der Reserve (farbig)
noun-insight-growth-minor-own = geringes Wachstum (farbig)
noun-insight-growth-median-own = gehobenes Wachstum (farbig)
noun-insight-growth-major-own = umfassendes Wachstum (farbig)
noun-insight-freedom-minor-own = geringe Freiheit (farbig)
noun-insight-freedom-median-own = gehobene Freiheit (farbig)
noun-insight-freedom-major-own = umfassende Freiheit (farbig)
noun-insight-passion-minor-own = geringe Leidenschaft (farbig)
noun-insight-passion-median-own = gehobene Leidenschaft (farbig)
noun-insight-passion-major-own = umfassende Leidenschaft (farbig)

area-reserve = Reserve
area-growth-minor = geringes Wachstum
area-growth-median = gehobenes Wachstum
area-growth-major = umfassendes Wachstum
area-freedom-minor = geringe Freiheit
area-freedom-median = gehobene Freiheit
area-freedom-major = umfassende Freiheit
area-passion-minor = geringe Leidenschaft
area-passion-median = gehobene Leidenschaft
area-passion-major = umfassende Leidenschaft

## Die Notizen

noun-tile-spot-i-stack = Stufe I, vom Stapel
noun-tile-spot-i-middle = Stufe I, mittlere Spalte
noun-tile-spot-i-right = Stufe I, rechte Spalte
noun-tile-spot-ii-stack = Stufe II, vom Stapel
noun-tile-spot-ii-middle = Stufe II, mittlere Spalte
noun-tile-spot-ii-right = Stufe II, rechte Spalte
noun-cell-1 = Zeile 1, Feld 1
noun-cell-2 = Zeile 1, Feld 2
noun-cell-3 = Zeile 1, Feld 3
noun-cell-4 = Zeile 2, Feld 1
noun-cell-5 = Zeile 2, Feld 2
noun-cell-6 = Zeile 2, Feld 3
noun-cell-7 = Zeile 3, Feld 1
noun-cell-8 = Zeile 3, Feld 2
noun-cell-9 = Zeile 3, Feld 3
line-1 = Zeile 1
line-2 = Zeile 2
line-3 = Zeile 3
line-4 = Spalte 1
line-5 = Spalte 2
line-6 = Spalte 3
tile-start = Startplättchen
tile-one = Stufe I
tile-two = Stufe II

## Die Stadt

noun-bonus-theatre-1 = { location-theatre }, Nr. 1
noun-bonus-theatre-2 = { location-theatre }, Nr. 2
noun-bonus-theatre-3 = { location-theatre }, Nr. 3
noun-bonus-library-1 = { location-library }, Nr. 1
noun-bonus-library-2 = { location-library }, Nr. 2
noun-bonus-library-3 = { location-library }, Nr. 3
noun-bonus-opera-1 = { location-opera }, Nr. 1
noun-bonus-opera-2 = { location-opera }, Nr. 2
noun-bonus-opera-3 = { location-opera }, Nr. 3
noun-bonus-museum-1 = { location-museum }, Nr. 1
noun-bonus-museum-2 = { location-museum }, Nr. 2
noun-bonus-museum-3 = { location-museum }, Nr. 3
noun-bonus-university-1 = { location-university }, Nr. 1
noun-bonus-university-2 = { location-university }, Nr. 2
noun-bonus-university-3 = { location-university }, Nr. 3
noun-bonus-cafe-1 = { location-cafe }, Nr. 1
noun-bonus-cafe-2 = { location-cafe }, Nr. 2
noun-bonus-cafe-3 = { location-cafe }, Nr. 3
noun-district-space-green-3 = { district-green }, Wert 3
noun-district-space-green-4 = { district-green }, Wert 4
noun-district-space-green-5 = { district-green }, Wert 5
noun-district-space-green-6 = { district-green }, Wert 6
noun-district-space-purple-3 = { district-purple }, Wert 3
noun-district-space-purple-4 = { district-purple }, Wert 4
noun-district-space-purple-5 = { district-purple }, Wert 5
noun-district-space-purple-6 = { district-purple }, Wert 6
noun-district-space-red-3 = { district-red }, Wert 3
noun-district-space-red-4 = { district-red }, Wert 4
noun-district-space-red-5 = { district-red }, Wert 5
noun-district-space-red-6 = { district-red }, Wert 6
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
noun-placing-idea = ein Gedanke
noun-placing-bright = ein Geistesblitz
noun-placing-two-ideas = zwei Gedanken
noun-placing-idea-and-bright = ein Gedanke und ein Geistesblitz
noun-placing-two-bright = zwei Geistesblitze
noun-free-elevate = für 2 Kaffee eine Erkenntnis steigern
noun-free-transfer = für 2 Kaffee eine Erkenntnis übertragen
noun-free-bright = 1 Geistesblitz für 3 Kaffee
noun-free-box = 1 Herzdose für eine umfassende, eine gehobene und eine geringe Erkenntnis
noun-free-points = 2 Punkte für 1 Herzdose
noun-free-cheap-elevate = für 1 Kaffee eine Erkenntnis steigern (Fähigkeit eines Klienten)
noun-free-free-transfer = kostenlos eine Erkenntnis übertragen (Fähigkeit eines Klienten)
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
source-notebook = Notizen
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
verb-coffee = 1 Kaffee, statt zu verdrängen
verb-insight = Erkenntnis: { $noun }
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
verb-treat = Behandeln: Klient in Praxisraum { $noun }
verb-box = Herzdose für: Klient in Praxisraum { $noun }
verb-client = Klient { $noun } von links
verb-dream = Manifester Traum: { $noun }
verb-start = Startplättchen { $noun }
verb-discard = Plättchen ablegen
verb-transfer = Stattdessen eine übertragen
verb-done = Weiter

## Fragen

step-start-client = Mit welchem Klienten beginnst du?
step-choose-dream = Welchen manifesten Traum bekommt dieser Klient: { $client }?
step-start-tile = Welches Startplättchen wählst du?
step-start-row = In welche Zeile legst du dein Startplättchen? Sein Effekt: { $effect }.
step-turn = Was machst du in diesem Zug?
step-use-boxes = { $boxes ->
    [0] Du hast keine Herzdosen: Beende deinen Zug, wenn du keine freie Aktion mehr willst.
    [one] Verwendest du vor dem Ende des Zuges deine { $boxes } Herzdose für die Therapie?
   *[other] Verwendest du vor dem Ende des Zuges welche deiner { $boxes } Herzdosen für die Therapie?
}
step-choose-client = Welchen neuen Klienten nimmst du?
step-idea-space = Auf welchem Feld bringst du Gedanken ein?
step-idea-point = Auf welche Aktion zeigen deine Gedanken auf { $space }?
step-idea-place = Was platzierst du? Die Aktion: { $action }.
step-table-action = { $times ->
    [one] Führst du die Aktion noch { $times }-mal aus: { $action }?
   *[other] Führst du die Aktion aus, bis zu { $times }-mal: { $action }?
}
step-inkpot-move = Wie weit bewegt sich das Tintenfass? Der Wert ist { $value }; jeder Geistesblitz ändert ihn um 1. Es steht hier: { $space }.
step-inkpot-move-range = Wie weit bewegt sich das Tintenfass? Von { $least } bis { $most }; jeder Geistesblitz ändert das um 1. Es steht hier: { $space }.
step-parts = Welchen Effekt führst du als Nächstes aus? ({ $source })
step-pay = Mit welcher Erkenntnis bezahlst du? Fällig: { $due }. Das bringt: { $gains }.
step-pay-repress = Welche Erkenntnis verdrängst du? Fällig: { $due }. Das bringt: { $gains }.
step-generate = Welche Erkenntnis nimmst du zum Erzeugen? Sie wird zu: { $area }.
step-generate-quality = Welche Art erzeugst du? Die Stufe: { $level }.
step-elevate = Welche Erkenntnis steigerst du?
step-transfer = Welche Erkenntnis überträgst du?
step-transfer-quality = Auf welche Art überträgst du diese Erkenntnis: { $insight }?
step-elevate-or-transfer = Welche Erkenntnis steigerst du, oder überträgst du stattdessen eine?
step-choose-tile = Welches Plättchen führst du aus?
step-choose-row = Welche Zeile führst du aus?
step-choose-column = Welche Spalte führst du aus?
step-own-insight = Welche farbige Erkenntnis verlässt endgültig dein Erkenntnisrad? Sie markiert: { $thing }.
step-tile-spot = Welches Notizplättchen nimmst du?
step-place-tile = Wohin legst du das Plättchen ({ $effect })? Ohne freies Feld ersetzt es ein anderes oder wird abgelegt.
step-two-cards = Welchen der beiden Forschungsartikel behältst du?
step-exchange-card = Tauschst du eine Handkarte, und welche?
step-exchange-with = Welche Karte nimmst du dafür?
step-exchange-with-for = Welche Karte nimmst du für diese: { $card }?
step-play-card = { $publish ->
    [0] { $cards ->
        [one] Welchen Forschungsartikel spielst du aus? Noch { $cards } ist möglich.
       *[other] Welchen Forschungsartikel spielst du aus? Bis zu { $cards } sind möglich.
    }
   *[other] Spielst du Forschungsartikel aus, höchstens { $cards }, oder veröffentlichst du eine Werkreihe?
}
step-gather = Welchen Band fügst du dieser Werkreihe hinzu: { $treatise }? Noch nötig: { $volumes }.
step-walk = Wer bewegt sich, und wie weit?
step-boost = { $location }: { $times ->
    [0] Noch darfst du keinen Effekt ausführen
    [one] Du darfst { $times }-mal einen Effekt ausführen
   *[other] Du darfst { $times }-mal einen Effekt ausführen
}. Wie viele Geistesblitze gibst du aus? Jeder erlaubt zwei weitere Ausführungen.
step-location-effect = { $location }: Welchen Effekt führst du aus? { $times ->
    [one] { $times } Ausführung bleibt.
   *[other] { $times } Ausführungen bleiben.
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

event-turn = Zug { $number }: { $seat }
event-end-turn = { $seat } beendet den Zug
event-last-round = Die letzte Runde beginnt
event-over = Das Spiel ist zu Ende
event-points = { $seat } erhält { amount-points } ({ $source })
event-coffee = { $seat } erhält { $amount } Kaffee
event-pay-coffee = { $seat } gibt { $amount } Kaffee aus
event-box = { $seat } erhält { amount-boxes }
event-uses-box = { $seat } verwendet eine Herzdose für die Therapie
event-sells-box = { $seat } gibt eine Herzdose für Punkte ab
event-bright = { $seat } erhält { amount-bright }
event-pay-bright = { $seat } gibt { amount-bright } aus
event-insight = { $seat } bewegt eine Erkenntnis: { $insight } → { $to }
event-insight-placed = { $seat } nimmt eine farbige Erkenntnis für immer vom Erkenntnisrad ({ $insight })
event-states = { $seat } bringt { stated } auf { $space } ein: { $action }
event-inkpot = { $seat } bewegt das Tintenfass { $by ->
    [one] { $by } Feld
   *[other] { $by } Felder
} weit ({ $space })
event-idea-freed = { $seat } schaltet einen Gedanken und eine Spalte frei
event-takes-tile = { $seat } nimmt ein Notizplättchen ({ $tile })
event-places-tile = { $seat } legt ein Notizplättchen ({ $tile }): { $cell }
event-resolves-tile = { $seat } führt ein Notizplättchen aus ({ $tile })
event-line-filled = { $seat } füllt { $line } und schaltet eine farbige Erkenntnis frei
event-draws-research = { $seat } zieht einen Forschungsartikel: { $card }
event-draws-research-hidden = { $seat } zieht einen Forschungsartikel
event-exchanges-research = { $seat } tauscht einen Forschungsartikel: { $card } → { $taken }
event-plays-research = { $seat } spielt einen Forschungsartikel aus: { $card }
event-cites = { $seat } zitiert einen Band aus „{ $treatise }“ (von { $other_seat })
event-publishes = { $seat } veröffentlicht eine Werkreihe: { $treatise }
event-professor = { $seat } setzt die Professorenfigur auf: { $location }
event-freud = Freud geht zum Ort: { $location }
event-journalist = Der Journalist geht zum Ort: { $location }
event-recall = { $seat } sammelt Gedanken von { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Feldern
}
event-bonus = { $seat } nimmt einen Ortsbonus: { $bonus }
event-district-bonus = { $seat } nimmt einen Bezirksbonus: { $space }
event-fireworks = Das Feuerwerk zieht weiter: { $district }
event-reputation = { $seat } erhält ein Ansehen (eigener Marker: { $space }, Freuds Marker: { $freud })
event-track = { $seat } führt die Ansehensleiste aus
event-signal = { $seat } bringt Freuds Marker auf die 10: Nach dieser Runde folgt die letzte
event-goal = { $seat } gewinnt ein Ortsziel: { $goal }
event-takes-client = { $seat } nimmt einen Klienten auf: { $client }
event-takes-dream = { $seat } nimmt einen manifesten Traum: { $dream }
event-treats = { $seat } behandelt: { $client } (Traum: { $dream })
event-therapy = { $client } macht { $amount ->
    [one] { $amount } Schritt
   *[other] { $amount } Schritte
} in der Therapie (Klient von { $seat })
event-catharsis = Katharsis! Das Trauma ist überwunden: { $client } (Praxis: { $seat })
event-cures = { $seat } heilt: { $client }
event-second-room = { $seat } öffnet den zweiten Praxisraum

## Warum nicht: Gedanken und Tintenfass

reason-no-idea = Du hast weder einen Gedanken noch einen Geistesblitz zum Platzieren; sammle deine Gedanken oder nimm dir für 3 Kaffee einen Geistesblitz.
reason-no-space = Kein leeres Feld liegt neben einer Aktion, auf die noch keiner deiner Gedanken zeigt; sammle erst deine Gedanken.
reason-space-taken = Auf diesem Feld liegen schon Gedanken; wähle ein leeres.
reason-space-blocked = Dieses Feld ist bei dieser Personenzahl gesperrt; wähle ein anderes.
reason-not-beside = Diese Aktion liegt nicht neben dem gewählten Feld; wähle eine, die daran grenzt.
reason-already-pointed = Darauf zeigen schon frühere Gedanken von dir; wähle etwas anderes oder sammle in einem anderen Zug deine Gedanken.
reason-not-enough-ideas = Du hast zu wenige Gedanken im Vorrat; platziere weniger oder ersetze einen durch einen Geistesblitz.
reason-not-enough-bright = Du hast dafür zu wenige Geistesblitze; als freie Aktion bekommst du einen für 3 Kaffee.
reason-nothing-to-recall = Auf dem Tischplan liegt kein Gedanke von dir; bring erst Gedanken ein.
reason-inkpot-too-far = Jeder Geistesblitz ändert die Bewegung des Tintenfasses nur um 1, und dafür hast du zu wenige; wähle eine Zahl näher am vorgegebenen Wert.
reason-inkpot-must-move = Das Tintenfass muss sich mindestens 1 Feld bewegen; wähle eine größere Zahl.

## Warum nicht: Erkenntnisse und Effekte

reason-no-such-insight = Eine solche Erkenntnis hast du nicht; wähle eine, die auf deinem Erkenntnisrad liegt.
reason-insight-does-not-fit = Diese Erkenntnis hat nicht die verlangte Art oder Stufe; wähle eine andere.
reason-rest-unpayable = Danach könntest du den Rest nicht mehr bezahlen; bezahle mit etwas anderem.
reason-cannot-pay-insights = Dir fehlen die nötigen Erkenntnisse; erzeuge, steigere oder übertrage erst welche.
reason-short-of-coffee = Das kostet { $need } Kaffee, mehr als du hast; neuen Kaffee bringt Gedanken sammeln.
reason-no-box = Du hast keine Herzdose; als freie Aktion bekommst du eine für eine umfassende, eine gehobene und eine geringe Erkenntnis.
reason-nothing-to-elevate = Keine deiner Erkenntnisse lässt sich steigern; nötig ist eine geringe oder gehobene auf dem Erkenntnisrad, also erzeuge erst eine.
reason-not-on-a-ring = Erkenntnisse in der Reserve zählen hier nicht; nötig ist eine auf einem Ring, also erzeuge erst eine.
reason-already-major = Eine umfassende Erkenntnis lässt sich nicht weiter steigern; wähle eine geringe oder gehobene.
reason-same-quality = Die Erkenntnis hat diese Art schon; wähle eine der beiden anderen.
reason-ability-not-yours = Das ist die Fähigkeit eines Klienten, den du nicht hast oder dessen Trauma noch nicht überwunden ist; bring ihn zur Katharsis.
reason-ability-used = Diese Fähigkeit wirkt einmal pro Zug und ist schon benutzt; in deinem nächsten Zug hast du sie wieder.
reason-no-such-part = Einen Effekt mit dieser Nummer gibt es hier nicht; wähle einen der angebotenen.
reason-part-impossible = Das würde jetzt nichts bewirken, oder du kannst es nicht bezahlen; wähle etwas anderes oder mach weiter.
reason-part-must-be-done = Auf Therapiepunkte darfst du nicht verzichten; führe sie aus, bevor du weitermachst.
reason-reserve-first = Solange Erkenntnisse in deiner Reserve liegen, erzeugst du mit einer von dort; wähle eine aus der Reserve.
reason-no-own-insight = Dafür brauchst du eine farbige Erkenntnis auf deinem Erkenntnisrad; jede gefüllte Zeile oder Spalte schaltet eine frei.

## Warum nicht: Notizen

reason-other-column = Diese Aktion gilt für eine andere Spalte der Auslage; wähle dort ein Plättchen.
reason-no-tile-there = Hier liegt kein Plättchen dafür; wähle ein Feld mit einem Plättchen, beim zweiten Ausführen wieder dasselbe.
reason-row-full = Diese Zeile ist voll; wähle eine mit einem leeren Feld.
reason-locked = { $need ->
    [one] Um dieses Schloss abzudecken, brauchst du { $need } geheilten Klienten
   *[other] Um dieses Schloss abzudecken, brauchst du { $need } geheilte Klienten
}; heile weitere oder wähle eine andere Zeile.
reason-empty-space-first = Für das Plättchen ist noch ein leeres Feld frei; wähle eine Zeile.
reason-column-not-open = Diese Spalte ist noch nicht offen; das Tintenfass öffnet die nächste, wenn es von links nach oben kommt.

## Warum nicht: Forschung und Werkreihen

reason-not-in-hand = Diesen Forschungsartikel hast du nicht auf der Hand; wähle einen, den du hast.
reason-not-in-display = Dieser Forschungsartikel liegt nicht aus; wähle einen der offenen oder mach weiter.
reason-not-drawn = Diese Karte hast du nicht gezogen; behalte eine der beiden gezogenen.
reason-not-in-play = Dieser Forschungsartikel liegt nicht bei dir im Spiel; wähle einen, der dort liegt.
reason-published-already = Diese Werkreihe ist schon veröffentlicht; wähle eine andere.
reason-first-volume-own = Der Band ganz links muss ein eigener Forschungsartikel im Spiel sein, in der gezeigten Farbe; spiele erst einen aus.
reason-volumes-missing = Deine Forschung im Spiel und die Bände, die du zitieren kannst, reichen für diese Werkreihe nicht; spiele erst mehr Forschung aus.
reason-volume-not-needed = Einen Band dieser Farbe braucht die Werkreihe jetzt nicht; wähle einen in einer anderen Farbe.
reason-would-strand-treatise = Mit diesem Band ließe sich die Werkreihe nicht mehr vollenden; wähle einen anderen.
reason-cite-others = Zitieren kannst du nur aus Werkreihen, die andere veröffentlicht haben; wähle eine davon.
reason-nothing-to-cite = Alle Bände dieser Werkreihe sind schon wegzitiert; wähle eine andere.

## Warum nicht: die Stadt

reason-not-that-figure = Diese Bewegung ist hier nicht möglich; wähle eine der angebotenen.
reason-already-with-freud = Diese Figur steht schon bei Freud; wähle stattdessen eine Anzahl Orte.
reason-too-many-bright = Ortseffekte werden höchstens fünfmal ausgeführt, ein Geistesblitz wäre also verschwendet; gib weniger aus.
reason-figure-not-there = Für einen Bonus muss dort deine Professorenfigur, Freud oder, falls er mitspielt, der Journalist stehen; bewege erst eine dieser Figuren.
reason-no-tokens = Dieser Bezirk hat keine Marker mehr und gibt keine Boni mehr; wähle einen anderen.
reason-bonus-taken = Dieser Bonus ist schon verbraucht; wähle einen, der nicht bedeckt ist.
reason-tags-missing = { $need ->
    [one] Nötig ist { $need } Ortssymbol dieses Bezirks
   *[other] Nötig sind { $need } Ortssymbole dieses Bezirks
}, mehr als du hast; spiele Forschung aus, veröffentliche, gewinne Ortsziele oder bring Klienten zur Katharsis.
reason-track-not-there = So weit ist Freuds Marker noch nicht; wähle eine Aktion aus seinem Abschnitt oder weiter links.

## Warum nicht: Klienten

reason-room-empty = In diesem Praxisraum ist kein Klient; wähle einen, in dem einer ist.
reason-treated-already = Diesen Klienten hast du in diesem Zug schon behandelt; behandle den anderen oder mach weiter.
reason-no-dream = Dieser Klient hat keine Träume mehr; ihm helfen nur noch Herzdosen am Ende deines Zuges.
reason-not-in-client-display = Dort liegt kein Klient; wähle einen der ausliegenden.
reason-no-such-dream = Dort liegt kein Traum; wähle einen anderen.

## Optionen

option-players = Personen
option-players-help = Für zwei bis vier Personen. Mit weniger Personen hat der Tischplan weniger Felder, und es sind weniger Notizplättchen im Spiel.
option-journalist = Journalist
option-journalist-help = Modul: eine weitere Figur in der Stadt. Du darfst den Journalisten anstelle deiner Professorenfigur oder Freuds bewegen und Boni nehmen, wo er steht; und mit ihm zählen die Ortssymbole auf den Werkreihen aller für dich.
option-overlays = Ortsauflagen
option-overlays-help = Modul: Auflagen ersetzen die drei Boni jedes Ortes, so ist jedes Spiel anders. Eine farbige passt zu ihrem Bezirk; eine graue kann überall liegen, und ihr mittlerer Bonus behandelt einen Klienten.
option-overlays-none = Ohne Auflagen
option-overlays-coloured = Alle farbig
option-overlays-mixed = Gemischt: halb farbig, halb grau
option-overlays-grey = Alle grau
option-fireworks = Feuerwerk
option-fireworks-help = Modul: Im Bezirk mit dem Feuerwerk braucht ein Bezirksbonus ein Ortssymbol weniger. Danach zieht es in den nächsten Bezirk weiter.
