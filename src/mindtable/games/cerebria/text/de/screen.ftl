### Was der Tisch auf dem Bildschirm sonst noch sagt: Namen für Hinweise und Vorleseprogramme, die Selbsterkenntnis, das Ende.

screen-board = Das Spielbrett von Cerebria
screen-mine = Dein Bereich
screen-others = Die anderen am Tisch
screen-spectator = Du siehst zu.

## Karten

screen-starting = Start-Emotion
screen-mild = Schwach
screen-strong = Stark
screen-vibe = { $vibe }
screen-spaces = Intensität nach Essenz: { $spaces }
screen-essence-of = Essenz: { $essence } von { $spaces }
screen-intensity = Intensität { $intensity }
screen-intensity-token = Intensität { $intensity }, davon +{ $token } durch einen Marker
screen-empower-at = Verstärkbar zu „{ $strong }“, nötige Essenz: { $threshold }
screen-from-deck = Aus dem Stapel von { $seat }
screen-hand = Hand
screen-seen = Bekannte Karten
screen-unknown-cards = { $count ->
    [one] { $count } Karte, die sonst niemand gesehen hat
   *[other] { $count } Karten, die sonst niemand gesehen hat
}
screen-deck = Stapel: { $cards }
screen-deck-empty = Stapel: leer
screen-deck-face-down = Stapel: { $cards }, verdeckt, bis die Starthände gezogen werden
screen-bottom = Bekannte Karten unter dem Stapel, von unten: { $cards }
screen-supply-card = Vorrat

## Plätze, Felder und Kontrolle

screen-slot-empty = leer
screen-space = Feld: { $space }
screen-space-with = Feld: { $space }. Hier: { $seats }
screen-sums = Ekstase { $bliss } : { $gloom } Gram
screen-controlled = { $team } hat die Kontrolle.
screen-uncontrolled = Niemand hat die Kontrolle.
screen-realm-sum-help = Die Summe der Intensitäten auf den zwei Emotionsplätzen hier und, sofern keine gegnerische Emotion sie blockiert, auf denen der Grenzen daneben, dazu die der Festung.
screen-frontier-sum-help = Die Summe der Intensitäten im Tripel: auf dem Emotionsplatz der Grenze und auf den zwei daneben. Ein Team, das allein im Tripel ist, kontrolliert die Grenze.
screen-fortress-none = { $realm }: keine Festung
screen-fortress = { $realm }: Festung { $team-gen } ({ $fragment })
screen-fortress-fresh = { $realm }: Festung { $team-gen } ({ $fragment }), neu in diesem Zug
screen-fortress-help = Ein kleines Fragment gibt in seinem Reich 1 Intensität, ein großes 2. Bei einer Selbsterkenntnis der Sphäre daneben kommt die Festung in die Identität, es sei denn, sie ist neu in diesem Zug.

## Urquell und Identität

screen-sphere-at = Jetzt bei: { $realm }
screen-sphere-holds = { $willpower } von 7 Willenspunkten
screen-identity = Identität
screen-identity-help = Am Ende zählt ein kleines Fragment 3 Punkte, ein großes 5, das Schlussfragment 4.
screen-identity-empty = Noch kein Fragment
screen-identity-piece = { $team }: { $fragment }

## Geister und ihre Tableaus

screen-spirit-of = { $spirit } ({ $seat })
screen-no-power = Im einfachen Spiel haben Geister keine Fähigkeiten.
screen-holds = Willenspunkte { $willpower } · Essenz { $essence } · Karten { $cards }
screen-willpower-of = Willenspunkte: { $willpower }
screen-essence-pool = Essenz auf dem Geisttableau: { $essence }
screen-cards-of = Karten auf der Hand: { $cards }
screen-spirit-board = Geisttableau: { $spirit }
screen-action-move = Geh auf ein benachbartes Feld.
screen-action-invoke = Leg eine Emotion aus der Hand auf einen leeren Emotionsplatz neben deinem Geist, mit 1 Essenz darauf.
screen-action-quell = Nimm 1 Essenz von einer gegnerischen Emotion neben deinem Geist. Zeig dazu eine Karte mit ihrer Aura vor.
screen-action-fortify = Bau eine Festung in einem Reich neben deinem Geist, das die Gegenseite nicht kontrolliert.
screen-action-empower = Ersetze eine schwache Emotion deines Teams neben deinem Geist durch ihr starkes Gegenstück.
screen-costs = Kosten: { $price }
screen-adds = Kostet zusätzlich: { $price }
screen-token = Aurazeichen: { $vibe }.
screen-token-none = Noch kein Aurazeichen.
screen-blocked = Blockiert durch einen Unsicherheitsmarker.
screen-abilities = Ambitionsfähigkeiten und Ende des Zuges
screen-ability-used = In diesem Zug schon genutzt.
screen-more = Ganzes Tableau
screen-less = Kurzform

## Teams, Sehnsüchte und Züge

screen-total = Punkte insgesamt: { $points }.
screen-wheel = Davon für Vorsätze: { $points }.
screen-intentions = Vorsätze, die Punkte geben:
screen-wheel-bonus = Auf dem Kreis gibt jeder zweite Punkt reihum 1 Essenz, 1 Karte oder 1 Ambition.
screen-ambition-of = Verfügbare Ambition: { $ambition } von 3
screen-supply-title = Übrige Fragmente
screen-supply = { $team }: kleine Fragmente { $minors }, große Fragmente { $majors }
screen-aspiration = Sehnsucht
screen-common = Gemeinsame Sehnsucht
screen-common-current = Aktuelle gemeinsame Sehnsucht
screen-common-coming = Gemeinsame Sehnsucht, Platz { $place } in der Reihe
screen-common-past = Frühere gemeinsame Sehnsucht
screen-common-removed = Aus dem Spiel genommene gemeinsame Sehnsucht
screen-hidden = Geheime Sehnsucht
screen-hidden-of = Geheime Sehnsucht: { $team }
screen-hidden-left = Unbekannt. Übrige Karten: { $count }
screen-past-hidden = Bisher aufgedeckt: { $names }
screen-choose-hidden = Wähle eine geheime Sehnsucht
screen-ahead = { $sums }, vorn liegt { $team }
screen-level = { $sums }, Gleichstand
screen-turn = Zug { $turn }
screen-turn-of = Zug { $turn }: { $seat }. Übrige Aktionen: { $actions }
screen-before-first-turn = Vor dem ersten Zug
screen-marker = Reihenfolgemarker { $place }: { $seat }
screen-absorbed = In diesem Zug kein Absorbieren mehr.
screen-can-absorb = In diesem Zug noch ein Absorbieren.

## Selbsterkenntnis

screen-revelation = Selbsterkenntnis
screen-revelation-1 = Die geheimen Sehnsüchte werden aufgedeckt
screen-revelation-2 = Wer hat was erfüllt?
screen-revelation-3 = Fragmente kommen in die Identität
screen-revelation-4 = Die nächste gemeinsame Sehnsucht
screen-revelation-5 = Neue geheime Sehnsüchte
screen-revelation-6 = Die Festung neben der Sphäre
screen-revelation-7 = Die Sphäre wird wieder gefüllt
screen-revelation-none = Es ändert sich nichts.
screen-met = erfüllt
screen-not-met = nicht erfüllt
screen-close = Schließen

## Das Ende

screen-won = { $team } gewinnt.
screen-drawn = Niemand gewinnt: Die Teams liegen gleichauf.
screen-tie-broken = Die Punkte sind gleich. Das Schlussfragment entscheidet.
screen-intentions-points = Vorsätze
screen-times = { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}
screen-second-capping = Anstelle eines zweiten Schlussfragments
screen-wheel-total = Punkte auf dem Kreis
screen-together = Zusammen
screen-ending-piece = Zug { $turn }: { $fragment } durch Sehnsüchte
screen-ending-fortress = Zug { $turn }: Festung kam dazu ({ $realm })

## Warnungen vor Verschwendung

warning-actions-left = Zugende mit übrigen Aktionen
warning-actions-left-now = { $actions ->
    [one] Du hast noch { $actions } Aktion.
   *[other] Du hast noch { $actions } Aktionen.
}
warning-absorb-left = Zugende ohne Absorbieren
warning-absorb-left-now = Du hast in diesem Zug noch nicht absorbiert.

## Symbole und Galerie

screen-symbols-have = Was du hast
screen-symbols-do = Was du tust
screen-symbols-spheres = Boni der Sphären
screen-symbols-bliss = Runde Zeichen und Perlen am Rand. Die Festung zeigt nach oben.
screen-symbols-gloom = Sechseckige Zeichen und Zacken am Rand. Die Festung zeigt nach unten.
screen-kind-boards = Geisttableaus

## Eigene Decks

screen-decks-about = Baue einen eigenen Emotionsstapel, speichere ihn und spiele damit. Die Regeln werden beim Bauen geprüft.
screen-decks-shelf = Decks zum Öffnen
screen-decks-new = Neues Deck
screen-decks-own = Eigene Decks
screen-decks-ready = Fertige Decks
screen-decks-other = Eine Liste von Karten
screen-decks-field-help = Jeder Spieler nimmt ein fertiges Deck oder eines von deinen.
screen-decks-name = Name des Decks
screen-decks-unnamed = Deck ohne Namen
screen-decks-side = Seite
screen-decks-of = von { $size } Karten
screen-decks-list = Karten im Deck
screen-decks-pool = Emotionen der Seite { $side }
screen-decks-keys = Mit den Pfeiltasten gehst du von Karte zu Karte, + fügt eine hinzu, − entfernt eine.
screen-decks-key-add = Ausgewählte Karte hinzufügen
screen-decks-key-drop = Ausgewählte Karte entfernen
screen-decks-add = Eine hinzufügen: { $card }. Im Deck: { $count }
screen-decks-drop = Eine entfernen: { $card }
screen-decks-legal = Mit diesem Deck kannst du spielen.
screen-decks-unreachable = Der Server ist nicht erreichbar. Ob das Deck den Regeln entspricht, prüfen wir, sobald er wieder da ist.
screen-decks-save = Deck speichern
screen-decks-saved = „{ $name }“ ist gespeichert.
screen-decks-play = Damit spielen
screen-decks-play-not = Mit diesem Deck kannst du noch nicht spielen. Was fehlt, siehst du oben.
screen-decks-copy = Als Text kopieren
screen-decks-link = Link kopieren
screen-decks-read = Text einlesen
screen-decks-read-help = Eine Emotion je Zeile mit ihrer Anzahl, etwa „2 courage“, in dieser Sprache oder auf Englisch. Eine Zeile, die mit # beginnt, gibt den Namen.
screen-decks-read-in = Einlesen
screen-decks-read-nothing = Der Text nennt keine Emotion. Schreibe eine je Zeile, etwa „2 courage“.
screen-decks-misread = Zeile { $line }: Eine Emotion „{ $words }“ gibt es nicht. Prüfe die Schreibweise.
screen-decks-delete = Löschen
screen-decks-delete-ask = „{ $name }“ löschen?
screen-decks-delete-help = Zurückholen kannst du das Deck nur, wenn du seinen Text hast.
