### Was nur der Tisch im Browser sagt: Namen seiner Teile, Hinweise, die Kette, Warnungen, das Spielende.

## Die Teile des Tisches
screen-vienna = Wien
screen-displays = Auslagen
screen-dreams = Manifeste Träume
screen-stock = Vorrat
screen-rooms = Praxisräume
screen-papers = Forschung, Werkreihen und Ortssymbole
screen-hand = Hand
screen-in-play = Im Spiel
screen-none = keine
screen-reserve = Reserve
screen-free = Frei
screen-free-help = Freie Aktionen kannst du jederzeit in deinem Zug ausführen.

## Der Tischplan
screen-action-notebook-1 = nur das Plättchen
screen-action-notebook-2 = mit Banner
screen-action-notebook-3 = mit allem
screen-action-generate = drei geringe
screen-action-research = Forschung
screen-action-professor = Professorenfigur
screen-action-elevate = steigern, übertragen
screen-action-play = ausspielen, veröffentlichen
screen-action-freud = Freud
screen-space = Gedankenfeld { $space }
screen-space-blocked = Bei so wenigen Personen nicht im Spiel.
screen-space-moves = Gedanken hier bewegen das Tintenfass { $value ->
    [one] { $value } Feld.
   *[other] { $value } Felder.
}
screen-space-ideas = { $name }: { $count ->
    [one] { $count } Gedanke
   *[other] { $count } Gedanken
} ({ $action })
screen-tile-gone = Für dieses Feld gibt es kein Plättchen mehr. Du erhältst stattdessen Punkte.

## Plättchen und Karten
screen-tile-start = Start-Notizplättchen
screen-tile-i = Notizplättchen, Stufe I
screen-tile-ii = Notizplättchen, Stufe II
screen-main = Haupteffekt:
screen-banner = Banner:
screen-start-at = Deine Professorenfigur beginnt hier: { $location }
screen-routine = Routinefall
screen-case-study = Fallstudie
screen-client-figures = { $therapy ->
    [one] { $therapy } Therapiepunkt
   *[other] { $therapy } Therapiepunkte
}, geheilt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
screen-from-catharsis = Ab der Katharsis: { $tags }
screen-grief = Trauma
screen-grief-figures = Therapie +{ $therapy }. Bei der Katharsis: { $effect }
screen-grief-gone = Das Trauma ist überwunden. Jetzt gelten die Ortssymbole und die Fähigkeit oder die Wertung.
screen-manifest = Manifester Traum
screen-latent = Latenter Traum
screen-dream-symbol = Bei einem Trauma mit demselben Symbol ({ $symbol }) gibt er 1 Herzdose.
screen-symbol-matches = Das Symbol passt zum Trauma: 1 Herzdose, wenn du diesen Traum nutzt.
screen-latent-under = Liegt unter dem manifesten Traum und kommt nach ihm.
screen-no-dreams = Keine Träume mehr. Jetzt helfen nur noch Herzdosen.
screen-tag = Ortssymbol: { $location }
screen-tags-of = { $location } ×{ $count }
screen-deck-left = Forschungsstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
screen-treatise-figures = Veröffentlicht: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Ortssymbole: { $tags }
screen-treatise-volumes = Bände: { $volumes }
screen-treatise-help = Der erste Band ist ein eigener Forschungsartikel im Spiel. Die anderen darfst du zitieren.
screen-published-by = Veröffentlicht von { $name }
screen-citable = { $count ->
    [0] Alle Bände sind schon zitiert.
    [one] { $count } Band kann noch zitiert werden, von rechts.
   *[other] { $count } Bände können noch zitiert werden, von rechts.
}
screen-cured = Geheilt: { $client }
screen-cured-help = Ein geheilter Klient bleibt bis zum Ende bei dir.

## Die Stadt
screen-location-count = Figuren hier: { $figures }. Deine Ortssymbole: { $tags }. Die größere Zahl sagt, wie oft du den Ort nutzen darfst (höchstens fünfmal).
screen-standing-here = Hier: { $names }
screen-freud = Freud
screen-journalist = der Journalist
screen-professor-of = Professorenfigur ({ $name })
screen-bonus-used = Verbraucht.
screen-bonus-free = Frei: Nimm ihn beim Gedankensammeln, wenn deine Professorenfigur, Freud oder der Journalist hier steht.
screen-district-needs = Nötige Ortssymbole dieses Bezirks: { $value }, du hast { $tags }. Kostet eine farbige Erkenntnis, die dein Erkenntnisrad für immer verlässt.
screen-district-taken = Belegt von { $name }.
screen-fireworks-help = Das Feuerwerk ist hier: Ein Ortssymbol weniger genügt.
screen-tokens = { $count ->
    [one] { $count } Marker ist übrig.
   *[other] { $count } Marker sind übrig.
}
screen-tokens-help = Jeder Bonus hier verbraucht einen Marker. Der oberste gibt 1 Ansehen.

## Ansehensleiste und Ziele
screen-income = Über deinem Marker
screen-track-action = Unter Freuds Marker
screen-track-now = Jetzt ausgelöst, gibt sie
screen-track-then = Dann eines davon: { $actions }
screen-watch = Freuds Figur geht weiter, wenn sein Marker hierher kommt.
screen-freud-marker = Freuds Marker. Auf der 10 kündigt er das Spielende an.
screen-reputation-of = { $name }: Ansehen { $reputation }
screen-goal-tags = 1 Ansehen und Ortssymbole: { $tags }
screen-goal-points = 1 Ansehen und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
screen-goal-won = Erreicht von { $name }
screen-goal-progress = { $name }: { $reached } von { $needed }

## Der Schreibtisch
screen-coffee-help = Höchstens 6. Neuen Kaffee bekommst du beim Gedankensammeln.
screen-box-help = Am Ende deines Zuges ist eine Herzdose ein Therapiepunkt. Herzdosen über der Grenze werden zu je 2 Punkten.
screen-bright-help = Ersetzt einen Gedanken, ändert eine Bewegung des Tintenfasses um 1 oder gibt an einem Ort 2 Effekte mehr.
screen-ideas-line = Gedanken: { $ideas } im Vorrat, { $placed } auf dem Tisch, { $locked } noch gesperrt
screen-points-line = Punkte: { $points }. Ansehen: { $reputation }.
screen-dial-help = Auf dem inneren Ring liegen geringe Erkenntnisse, auf dem äußeren umfassende.
screen-overpays = Überzahlt: eine höhere Stufe als verlangt, ohne Wechselgeld.
screen-inkpot-top = Spalte
screen-inkpot-row-1 = Zeile 1
screen-inkpot-row-2 = Zeile 2
screen-inkpot-row-3 = Zeile 3
screen-inkpot-left = Leiste
screen-inkpot-here = Das Tintenfass steht hier
screen-inkpot-top-help = Löse eine offene Spalte aus. Kommt das Tintenfass von links, schaltest du einen Gedanken frei und öffnest seine Spalte.
screen-inkpot-row-1-help = Löse Zeile 1 aus: Erzeuge ein geringes Wachstum, dann löse ihre Plättchen aus.
screen-inkpot-row-2-help = Löse Zeile 2 aus: Erzeuge eine geringe Freiheit, dann löse ihre Plättchen aus.
screen-inkpot-row-3-help = Löse Zeile 3 aus: Erzeuge eine geringe Leidenschaft, dann löse ihre Plättchen aus.
screen-inkpot-left-help = Löse die Ansehensleiste aus.
screen-column-open = Offen: Ihr Gedanke ist freigeschaltet.
screen-column-closed = Geschlossen, bis das Tintenfass nach einer Runde diesen Gedanken freischaltet.
screen-column-foot = Ist die Spalte gefüllt: { $effect }
screen-row-end = Ist die Zeile gefüllt: { $effect }
screen-cell-empty = Leer
screen-lock = { $cured ->
    [0] Ein Schloss: Dieses braucht keinen geheilten Klienten.
    [one] Ein Schloss: Es braucht { $cured } geheilten Klienten.
   *[other] Ein Schloss: Es braucht { $cured } geheilte Klienten.
}
screen-district-tags = { $count ->
    [one] { $count } Ortssymbol in diesem Bezirk
   *[other] { $count } Ortssymbole in diesem Bezirk
}

## Praxisräume
screen-room = Praxisraum { $number }
screen-room-empty = Praxisraum { $number } ist leer
screen-room-empty-help = Am Ende des Zuges kommt ein neuer Klient.
screen-room-closed = Praxisraum { $number } ist geschlossen
screen-room-closed-help = Er öffnet sich, wenn das Start-Trauma überwunden ist.
screen-therapy-left = { $points ->
    [one] { $points } Therapiepunkt bis zur Heilung
   *[other] { $points } Therapiepunkte bis zur Heilung
}

## Was gerade geschieht
screen-doing = Was gerade geschieht
screen-doing-nothing = Gerade steht nichts an.
screen-doing-other = nächster Schritt
screen-doing-idea-space = Wähle ein Feld für deine Gedanken
screen-doing-table-action = { $times ->
    [one] { $action }
    [2] { $action }, zweimal
   *[other] { $action }, { $times }-mal
}
screen-doing-inkpot-exactly = { $spaces ->
    [one] Tintenfass { $spaces } Feld bewegen
   *[other] Tintenfass { $spaces } Felder bewegen
}
screen-doing-inkpot-move = { $most ->
    [one] Tintenfass { $most } Feld bewegen
   *[other] { $least ->
        [0] Tintenfass bewegen
       *[other] Tintenfass bewegen: { $least }–{ $most }
    }
}
screen-doing-use-boxes = Herzdosen für die Therapie, dann endet der Zug
screen-doing-parts = Effekte in beliebiger Reihenfolge
screen-doing-pay = Bezahle
screen-doing-gains = Dafür
screen-doing-place-tile = Lege das Plättchen
screen-doing-choose-client = Wähle einen Klienten
screen-doing-choose-dream = Wähle einen manifesten Traum
screen-doing-play-card = Forschung ausspielen oder veröffentlichen
screen-doing-gather = Bände sammeln: { $treatise }
screen-doing-own-insight = Gib eine farbige Erkenntnis ab
screen-doing-location-effect = { $location }: noch { $times ->
    [one] { $times } Effekt
   *[other] { $times } Effekte
}
screen-doing-exchange-card = Eine Karte tauschen oder nicht
screen-part-next = Drücken, um ihn als Nächstes auszuführen.
screen-part-not-now = Er bewirkt jetzt nichts, oder du kannst ihn nicht bezahlen.
screen-no-bright = keinen
screen-foreseen = Von { $space } aus:
screen-foreseen-action = die Aktion, ein- oder zweimal
screen-foreseen-inkpot = Tintenfass: { $by } → { $space }{ $bright ->
    [0] {""}
    [one] {" "}({ $bright } Geistesblitz)
   *[other] {" "}({ $bright } Geistesblitze)
}

## Achte darauf
heed-last-round = Die letzte Runde: Es kommen keine neuen Klienten.
heed-signalled = Das Ende ist angekündigt: Nach dieser Runde kommt noch eine.
heed-could-cure = { $boxes ->
    [one] { $boxes } Herzdose heilt
   *[other] { $boxes } Herzdosen heilen
}: { $thing }
heed-boxes-full = Kein Platz für mehr Herzdosen. Weitere werden zu je 2 Punkten.
heed-goal-near = Nur ein Schritt fehlt zu einem Ziel: { $thing }
warning-unclaimed-bonus = Weiter ohne einen Bonus, der zu haben ist
waste-unclaimed-bonus = Hier ist ein Bonus zu haben. Mit diesem Sammeln verfällt die Gelegenheit.
warning-could-cure = Zugende, obwohl Herzdosen einen Klienten heilen
waste-could-cure = { $boxes ->
    [one] { $boxes } Herzdose heilt
   *[other] { $boxes } Herzdosen heilen
} jetzt: { $client }
warning-boxes-full = Herzdosen über der Grenze
waste-boxes-full = Für mehr Herzdosen ist kein Platz. Diese wird sofort zu 2 Punkten.
warning-coffee-lost = Mehr Kaffee sammeln, als Platz hat
waste-coffee-lost = { $count ->
    [one] { $count } Kaffee geht verloren: Du hast höchstens 6.
   *[other] { $count } Kaffee gehen verloren: Du hast höchstens 6.
}
warning-skipped-action = Eine Aktion des Tischplans auslassen
waste-skipped-action = Diese Aktion führst du nicht aus: { $action }
warning-skipped-tile = Ein Plättchen ablegen
waste-skipped-tile = Das Plättchen legst du ohne Gegenwert ab.

## Die anderen, das Glossar, das Ende
screen-seat-line = { $name }: Punkte { $points }, Kaffee { $coffee }, Herzdosen { $boxes }, geheilt { $cured }, Werkreihen { $treatises }
screen-others = Die anderen
screen-setting-up = Aufbau
screen-round = Runde { $round }
screen-final-reputation = Ansehen, auch für Heilungen und Werkreihen
screen-final-districts = Erkenntnisse in verschiedenen Bezirken
screen-final-rows = Gefüllte Zeilen
screen-final-tags = Verschiedene Ortssymbole
screen-final-case-studies = Fallstudien
screen-final-boxes = Übrige Herzdosen
screen-final-bright = Übrige Geistesblitze und Kaffee
screen-total = Summe
screen-points-of = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
screen-resolved = ausgelöst ×{ $times }
screen-symbols-insights = Erkenntnisse: Die Form zeigt die Stufe, das Zeichen die Art
screen-symbols-any = beliebige Art
screen-symbols-hollow = hohl: Du setzt sie ein, dann kommt sie in die Reserve
screen-symbols-own = mit farbigem Rand: eine farbige Erkenntnis
screen-symbols-effects = Was die Dinge tun
screen-symbols-others = Andere Zeichen
screen-symbols-professor = eine Professorenfigur
screen-symbols-idea = ein Gedanke
screen-symbols-lock = gesperrt
screen-symbols-waves = Wellen, ein Symbol von Traumata und Träumen
screen-symbols-cloud = Wolke, ein Symbol von Traumata und Träumen
screen-symbols-eye = Auge, ein Symbol von Traumata und Träumen
screen-symbols-token = ein verbrauchter Bonus
screen-symbols-watch = eine Taschenuhr: Freud geht weiter (auf einer Fallstudie: Wertung am Ende)
screen-symbols-fireworks = Feuerwerk: Ein Bezirksbonus braucht ein Ortssymbol weniger
screen-symbols-goal = ein Ziel in Reichweite
screen-symbols-treatise = eine Werkreihe veröffentlichen
