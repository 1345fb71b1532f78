### Namen der Dinge auf dem Tisch und die Worte, in denen Effekte erzählt werden. Ein Effekt besteht aus Kosten
### (effect-use mit den Erkenntnissen aus effect-used, effect-repress) und Erträgen, durch Kommas verbunden;
### effect-for fügt beides zusammen. $n ist eine Zahl; $level, $quality und $location sind Ids.

## Orte und Bezirke

location-theatre = Theater
location-library = Bibliothek
location-opera = Oper
location-museum = Museum
location-university = Universität
location-cafe = Café
district-green = Grüner Bezirk
district-purple = Violetter Bezirk
district-red = Roter Bezirk

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

inkpot-top = oben: eine Spalte
inkpot-row-1 = Zeile 1
inkpot-row-2 = Zeile 2
inkpot-row-3 = Zeile 3
inkpot-left = links: die Ansehensleiste

## Aktionen des Tischplans

table-notebook-1 = Notizplättchen für 1 Kaffee
table-notebook-1-help = Gib 1 Kaffee aus und nimm das oberste Plättchen eines der beiden Stapel, ohne seine Effekte.
table-notebook-2 = Notizplättchen für 2 Kaffee
table-notebook-2-help = Gib 2 Kaffee aus, nimm eines der Plättchen der mittleren Spalte und führe sein Banner aus.
table-notebook-3 = Notizplättchen für 3 Kaffee
table-notebook-3-help = Gib 3 Kaffee aus, nimm eines der Plättchen der rechten Spalte und führe seinen Haupteffekt und sein Banner aus.
table-generate = Erkenntnisse erzeugen
table-generate-help = Erzeuge ein geringes Wachstum, eine geringe Freiheit und eine geringe Leidenschaft.
table-research = Forschungsartikel nehmen
table-research-help = Ziehe einen Forschungsartikel; dann darfst du eine beliebige Handkarte gegen eine der beiden ausliegenden tauschen.
table-professor = Professorenfigur bewegen
table-professor-help = Bewege deine Professorenfigur 1 oder 2 Orte oder zu Freud und führe dann den Ort aus.
table-elevate = Steigern und übertragen
table-elevate-help = Bis zu zwei Steigerungen und eine Übertragung, in beliebiger Reihenfolge.
table-play = Forschung ausspielen oder veröffentlichen
table-play-help = Spiele einen oder zwei Forschungsartikel aus oder veröffentliche eine Werkreihe.
table-freud = Freud bewegen
table-freud-help = Bewege Freud 1 bis 3 Orte und führe dann den Ort aus.

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

effect-for = { $cost }: { $gains }
effect-and = { $first } und { $second }
effect-use = setze { $insights } ein
effect-used =
    { $quality ->
        [growth] { $level ->
            [minor] ein geringes
            [median] ein gehobenes
           *[major] ein umfassendes
        } Wachstum
        [freedom] { $level ->
            [minor] eine geringe
            [median] eine gehobene
           *[major] eine umfassende
        } Freiheit
        [passion] { $level ->
            [minor] eine geringe
            [median] eine gehobene
           *[major] eine umfassende
        } Leidenschaft
       *[any] { $level ->
            [minor] eine geringe
            [median] eine gehobene
           *[major] eine umfassende
        } Erkenntnis beliebiger Art
    }
effect-repress = verdränge eine Erkenntnis

## Effekte: Erträge

effect-coffee = erhalte { $n } Kaffee
effect-points =
    erhalte { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
effect-box =
    erhalte { $n ->
        [one] { $n } Herzdose
       *[other] { $n } Herzdosen
    }
effect-bright =
    erhalte { $n ->
        [one] { $n } Geistesblitz
       *[other] { $n } Geistesblitze
    }
effect-research =
    { $n ->
        [one] nimm einen Forschungsartikel
       *[other] nimm { $n } Forschungsartikel
    }
effect-play =
    { $n ->
        [one] spiele einen Forschungsartikel aus
       *[other] spiele bis zu { $n } Forschungsartikel aus
    }
effect-generate =
    erzeuge { $quality ->
        [growth] { $level ->
            [minor] ein geringes
            [median] ein gehobenes
           *[major] ein umfassendes
        } Wachstum
        [freedom] { $level ->
            [minor] eine geringe
            [median] eine gehobene
           *[major] eine umfassende
        } Freiheit
        [passion] { $level ->
            [minor] eine geringe
            [median] eine gehobene
           *[major] eine umfassende
        } Leidenschaft
       *[any] { $level ->
            [minor] eine geringe
            [median] eine gehobene
           *[major] eine umfassende
        } Erkenntnis beliebiger Art
    }
effect-elevate =
    { $n ->
        [one] steigere { $quality ->
            [growth] ein Wachstum
            [freedom] eine Freiheit
            [passion] eine Leidenschaft
           *[any] eine Erkenntnis
        }
       *[other] steigere bis zu { $n }-mal { $quality ->
            [growth] ein Wachstum
            [freedom] eine Freiheit
            [passion] eine Leidenschaft
           *[any] eine Erkenntnis
        }
    }
effect-transfer =
    { $n ->
        [one] übertrage eine Erkenntnis
       *[other] übertrage bis zu { $n }-mal eine Erkenntnis
    }
effect-elevate-or-transfer =
    übertrage eine Erkenntnis oder steigere { $quality ->
        [growth] ein Wachstum
        [freedom] eine Freiheit
        [passion] eine Leidenschaft
       *[any] eine Erkenntnis
    }
effect-tile = nimm ein Notizplättchen
effect-resolve-tile =
    { $n ->
        [one] führe ein Notizplättchen aus
       *[other] führe ein Notizplättchen { $n }-mal aus
    }
effect-resolve-row = führe eine Zeile aus
effect-resolve-column = führe eine offene Spalte aus
effect-inkpot =
    { $n ->
        [one] bewege das Tintenfass 1 Feld
       *[other] bewege das Tintenfass 1 bis { $n } Felder
    }
effect-reputation =
    erhalte { $n ->
        [one] ein Ansehen
       *[other] { $n } Ansehen
    }
effect-treat = behandle einen Klienten
effect-professor = bewege deine Professorenfigur 1 oder 2 Orte und führe den Ort aus
effect-track = führe die Ansehensleiste aus
effect-location =
    führe die Effekte { $location ->
        [theatre] des Theaters
        [library] der Bibliothek
        [opera] der Oper
        [museum] des Museums
        [university] der Universität
       *[cafe] des Cafés
    } aus
effect-therapy =
    { $n ->
        [one] { $n } Therapiepunkt
       *[other] { $n } Therapiepunkte
    }
effect-room = öffne deinen zweiten Praxisraum
effect-main = Haupteffekt: { $effect }
effect-banner = Banner: { $effect }
effect-card = { $card }: { $effect }
