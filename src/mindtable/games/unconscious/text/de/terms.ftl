### Namen der Dinge auf dem Tisch und die Worte, in denen Effekte erzählt werden.
### Glossar: jedes Ding hat ein Wort. Ortssymbole gehören zu Orten, Symbole (Wellen, Wolke, Auge) zu Traumata und Träumen;
### eine farbige Erkenntnis hat die Farbe einer Person. „Geringes Wachstum“ ist kurz für eine geringe Erkenntnis der Art
### Wachstum. Aktionen und Effekte führst du aus, Orte, Banner, Boni und Träume nutzt du, Zeilen, Spalten, Plättchen und die Leiste
### löst du aus. Das Start-Notizplättchen, das Start-Trauma; Personen, nicht Spieler.
### Ein Effekt hat zwei Formen: den Befehl („erhalte 1 Herzdose“) und als .gain den Ertrag („1 Herzdose“). Ein Effekt mit Preis
### ist „Kosten → Ertrag“; neben einem Ertrag stehen die Kosten kurz (.short). $n ist eine Zahl; $level, $quality und
### $location sind Ids.

## Orte und Bezirke

location-theatre = Theater
    .to = ins Theater
    .at = im Theater
location-library = Bibliothek
    .to = in die Bibliothek
    .at = in der Bibliothek
location-opera = Oper
    .to = in die Oper
    .at = in der Oper
location-museum = Museum
    .to = ins Museum
    .at = im Museum
location-university = Universität
    .to = zur Universität
    .at = an der Universität
location-cafe = Café
    .to = ins Café
    .at = im Café
district-green = Grüner Bezirk
    .to = in den grünen Bezirk
    .at = im grünen Bezirk
district-purple = Violetter Bezirk
    .to = in den violetten Bezirk
    .at = im violetten Bezirk
district-red = Roter Bezirk
    .to = in den roten Bezirk
    .at = im roten Bezirk

## Erkenntnisse

quality-growth = Wachstum
quality-freedom = Freiheit
quality-passion = Leidenschaft
level-minor = gering
level-median = gehoben
level-major = umfassend

## Symbole von Traumata und Träumen

symbol-waves = Wellen
symbol-cloud = Wolke
symbol-eye = Auge

## Ressourcen

resource-points = Punkte
resource-coffee = Kaffee
resource-box = Herzdose
resource-idea = Gedanke
resource-bright = Geistesblitz
resource-insight = Erkenntnis
resource-therapy = Therapiepunkt
resource-reputation = Ansehen

## Felder des Tintenfasses

inkpot-top = oberes Feld
    .at = auf dem oberen Feld (Spalten)
    .to = auf das obere Feld (Spalten)
inkpot-row-1 = Zeile 1
    .at = bei Zeile 1
    .to = zu Zeile 1
inkpot-row-2 = Zeile 2
    .at = bei Zeile 2
    .to = zu Zeile 2
inkpot-row-3 = Zeile 3
    .at = bei Zeile 3
    .to = zu Zeile 3
inkpot-left = linkes Feld
    .at = auf dem linken Feld (Ansehensleiste)
    .to = auf das linke Feld (Ansehensleiste)

## Aktionen des Tischplans

table-notebook-1 = Notizplättchen für 1 Kaffee
table-notebook-1-help = Gib 1 Kaffee aus und nimm das oberste Plättchen eines der beiden Stapel. Seine Effekte führst du nicht aus.
table-notebook-2 = Notizplättchen für 2 Kaffee
table-notebook-2-help = Gib 2 Kaffee aus, nimm eines der Plättchen der mittleren Spalte und nutze sein Banner.
table-notebook-3 = Notizplättchen für 3 Kaffee
table-notebook-3-help = Gib 3 Kaffee aus und nimm eines der Plättchen der rechten Spalte. Führe seinen Haupteffekt aus und nutze sein Banner.
table-generate = Erkenntnisse erzeugen
table-generate-help = Erzeuge ein geringes Wachstum, eine geringe Freiheit und eine geringe Leidenschaft.
table-research = Forschungsartikel nehmen
table-research-help = Ziehe einen Forschungsartikel. Dann darfst du eine beliebige Handkarte gegen eine der beiden ausliegenden tauschen.
table-professor = Professorenfigur bewegen
table-professor-help = Bewege deine Professorenfigur 1 oder 2 Orte weit oder zu Freud. Dann nutze den Ort.
table-elevate = Steigern und übertragen
table-elevate-help = Steigere höchstens zweimal und übertrage höchstens einmal, in beliebiger Reihenfolge.
table-play = Forschung ausspielen oder veröffentlichen
table-play-help = Spiele einen oder zwei Forschungsartikel aus oder veröffentliche eine Werkreihe.
table-freud = Freud bewegen
table-freud-help = Bewege Freud 1 bis 3 Orte weit. Dann nutze den Ort.

## Ortsziele

goal-two-columns = Zwei Spalten
goal-two-columns-help = Fülle zwei Spalten deines Tableaus mit Notizplättchen.
goal-three-routine = Drei Routinefälle
goal-three-routine-help = Heile drei Routinefälle.
goal-three-ideas = Drei Gedanken
goal-three-ideas-help = Schalte alle drei Gedanken deines Tableaus frei.
goal-two-case-studies = Zwei Fallstudien
goal-two-case-studies-help = Heile zwei Fallstudien.
goal-two-treatises = Zwei Werkreihen
goal-two-treatises-help = Veröffentliche zwei Werkreihen.
goal-five-cured = Fünf Heilungen
goal-five-cured-help = Heile fünf beliebige Klienten.
goal-two-insights = Zwei auf dem Stadtplan
goal-two-insights-help = Lege zwei farbige Erkenntnisse auf den Stadtplan, in einen Bezirk oder in zwei.

## Effekte: Kosten

effect-for = { $cost } → { $gains-gain }
    .gain = { $cost-short } → { $gains-gain }
effect-all = { $gains }
    .gain = { $gains-gain }
effect-and = { $first } und { $second }
    .short = { $first-short } und { $second-short }
effect-use = setze { $insights } ein
    .short = { $insights-short }
effect-used = { effect-insights }
    .short = { $n ->
        [one] { effect-insight }
       *[other] { $n } × { effect-insight }
    }
effect-insights = { $n ->
        [one] { effect-an-insight }
       *[other] { $quality ->
            [any] { $n } { $level ->
                [minor] geringe
                [median] gehobene
               *[major] umfassende
            } Erkenntnisse beliebiger Art
           *[other] { $n } × { effect-insight }
        }
    }
effect-insight = { $quality ->
        [growth] { $level ->
            [minor] geringes
            [median] gehobenes
           *[major] umfassendes
        } Wachstum
       *[other] { effect-level } { effect-quality }
    }
effect-an-insight = { $quality ->
        [growth] ein { effect-insight }
       *[other] eine { effect-insight }
    }
effect-level = { $level ->
        [minor] geringe
        [median] gehobene
       *[major] umfassende
    }
effect-quality = { $quality ->
        [growth] Wachstum
        [freedom] Freiheit
        [passion] Leidenschaft
       *[any] Erkenntnis beliebiger Art
    }
effect-of-quality = { $quality ->
        [growth] ein Wachstum
        [freedom] eine Freiheit
        [passion] eine Leidenschaft
       *[any] eine Erkenntnis
    }
effect-repress = { $n ->
        [one] verdränge eine Erkenntnis
       *[other] verdränge { $n } Erkenntnisse
    }
    .short = { $n ->
        [one] eine Erkenntnis verdrängen
       *[other] { $n } Erkenntnisse verdrängen
    }

## Effekte: Erträge

effect-coffee = erhalte { $n } Kaffee
    .gain = { $n } Kaffee
effect-points = erhalte { effect-point-count }
    .gain = { effect-point-count }
effect-point-count = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
effect-box = erhalte { effect-boxes }
    .gain = { effect-boxes }
effect-boxes = { $n ->
        [one] { $n } Herzdose
       *[other] { $n } Herzdosen
    }
effect-bright = erhalte { effect-brights }
    .gain = { effect-brights }
effect-brights = { $n ->
        [one] { $n } Geistesblitz
       *[other] { $n } Geistesblitze
    }
effect-research = nimm { $n ->
        [one] einen Forschungsartikel
       *[other] { $n } Forschungsartikel
    }
    .gain = { $n } Forschungsartikel
effect-play = spiele { effect-plays } aus
    .gain = { effect-plays } ausspielen
effect-plays = { $n ->
        [one] einen Forschungsartikel
       *[other] bis zu { $n } Forschungsartikel
    }
effect-generate = erzeuge { effect-insights }
    .gain = { $n ->
        [one] { effect-an-insight }
       *[other] { $n } × { effect-insight }
    }
effect-elevate = steigere { effect-elevated }
    .gain = { effect-elevated } steigern
effect-elevated = { $n ->
        [one] { effect-of-quality }
        [2] bis zu zweimal { effect-of-quality }
       *[other] bis zu { $n }-mal { effect-of-quality }
    }
effect-transfer = übertrage { effect-transferred }
    .gain = { effect-transferred } übertragen
effect-transferred = { $n ->
        [one] eine Erkenntnis
        [2] bis zu zweimal eine Erkenntnis
       *[other] bis zu { $n }-mal eine Erkenntnis
    }
effect-elevate-or-transfer = übertrage eine Erkenntnis oder steigere { effect-of-quality }
    .gain = Erkenntnis übertragen oder { effect-quality } steigern
effect-tile = nimm ein Notizplättchen
    .gain = 1 Notizplättchen
effect-resolve-tile = löse ein Notizplättchen { effect-times }aus
    .gain = ein Notizplättchen { effect-times }auslösen
effect-times = { $n ->
        [one] {""}
        [2] zweimal{" "}
       *[other] { $n }-mal{" "}
    }
effect-resolve-row = löse eine Zeile aus
    .gain = eine Zeile auslösen
effect-resolve-column = löse eine offene Spalte aus
    .gain = eine offene Spalte auslösen
effect-inkpot = bewege das Tintenfass { effect-steps } weit
    .gain = Tintenfass { effect-steps } bewegen
effect-steps = { $n ->
        [one] 1 Feld
       *[other] 1 bis { $n } Felder
    }
effect-reputation = erhalte { $n } Ansehen
    .gain = { $n } Ansehen
effect-treat = behandle einen Klienten
    .gain = einen Klienten behandeln
effect-professor = bewege deine Professorenfigur 1 oder 2 Orte weit und nutze den Ort
    .gain = Professorenfigur 1–2 Orte bewegen und den Ort nutzen
effect-track = löse die Ansehensleiste aus
    .gain = die Ansehensleiste auslösen
effect-location = nutze { effect-location-of }
    .gain = { effect-location-of } nutzen
effect-location-of = { $location ->
        [theatre] das Theater
        [library] die Bibliothek
        [opera] die Oper
        [museum] das Museum
        [university] die Universität
       *[cafe] das Café
    }
effect-therapy = erhalte { effect-therapies }
    .gain = { effect-therapies }
effect-therapies = { $n ->
        [one] { $n } Therapiepunkt
       *[other] { $n } Therapiepunkte
    }
effect-room = öffne deinen zweiten Praxisraum
    .gain = dein zweiter Praxisraum
effect-main = Haupteffekt ({ $effect-gain })
    .gain = Haupteffekt ({ $effect-gain })
effect-banner = Banner ({ $effect-gain })
    .gain = Banner ({ $effect-gain })
effect-card = „{ $card }“ ({ $effect-gain })
    .gain = „{ $card }“ ({ $effect-gain })
