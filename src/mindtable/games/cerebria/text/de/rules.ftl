### Cerebria: the rules, one message per clause of content/clauses.toml, in our own words.

## setup
topic-setup = Spielaufbau
clause-setup-spirit = Von den vier Spielern spielen zwei für Ekstase und zwei für Gram. Jeder wählt einen Geist seines Teams, den sonst niemand hat, und behält ihn das ganze Spiel über.
clause-setup-board-sides = Alle Geisttableaus zeigen dieselbe Seite, A oder B, und beide Teamtableaus zeigen dieselbe Seite, A oder B. Die beiden Entscheidungen sind voneinander unabhängig.
clause-setup-origin-first = Zu Beginn liegt der Urquell so, dass sich die Sphäre Hingabe beim Antriebstal befindet.
clause-setup-origin-revised = Zu Beginn ist der Urquell zufällig ausgerichtet.
clause-setup-spheres = Jede der fünf Sphären beginnt mit 7 Willenspunkten.
clause-setup-pieces = Jedes Team beginnt mit 5 kleinen Fragmenten, 3 großen Fragmenten und 1 Schlussfragment. Seine 3 Ambitionsmarker sind verbraucht, und sein Punktemarker liegt auf der 0 seines Kreises der Vorsätze. Die Identität ist leer.
clause-setup-aspirations = Die neun gemeinsamen Sehnsüchte werden gemischt und offen in einer Reihe ausgelegt. Die offene Karte ganz links ist die aktuelle gemeinsame Sehnsucht.
clause-setup-hidden = Jedes Team mischt seine eigenen neun geheimen Sehnsüchte zu einem verdeckten Stapel. Die oberste Karte ist seine geheime Sehnsucht. Stimmt die oberste Karte mit der aktuellen gemeinsamen Sehnsucht überein, wird der Stapel neu gemischt.
clause-setup-order = Die Spielreihenfolge ist zufällig, aber Ekstase und Gram wechseln sich immer ab. Sie ändert sich während des Spiels nicht.
clause-setup-first-player-willpower = Der Startspieler beginnt mit 6 Willenspunkten, 2 mehr als jeder andere.
clause-setup-resources = Jeder Spieler beginnt mit 2 Essenzen und 4 Willenspunkten.
clause-setup-hand = Jeder Spieler mischt seinen Emotionsstapel, zieht 2 Karten auf die Hand und deckt dann die oberste Karte des Stapels auf.
clause-setup-spirit-place = In Spielreihenfolge stellt jeder Spieler seinen Geist auf ein Grenzfeld ohne Geist.
clause-setup-starting-emotion = Gleich nach dem Aufstellen seines Geistes legt der Spieler eine Start-Emotion: Helligkeit bei Ekstase, Trostlosigkeit bei Gram. Sie kommt in eines der beiden Reiche neben der gewählten Grenze, auf den Emotionsplatz, der an den Emotionsplatz der Grenze angrenzt. Das erste Essenzfeld der Emotion erhält 1 Essenz aus dem Vorrat.
clause-setup-vibe-tokens-first = Jeder Spieler beginnt mit vier Aurazeichen für sein Geisttableau, einem in jeder Farbe.
clause-setup-vibe-tokens-revised = Jeder Spieler beginnt mit vier Joker-Aurazeichen für sein Geisttableau.
clause-setup-vibe-placement = Unmittelbar vor dem ersten Zug, wenn alle ihre Handkarten gezogen haben, platziert jeder Spieler in Spielreihenfolge seine vier Start-Aurazeichen in beliebigen Zeilen, um Aktionen freizuschalten oder freigeschaltete zu verbessern.

## deck
topic-deck = Emotionsstapel
clause-deck-size = Ein Emotionsstapel besteht aus genau 16 schwachen Emotionen der eigenen Seite.
clause-deck-copies = Ein Emotionsstapel enthält höchstens 2 Exemplare jeder Emotion.
clause-deck-starter-basic = Jede Seite hat ein einfaches Startdeck: acht Emotionen mit einfachen Fähigkeiten, je zwei Exemplare. Beide Spieler eines Teams dürfen es spielen.
clause-deck-starter-spirit = Jeder der acht Geister hat ein eigenes Startdeck: acht Emotionen, je zwei Exemplare.
clause-deck-strong-pile = Starke Emotionen sind in keinem Emotionsstapel. Jedes Team hat einen offenen Stapel mit zwei Exemplaren jeder seiner 16 starken Emotionen.
clause-deck-face-up = Die oberste Karte eines Emotionsstapels liegt immer offen. Karten werden von oben gezogen, und die nächste wird sofort aufgedeckt.
clause-deck-empty = Von einem leeren Emotionsstapel ziehst du nichts. Sollst du mehr Karten ziehen, als da sind, ziehst du alle vorhandenen.

## geometry
topic-geometry = Das Spielbrett
clause-geometry-ring = Die Reiche bilden im Uhrzeigersinn einen Ring: Antriebstal, Reizfeld, Gedankennetz, Wunschland, Wertebaum. Zwischen je zwei benachbarten Reichen liegt eine Grenze.
clause-geometry-slots = Die 15 Emotionsplätze bilden einen Ring: zwei in jedem Reich und einer auf jeder Grenze. Jeder Emotionsplatz grenzt genau an seine zwei Nachbarn im Ring.
clause-geometry-triad = Das Tripel einer Grenze besteht aus ihrem eigenen Emotionsplatz und den zwei daran angrenzenden Emotionsplätzen, einem in jedem benachbarten Reich.
clause-geometry-spaces = Die 10 Geistfelder bilden einen Ring, in dem sich Reiche und Grenzen abwechseln. Jedes Feld grenzt an seine zwei Nachbarn.
clause-geometry-reach = Ein Geist in einem Reich grenzt an die zwei Emotionsplätze dieses Reichs. Ein Geist auf einer Grenze grenzt nur an den Emotionsplatz dieser Grenze.
clause-geometry-fortress = Jedes Reich hat ein Festungsfeld. Es grenzt an drei Geistfelder: das des Reichs und die seiner beiden Grenzen.
clause-geometry-reflected = Jedes Reich spiegelt sich in der gegenüberliegenden Grenze: Antriebstal in Gedankennetz | Wunschland, Reizfeld in Wunschland | Wertebaum, Gedankennetz in Wertebaum | Antriebstal, Wunschland in Antriebstal | Reizfeld, Wertebaum in Reizfeld | Gedankennetz.
clause-geometry-spheres = Die Sphären liegen im Uhrzeigersinn auf dem Urquell: Hingabe, Kreativität, Demut, Sorgfalt, Wissen. Jede ist einem Reich zugewandt.
clause-geometry-rotation = Eine Drehung des Urquells bringt jede Sphäre samt ihren Willenspunkten im Uhrzeigersinn zum nächsten Reich.

## emotion
topic-emotion = Emotionskarten
clause-emotion-vibes = Jede Emotion eines Emotionsstapels hat eine Aura in einer von vier Farben: Rot, Gelb, Grün oder Blau. Helligkeit und Trostlosigkeit haben keine Aura.
clause-emotion-powers = Sofern nichts anderes angegeben ist, wirkt die Fähigkeit einer Emotion nur für den Spieler am Zug und nur, wenn die Emotion zu seinem Team gehört.
clause-emotion-enter = Eine schwache Emotion kommt ins Spiel, wenn sie erzeugt wird, eine starke, wenn ihre schwache Version verstärkt wird. Die Fähigkeiten, die für diesen Moment gelten, wirken dann einmal.
clause-emotion-moved = Wird eine Emotion von Emotionsplatz zu Emotionsplatz verschoben, kommt sie weder ins Spiel noch verlässt sie es.
clause-emotion-leave = Eine Emotion verlässt das Spiel, wenn sie vom Spielbrett abgelegt wird, außer beim Verstärken.
clause-emotion-copies = Gibt oder kostet eine Fähigkeit eine Menge, addieren sich mehrere Exemplare. Erlaubt eine Fähigkeit etwas oder schützt sie, bewirken mehrere Exemplare nicht mehr als eines.
clause-emotion-activated = Eine Fähigkeit, die du selbst auslöst, ist eine freie Fähigkeit. Du darfst sie in deinem Zug einmal je Exemplar nutzen, vor oder nach einer Aktion.
clause-emotion-influence = Nennt die Fähigkeit einer Emotion ein Reich, das deren Emotionsplatz beeinflussen kann, zählt nur, wo der Emotionsplatz liegt. Ob die Emotion blockiert ist, spielt keine Rolle.
clause-emotion-insecurity-token = Liegt auf einer Verbesserung oder Aktion ein Unsicherheitsmarker, kann ihr Spieler sie nicht nutzen. Er darf in seinem eigenen Zug als freie Fähigkeit 2 Willenspunkte bezahlen, um den Marker zu entfernen.

## intensity
topic-intensity = Intensität
clause-intensity-essence-order = Essenz belegt die Essenzfelder einer Emotion von links nach rechts und wird von rechts nach links entfernt.
clause-intensity-full = Eine Emotion ohne freies Essenzfeld kann keine Essenz erhalten.
clause-intensity-rightmost = Von den belegten Essenzfeldern einer Emotion zählt das ganz rechts: Ihre Intensität ist seine Zahl plus ihr Intensitätsmarker. Die Zahlen der anderen Essenzfelder werden nicht addiert.
clause-intensity-token = Ein Intensitätsmarker zählt überall, wo es um Intensität geht, aber er ist keine Essenz: Beim Füllen, Verstärken und Tilgen spielt er keine Rolle. Wird die Karte abgelegt, verschwindet auch er.
clause-intensity-token-limit = Eine Emotion hat höchstens einen Intensitätsmarker, und sein Wert beträgt höchstens +6.
clause-intensity-dynamic = Ein Intensitätsmarker, den eine Emotion erhält, wenn sie ins Spiel kommt, bleibt, wie er ist. Ein dynamischer wird nach jeder Änderung auf dem Spielbrett neu berechnet.
clause-intensity-dynamic-control = Hängt ein dynamischer Intensitätsmarker von Kontrolle ab, wird diese Kontrolle ohne alle dynamischen Marker berechnet.

## control
topic-control = Kontrolle
clause-control-frontier-alone = Hat nur ein Team Emotionen im Tripel einer Grenze, kontrolliert es die Grenze, selbst bei Intensität 0.
clause-control-frontier = Haben beide Teams Emotionen in einem Tripel, kontrolliert das Team mit der höheren Gesamtintensität die Grenze. Bei Gleichstand oder ohne Emotion dort kontrolliert niemand sie.
clause-control-realm = In einem Reich zählt ein Team zusammen: die Intensität seiner Emotionen auf den zwei Emotionsplätzen des Reichs, die seiner nicht blockierten Emotionen auf den Emotionsplätzen der zwei Grenzen daneben und die seiner Festung. Das Team mit der höheren Summe kontrolliert das Reich, bei Gleichstand niemand.
clause-control-realm-zero = Allein in einem Reich zu sein reicht nicht: Bei insgesamt 0 gegen 0 kontrolliert niemand das Reich.
clause-control-blocking = Eine Emotion auf einer Grenze beeinflusst ein Reich nicht, wenn auf dem Emotionsplatz dieses Reichs direkt daneben eine gegnerische Emotion liegt.
clause-control-blocking-scope = Eine blockierte Emotion zählt weiterhin für ihre Grenze und für das Reich auf der anderen Seite. Emotionen desselben Teams blockieren einander nie.
clause-control-blocking-zero = Auch eine Emotion, deren Intensität nicht zählt, blockiert.
clause-control-fortress = Eine Festung erhöht die Intensität ihres Teams in ihrem Reich um 1 (kleines Fragment) oder 2 (großes Fragment). Auf Grenzen zählt sie nicht.
clause-control-recompute = Die Kontrolle über Reiche und Grenzen wird ab dem Ende des Spielaufbaus nach jeder Änderung neu berechnet.

## turn
topic-turn = Der Zug
clause-turn-three-actions = In deinem Zug führst du 3 Aktionen aus, gewählt aus fünf Geistaktionen und fünf Reichsaktionen. Dieselbe Aktion ist mehrmals erlaubt.
clause-turn-free-abilities = Freie Fähigkeiten kosten keine Aktion. Du darfst sie vor oder nach jeder Aktion nutzen, aber nicht während einer Aktion. Jede freie Fähigkeit wirkt einmal pro Zug.
clause-turn-revelation = Eine Selbsterkenntnis geschieht sofort, mitten im Zug. Danach geht der Zug weiter.
clause-turn-extra-action = Gibt dir ein Effekt eine zusätzliche Aktion, gilt sie nur für diesen Zug.
clause-turn-stop-early = Du darfst deinen Zug beenden, obwohl du noch Aktionen hast. Sie verfallen.
clause-turn-end-choice = Am Ende deines Zuges drehst du entweder 1 verbrauchten Ambitionsmarker auf verfügbar oder ziehst 2 Emotionskarten.
clause-turn-zero-willpower = Hast du am Ende deines Zuges 0 Willenspunkte, erhältst du 1.
clause-turn-end-order = Das Ende eines Zuges läuft in dieser Reihenfolge ab: Ambition oder zwei Karten, Fähigkeit von Zufriedenheit, Fähigkeit von Geborgenheit, 1 Willenspunkt (falls du 0 hast). Ambition darfst du nur wählen, wenn ein Marker umgedreht werden kann.

## action
topic-action = Aktionen ausführen
clause-action-steps = Eine Aktion läuft in dieser Reihenfolge ab: ansagen, auf Wunsch ein Aurazeichen platzieren, Verbesserungen und Ziele wählen, bezahlen, ausführen, Kontrolle berechnen, Vorsätze werten.
clause-action-whole-cost = Kannst du die gesamten Kosten einer Aktion und ihrer Verbesserungen nicht bezahlen, ist die Aktion nicht möglich und nichts geschieht.
clause-action-cost-floor = Ermäßigungen senken Kosten nie unter 0.
clause-action-no-change = Eine Aktion, die nichts ändern würde, ist nicht möglich.
clause-action-upgrades = Bei einer Geistaktion darfst du beliebige ihrer Verbesserungen nutzen, auf denen ein Aurazeichen liegt, jede höchstens einmal. Ihre Kosten kommen hinzu. Du musst keine nutzen.
clause-action-upgrade-useful = Du darfst eine Verbesserung nur nutzen, wenn sie an dieser Aktion etwas ändern kann.
clause-action-determination = Entschlossenheit, auf Seite A die dritte Verbesserung jeder Geistaktion, macht die Aktion samt Verbesserungen insgesamt um 1 Willenspunkt billiger.

## vibe
topic-vibe = Aurazeichen
clause-vibe-unlock = Eine Geistaktion ist freigeschaltet, wenn auf dem Feld ganz links in ihrer Zeile ein Aurazeichen liegt. Liegt dort keines, kannst du die Aktion nur ausführen, wenn du als ersten Schritt eines dorthin legst.
clause-vibe-discard = Um bei einer Aktion ein Aurazeichen zu platzieren, wirf eine Emotionskarte aus der Hand ab und nimm ein Zeichen in der Farbe dieser Karte.
clause-vibe-one-per-action = Bei einer Geistaktion darfst du ein Aurazeichen platzieren, aber nur, bevor du die Aktion ausführst, und nur in ihrer Zeile.
clause-vibe-place = In einer nicht freigeschalteten Zeile kommt das Zeichen auf das Feld ganz links, in einer freigeschalteten auf eine beliebige freie der drei Verbesserungen. Es bleibt für den Rest des Spiels liegen.
clause-vibe-colours = In einer Zeile dürfen keine zwei Aurazeichen dieselbe Farbe haben.
clause-vibe-wild = Ein Joker-Aurazeichen hat keine Farbe und verträgt sich mit jedem anderen, auch mit einem weiteren Joker. Joker gibt es nur zu Beginn des Spiels.
clause-vibe-other-ways = Für ein Aurazeichen aus einer beliebigen Fähigkeit gelten dieselben Regeln: Du schaltest eine Aktion frei, bevor du sie verbesserst, wählst eine Farbe, die in der Zeile noch fehlt, und platzierst ein gewöhnliches Zeichen, keinen Joker.
clause-vibe-no-fit = Passt kein Aurazeichen, platzierst du keines.

## move
topic-move = Bewegen
clause-move-cost = Bewegen kostet 1 Willenspunkt und bringt deinen Geist auf ein angrenzendes Feld.
clause-move-at-least-one-step = Eine Bewegung hat mindestens einen Schritt.
clause-move-opponent = Eine Bewegung darf nicht auf einem Feld mit einem gegnerischen Geist enden, wohl aber auf dem Feld des anderen Geistes deines Teams.
clause-move-haste = Eilen (+1 Willenspunkt): Du darfst 1 zusätzliches Feld gehen. Felder mit gegnerischen Geistern darfst du passieren.
clause-move-surmount = Überwinden (+1 Willenspunkt): Die Bewegung darf auf einem Feld mit einem gegnerischen Geist enden.

## invoke
topic-invoke = Erzeugen
clause-invoke-cost = Erzeugen kostet 2 Willenspunkte und bringt eine Emotionskarte aus deiner Hand auf das Spielbrett.
clause-invoke-slot = Du erzeugst eine Emotion auf einem freien Emotionsplatz, der an deinen Geist grenzt.
clause-invoke-essence = Das erste Essenzfeld einer erzeugten Emotion erhält 1 Essenz von deinem Geisttableau. Ohne Essenz kannst du nicht erzeugen.
clause-invoke-bolster = Steigern (+1 Ambition): Die Emotion erhält 1 weitere Essenz aus dem Vorrat.
clause-invoke-inner-force = Vitalität (+2 Willenspunkte): Die nötige Essenz kommt aus dem Vorrat statt von deinem Geisttableau.

## quell
topic-quell = Tilgen
clause-quell-cost = Tilgen kostet 2 Willenspunkte und 1 Ambition.
clause-quell-target = Du tilgst eine gegnerische Emotion auf einem Emotionsplatz, der an deinen Geist grenzt.
clause-quell-reveal = Du musst eine Handkarte vorzeigen, deren Aura dieselbe Farbe hat wie die der gewählten Emotion. Die Karte bleibt auf deiner Hand.
clause-quell-starting = Um Helligkeit oder Trostlosigkeit zu tilgen, darfst du jede beliebige Handkarte vorzeigen, musst aber eine haben.
clause-quell-essence = Tilgen entfernt von der gewählten Emotion die am weitesten rechts liegende Essenz. Diese Essenz kommt in den Vorrat.
clause-quell-last = Eine Emotion ohne Essenz wird vom Spielbrett genommen und abgelegt.
clause-quell-subdue = Unterdrücken (+2 Willenspunkte): Entferne 1 weitere Essenz von der gewählten Emotion.
clause-quell-extinguish = Auslöschen (+1 Willenspunkt): Du musst keine Karte vorzeigen. Es geht also auch ohne Handkarten.

## fortify
topic-fortify = Befestigen
clause-fortify-cost = Befestigen kostet 3 Willenspunkte, egal welchen seiner Effekte du nutzt.
clause-fortify-place = Du befestigst ein Festungsfeld, das an das Feld deines Geistes grenzt: in einem Reich das Festungsfeld dieses Reichs, auf einer Grenze das eines der beiden benachbarten Reiche.
clause-fortify-build = Der Grundeffekt: Stelle ein unbenutztes kleines Fragment deines Teams auf ein freies Festungsfeld in einem Reich, das die Gegenseite nicht kontrolliert.
clause-fortify-bonus = Als Festung hat ein kleines Fragment einen Intensitätsmarker +1, ein großes +2. Auf einem Festungsfeld ist nur für ein Fragment Platz.
clause-fortify-exalt = Erheben (+1 Ambition): Ersetze das kleine Fragment deines Teams auf dem Festungsfeld durch ein großes deines Teams. Das geht nicht in einem Reich, das die Gegenseite kontrolliert.
clause-fortify-raze = Einreißen (+1 Willenspunkt, +1 Ambition): Entferne das gegnerische kleine Fragment vom Festungsfeld oder ersetze das gegnerische große Fragment dort durch ein gegnerisches kleines.
clause-fortify-raze-anywhere = Einreißen ist auch in einem Reich erlaubt, das die Gegenseite kontrolliert.
clause-fortify-raze-action = Nach dem Einreißen erhältst du für diesen Zug 1 Aktion.
clause-fortify-one-effect = Erheben, Einreißen und Einklang mit dem Urquell ersetzen den Grundeffekt: Ein Befestigen bewirkt genau einen der vier Effekte.
clause-fortify-limited = Ist das nötige Fragment nicht mehr da, kannst du den Effekt nicht nutzen. Ein großes Fragment kann nicht eingerissen werden, wenn sein Team kein kleines mehr übrig hat.
clause-fortify-return = Ein entferntes oder ersetztes Fragment geht an sein Team zurück, das es wieder nutzen darf.

## empower
topic-empower = Verstärken
clause-empower-cost = Verstärken kostet 3 Willenspunkte.
clause-empower-target = Du verstärkst eine schwache Emotion deines Teams auf einem Emotionsplatz, der an deinen Geist grenzt.
clause-empower-threshold = Auf der schwachen Emotion muss mindestens so viel Essenz liegen, wie ihre Schwelle zum Verstärken verlangt.
clause-empower-replace = Die schwache Emotion wird abgelegt. Die auf ihr genannte starke Emotion übernimmt ihren Emotionsplatz und ihre ganze Essenz.
clause-empower-tokens = Alle anderen Marker auf der schwachen Emotion werden abgelegt. Nur die Essenz geht auf die starke über.
clause-empower-no-copy = Solange beide Exemplare der starken Emotion im Spiel sind, kann ihre schwache Version nicht verstärkt werden.
clause-empower-channeled-power = Gesammelte Stärke (+1 Ambition): Lege vor dem Verstärken 1 Essenz aus dem Vorrat auf ein freies Essenzfeld der schwachen Emotion. Sie zählt für die Schwelle.
clause-empower-emotional-outburst = Gefühlsausbruch (+1 Willenspunkt): Die schwache Emotion deines Teams darf irgendwo auf dem Spielbrett liegen.

## realm
topic-realm = Reichsaktionen
clause-realm-anywhere = Du kannst jede der fünf Reichsaktionen ausführen, egal wo dein Geist steht. Sie müssen nicht freigeschaltet werden und haben keine Verbesserungen.
clause-realm-discount = Eine Reichsaktion kostet dich 1 Willenspunkt weniger, solange dein Team ihr Reich kontrolliert.

## valley
topic-valley = Antriebstal
clause-valley-gain = Bezahle 1 Willenspunkt, um 4 Willenspunkte aus dem Vorrat zu erhalten.

## cradle
topic-cradle = Reizfeld
clause-cradle-first = Bezahle 1 Willenspunkt, um die oberste Karte deines Emotionsstapels zu ziehen.
clause-cradle-more = Danach darfst du beliebig oft 2 Willenspunkte bezahlen, um jeweils eine weitere Karte zu ziehen. Du siehst jede neue oberste Karte, bevor du dich entscheidest. Die Kontrolle über das Reich macht diese Karten nicht billiger.

## network
topic-network = Gedankennetz
clause-network-move = Bezahle 2 Willenspunkte, um eine Emotion deines Teams von einem beliebigen Emotionsplatz auf einen freien Emotionsplatz zu verschieben, der an deinen Geist grenzt.
clause-network-whole-card = Die Emotion behält dabei ihre ganze Essenz und alle Marker.

## land
topic-land = Wunschland
clause-land-first = Bezahle 1 Willenspunkt, um 1 Essenz von deinem Geisttableau auf eine an deinen Geist angrenzende Emotion deines Teams zu legen.
clause-land-more = In derselben Aktion darfst du für je 1 Willenspunkt weitere Essenz von deinem Geisttableau auf dieselbe Emotion legen. Die Kontrolle über das Reich macht das nicht billiger.

## willow
topic-willow = Wertebaum
clause-willow-exchange = Tausche beliebig viele deiner Willenspunkte gegen ebenso viele Essenzen aus dem Vorrat.
clause-willow-fee = Bezahle zuerst 1 Willenspunkt für die Aktion, zusätzlich zu dem, was du tauschst.

## ambition
topic-ambition = Ambition
clause-ambition-shared = Jedes Team hat 3 gemeinsame Ambitionsmarker. Um Ambition auszugeben, drehe einen verfügbaren um. Erhältst du Ambition, drehe einen verbrauchten um. Sind alle drei verfügbar, kannst du keine mehr erhalten.
clause-ambition-once = Du darfst jede der drei Ambitionsfähigkeiten einmal pro Zug nutzen.
clause-ambition-vibe-token = Für 1 Ambition platzierst du ein Aurazeichen einer beliebigen passenden Farbe in einer beliebigen Zeile, ohne eine Karte abzuwerfen und ohne die Aktion auszuführen.
clause-ambition-rotate = Für 1 Ambition drehst du den Urquell um einen Schritt im Uhrzeigersinn.
clause-ambition-extra-action = Für 2 Ambitionen erhältst du 1 Aktion für diesen Zug.

## absorb
topic-absorb = Absorbieren
clause-absorb-once = Absorbieren ist eine freie Fähigkeit, die du einmal pro Zug nutzen darfst.
clause-absorb-first-turn = Der Startspieler kann im ersten Zug des Spiels nicht absorbieren.
clause-absorb-reach = Ein Geist in einem Reich absorbiert aus der Sphäre dieses Reichs. Ein Geist auf einer Grenze wählt die Sphäre eines der zwei benachbarten Reiche.
clause-absorb-base = Beim Absorbieren nimmst du 2 Willenspunkte aus der Sphäre.
clause-absorb-frontiers = Für jede Grenze neben deinem Geist, die dein Team kontrolliert, nimmst du 1 weiteren Willenspunkt aus der Sphäre: In einem Reich zählen dessen beide Grenzen, auf einer Grenze nur diese. Es kommt nur darauf an, wo dein Geist steht, nicht darauf, welche Sphäre du nutzt.
clause-absorb-limit = Hat die Sphäre weniger Willenspunkte, als dir zustehen, nimmst du alle. Freiwillig weniger darfst du nur nehmen, wenn eine Fähigkeit es erlaubt.
clause-absorb-order = Absorbieren läuft in dieser Reihenfolge ab: Willenspunkte, Bonus der Sphäre, Selbsterkenntnis (falls die Sphäre leer ist), Drehung des Urquells.
clause-absorb-rotate = Am Ende eines Absorbierens dreht sich der Urquell um einen Schritt im Uhrzeigersinn.

## sphere
topic-sphere = Sphären
clause-sphere-optional = Du darfst auf den Bonus einer Sphäre verzichten.
clause-sphere-commitment = Hingabe: Bezahle 1 Willenspunkt, um 1 Ambition zu erhalten. Dein Team braucht dafür einen verbrauchten Ambitionsmarker.
clause-sphere-creativity = Kreativität: Ziehe 1 Emotionskarte.
clause-sphere-humility = Demut: Du erhältst 1 Essenz aus dem Vorrat.
clause-sphere-diligence = Sorgfalt: Du erhältst 2 Willenspunkte aus dem Vorrat, nicht aus der Sphäre.
clause-sphere-knowledge = Wissen: Platziere ein Aurazeichen deiner Wahl, wie mit der Ambitionsfähigkeit, aber kostenlos.

## revelation
topic-revelation = Selbsterkenntnis
clause-revelation-trigger = Eine Selbsterkenntnis geschieht sofort, wenn eine Sphäre durch Absorbieren geleert wird.
clause-revelation-reveal = Schritt 1: Jedes Team deckt seine geheime Sehnsucht auf.
clause-revelation-check = Schritt 2: Jedes Team prüft die gemeinsame Sehnsucht und seine eigene geheime, nie die des anderen Teams. Eine Sehnsucht, bei der beide Teams gleichauf liegen, erfüllt keines von beiden.
clause-revelation-minor = Schritt 3: Ein Team, das genau eine Sehnsucht erfüllt hat, legt ein kleines Fragment in die Identität.
clause-revelation-major = Schritt 3: Ein Team, das sowohl seine geheime als auch die gemeinsame Sehnsucht erfüllt hat, legt statt eines kleinen ein großes Fragment in die Identität.
clause-revelation-not-optional = Ein Team kann auf ein Fragment, das ihm bei einer Selbsterkenntnis zusteht, nicht verzichten.
clause-revelation-common = Schritt 4: Die gemeinsame Sehnsucht wird umgedreht. Die noch offene Karte ganz links ist die neue gemeinsame Sehnsucht.
clause-revelation-major-removes = Schritt 4: Hat ein Team ein großes Fragment gelegt, wählt das andere Team eine offene gemeinsame Sehnsucht. Sie kommt aus dem Spiel, bevor die neue bestimmt wird. Wurde kein großes Fragment gelegt, wird keine entfernt.
clause-revelation-hidden-returned = Schritt 5: Beide geheimen Sehnsüchte kommen aus dem Spiel, ob erfüllt oder nicht. Für jedes Team ist die nächste Karte seines Stapels die neue geheime Sehnsucht.
clause-revelation-hidden-choice = Schritt 5: Ein Team, das keine Sehnsucht erfüllt hat, darf die obersten 3 Karten seines Stapels geheimer Sehnsüchte ansehen (oder alle, wenn es weniger sind) und eine wählen, die sich von der neuen gemeinsamen Sehnsucht unterscheidet. Die anderen mischt es zurück. Ob eine Festung in die Identität kommt, spielt dabei keine Rolle.
clause-revelation-hidden-differs = Schritt 5: Ein Stapel geheimer Sehnsüchte wird gemischt, bis sich seine oberste Karte von der neuen gemeinsamen Sehnsucht unterscheidet.
clause-revelation-hidden-last = Stimmen alle übrigen Karten eines Stapels geheimer Sehnsüchte mit der gemeinsamen Sehnsucht überein, bleibt die oberste Karte.
clause-revelation-fortress = Schritt 6: Eine Festung im Reich der geleerten Sphäre kommt in die Identität, egal welchem Team sie gehört. Ihr Intensitätsmarker wird entfernt.
clause-revelation-fortress-fresh = Eine Festung, die in diesem Zug gebaut oder erhoben wurde, kommt nicht in die Identität. Eine Festung, die in diesem Zug durch Einreißen von groß auf klein gesunken ist, dagegen schon.
clause-revelation-refill = Schritt 7: Die geleerte Sphäre erhält 7 Willenspunkte aus dem Vorrat.

## aspiration
topic-aspiration = Sehnsüchte
clause-aspiration-attitude = Haltung: Kontrolliert mehr Reiche als das andere Team.
clause-aspiration-openness = Offenheit: Kontrolliert mehr Grenzen als das andere Team.
clause-aspiration-awareness = Bewusstsein: Habt Emotionen in mehr Tripeln als das andere Team.
clause-aspiration-unity = Einheit: Habt eine längere Kette von Emotionen auf benachbarten Emotionsplätzen als das andere Team.
clause-aspiration-unity-lone = Für Einheit ist eine einzelne Emotion eine Kette der Länge eins.
clause-aspiration-liveliness = Lebhaftigkeit: Habt insgesamt mehr Essenz auf Emotionen als das andere Team.
clause-aspiration-versatility = Vielseitigkeit: Habt Emotionen in mehr Aurafarben auf dem Spielbrett als das andere Team. Helligkeit und Trostlosigkeit zählen für keine Farbe.
clause-aspiration-fortitude = Standhaftigkeit: Habt insgesamt mehr Intensität aus Festungen als das andere Team.
clause-aspiration-sensibility = Empfindsamkeit: Habt eine Emotion mit höherer Intensität als jede Emotion des anderen Teams.
clause-aspiration-sensibility-alone = Für Empfindsamkeit genügt gegen ein Team ohne Emotionen jede Emotion, selbst eine mit Intensität 0.
clause-aspiration-reflection = Reflexion: Kontrolliert mehr gespiegelte Paare als das andere Team. Ein Paar kontrolliert ihr, wenn ihr das Reich und die gegenüberliegende Grenze kontrolliert.

## intention
topic-intention = Vorsätze
clause-intention-when = Vorsätze werden nur für das Team am Zug geprüft, jeweils nach einer Aktion, einer freien Fähigkeit oder einer Selbsterkenntnis. Jeder Vorsatz kann immer wieder erfüllt werden.
clause-intention-points-first = Jeder Vorsatz bringt so viele Punkte, wie bei ihm angegeben sind: 1 oder 2.
clause-intention-points-revised = Der erste in einem Zug erfüllte Vorsatz bringt 1 Punkt, jeder weitere im selben Zug 2.
clause-intention-a-fill-first = Seite A: Fülle alle Essenzfelder einer Emotion außer Helligkeit oder Trostlosigkeit (1 Punkt).
clause-intention-a-quell-first = Seite A: Entferne mit einem einzigen Tilgen 2 oder mehr Essenzen (2 Punkte).
clause-intention-a-fortress-first = Seite A: Eine Festung deines Teams kommt bei einer Selbsterkenntnis in die Identität (1 Punkt).
clause-intention-a-absorb-first = Seite A: Nimm beim Absorbieren 2 oder weniger Willenspunkte aus der Sphäre (1 Punkt).
clause-intention-a-upgrade-first = Seite A: Verbessere eine Geistaktion vollständig, sodass auf allen vier Feldern ihrer Zeile ein Zeichen liegt (2 Punkte).
clause-intention-a-quell-revised = Seite A: Entferne mit einem Tilgen mindestens 1 Essenz.
clause-intention-a-absorb-revised = Seite A: Nimm beim Absorbieren 4 oder mehr Willenspunkte aus der Sphäre.
clause-intention-a-fill-revised = Seite A: Fülle alle Essenzfelder einer Emotion außer Helligkeit oder Trostlosigkeit.
clause-intention-a-upgrade-revised = Seite A: Verbessere eine Geistaktion vollständig, sodass auf allen vier Feldern ihrer Zeile ein Zeichen liegt.
clause-intention-b-quell-first = Seite B: Entferne mit einem Tilgen genau 1 Essenz (1 Punkt).
clause-intention-b-empower-first = Seite B: Verstärke eine Emotion (1 Punkt).
clause-intention-b-absorb-first = Seite B: Nimm beim Absorbieren 4 oder mehr Willenspunkte aus der Sphäre (1 Punkt).
clause-intention-b-exalt-first = Seite B: Erhebe eine Festung (2 Punkte).
clause-intention-b-rows-first = Seite B: Erreiche mindestens 1, 2, 3 oder 4 Aurazeichen in jeder Zeile deines Geisttableaus (2 Punkte für jede dieser Stufen).
clause-intention-b-quell-revised = Seite B: Entferne mit einem Tilgen mindestens 1 Essenz.
clause-intention-b-fortress-revised = Seite B: Eine Festung deines Teams kommt bei einer Selbsterkenntnis in die Identität.
clause-intention-b-empower-revised = Seite B: Verstärke eine Emotion.
clause-intention-b-rows-revised = Seite B: Habe zum ersten Mal mindestens 1, 2, 3 oder 4 Aurazeichen in jeder Zeile deines Geisttableaus. Jede dieser Stufen ist ein Vorsatz.
clause-intention-fill-once = Für das Füllen derselben Emotion gibt es nur einmal Punkte, solange sie im Spiel ist.
clause-intention-fill-empower = Essenz, die beim Verstärken übergeht, gilt nicht als Füllen. Essenz, die du mit Gesammelter Stärke legst, schon.
clause-intention-rows-per-board = Der Vorsatz für die Zeilen gilt für jedes Geisttableau einzeln, jede Stufe einmal. Die Start-Aurazeichen erfüllen keinen Vorsatz.
clause-intention-absorb-from-sphere = Für Vorsätze zum Absorbieren zählen nur die Willenspunkte, die aus der Sphäre kommen.

## wheel
topic-wheel = Kreis der Vorsätze
clause-wheel-round = Jeder Punkt für Vorsätze rückt den Punktemarker des Teams auf seinem Kreis aus 20 Feldern ein Feld vor. Nach 20 geht es von vorn los: 1 bedeutet 21.
clause-wheel-bonus = Erreicht oder überschreitet der Punktemarker Feld 2 des Kreises, gibt es 1 Essenz. Bei Feld 4 gibt es eine Emotionskarte, bei Feld 6 eine Ambition.
clause-wheel-bonus-repeat = Die drei Boni des Kreises wiederholen sich in derselben Reihenfolge bei 8, 10 und 12 sowie bei 14, 16 und 18.
clause-wheel-bonus-taker = Der Spieler am Zug erhält die Boni des Kreises. In einer zweiten Runde gibt es sie erneut.
clause-wheel-ambition-full = Der Ambitionsbonus des Kreises verfällt, wenn alle drei Ambitionsmarker des Teams verfügbar sind.

## ending
topic-ending = Spielende
clause-ending-last-common = Das Spiel endet, wenn es nach einer Selbsterkenntnis keine neue gemeinsame Sehnsucht gibt, weil die letzte gewertet oder entfernt wurde.
clause-ending-no-fragment = Das Spiel endet, wenn einem Team bei einer Selbsterkenntnis ein kleines oder großes Fragment zusteht und es keines dieser Art mehr hat. Es legt stattdessen sein Schlussfragment.
clause-ending-capping-last = Das Schlussfragment wird nach allen anderen Fragmenten dieser Selbsterkenntnis gelegt, auch nach Festungen.
clause-ending-both-capping-first = Steht beiden Teams ein Schlussfragment zu, legt es nur das Team, das die Selbsterkenntnis ausgelöst hat. Das andere Team erhält 3 Punkte, die nicht als Vorsatz zählen.
clause-ending-both-capping-revised = Steht beiden Teams ein Schlussfragment zu, legt es nur das Team, das die Selbsterkenntnis ausgelöst hat. Das andere Team erhält 4 Punkte, die nicht als Vorsatz zählen.
clause-ending-twenty-points = Das vollständige Spiel endet, wenn ein Team 20 oder mehr Punkte auf seinem Kreis der Vorsätze hat.
clause-ending-finish-turn = Ist das Spielende ausgelöst, spielt der Spieler am Zug seinen Zug zu Ende. Dann folgt die Endwertung. Die anderen sind nicht mehr am Zug.
clause-ending-revelations-after = Nach dem 20. Punkt gibt es bis zum Ende des Zuges noch Selbsterkenntnisse. Nach der letzten gemeinsamen Sehnsucht oder einem Schlussfragment gibt es keine mehr.
clause-ending-refill-only = Eine Sphäre, die geleert wird, wenn es keine Selbsterkenntnis mehr geben kann, wird nur mit 7 Willenspunkten aufgefüllt.

## scoring
topic-scoring = Endwertung
clause-scoring-fragments = In der Identität ist jedes kleine Fragment 3 Punkte wert, jedes große 5 und das Schlussfragment 4. Fragmente außerhalb der Identität sind nichts wert.
clause-scoring-total = Zu den Punkten der Fragmente kommen die Punkte vom Kreis der Vorsätze, alle Runden eingeschlossen. Das Team mit mehr Punkten gewinnt.
clause-scoring-tie = Bei Gleichstand gewinnt das Team, dessen Schlussfragment in der Identität liegt. Liegt keines dort, endet das Spiel unentschieden.

## discard
topic-discard = Abwerfen und Ablegen
clause-discard-mild = Eine abgelegte oder abgeworfene schwache Emotion kommt verdeckt unter den Emotionsstapel, aus dem sie stammt, egal wer sie ablegt und von wo. Es gibt keinen Ablagestapel.
clause-discard-strong = Eine abgelegte starke Emotion kommt zurück auf den offenen Stapel ihres Teams.
clause-discard-starting = Eine abgelegte Helligkeit oder Trostlosigkeit kommt in den Vorrat. Nur Angst kann von dort eine Trostlosigkeit nehmen.
clause-discard-empty-deck = Eine Karte, die unter einen leeren Stapel gelegt wird, ist dessen neue oberste Karte und liegt offen.

## supply
topic-supply = Vorrat
clause-supply-unlimited = Willenspunkte, Essenz, Aurazeichen und Intensitätsmarker gehen nie aus.
clause-supply-limited = Fragmente, Ambitionsmarker, Trostlosigkeiten und die Exemplare starker Emotionen sind begrenzt. Was aufgebraucht ist, bekommst du nicht.
clause-supply-insecurity = Es gibt sechs Unsicherheitsmarker. Ist keiner mehr übrig, wird keiner gelegt.
clause-supply-no-trade = Mitglieder eines Teams können einander keine Willenspunkte, keine Essenz und keine Karten geben.

## secret
topic-secret = Offen und geheim
clause-secret-top-card = Die oberste Karte jedes Emotionsstapels ist für alle sichtbar. Deshalb kennen alle jede Karte, die im Spiel gezogen wird.
clause-secret-deck-order = Die Reihenfolge eines Stapels unter der obersten Karte ist verborgen, abgesehen von Karten, die vor aller Augen darunter gelegt wurden.
clause-secret-hand = Die Gegenseite kennt die Karten, die sie auf deine Hand kommen sah, und die Anzahl der übrigen. Nur deine zwei Startkarten sind ihr unbekannt.
clause-secret-hidden-aspiration = Ein Team darf seine geheime Sehnsucht jederzeit ansehen. Das andere Team sieht sie erst bei einer Selbsterkenntnis.
clause-secret-teammates = Die Mitglieder eines Teams dürfen gegenseitig ihre Handkarten sehen.
clause-secret-shown-cards = Eine zum Tilgen vorgezeigte Karte sehen alle.
clause-secret-discarded-cards = Eine für ein Aurazeichen abgeworfene Karte sehen alle.

## choice
topic-choice = Entscheidungen eines Teams
clause-choice-team = Muss ein Team etwas entscheiden, entscheidet derjenige seiner Spieler, der als Nächster an der Reihe ist. Im Team am Zug ist das der Spieler am Zug. Müssen beide Teams entscheiden, beginnt das Team am Zug.
clause-choice-standing = Darf ein Team im Zug der Gegenseite durch eine Fähigkeit etwas wählen, gilt seine Voreinstellung, damit niemand warten muss. Jeder Spieler des Teams kann sie im eigenen Zug als freie Fähigkeit ändern.

## spirit
topic-spirit = Geistfähigkeiten
clause-spirit-love-first = Liebe: Wenn du neben einer Ekstase-Festung absorbierst, erhältst du 2 Willenspunkte aus dem Vorrat.
clause-spirit-love-revised = Liebe: Wenn du absorbierst, erhältst du 1 Willenspunkt aus dem Vorrat für jede an deinen Geist angrenzende Ekstase-Festung.
clause-spirit-delight = Freude: Wenn du durch ein Absorbieren 4 oder mehr Willenspunkte erhältst, darfst du eine Emotionskarte ziehen.
clause-spirit-delight-counts = Für die Fähigkeit der Freude zählen alle durch das Absorbieren erhaltenen Willenspunkte, ob aus der Sphäre oder aus dem Vorrat.
clause-spirit-empathy = Empathie: Auf Emotionsplätzen, die an Empathie grenzen, und auf Emotionsplätzen, die an diese angrenzen, können Ekstase-Emotionen nicht getilgt werden.
clause-spirit-harmony-first = Harmonie: Wenn du eine Karte abwirfst, um ein Aurazeichen zu platzieren, darf das Zeichen jede passende Farbe haben, egal welche Aura die Karte hat.
clause-spirit-harmony-revised = Harmonie: Wenn du eine Karte abwirfst, um ein Aurazeichen zu platzieren, darfst du eine zweite Karte abwerfen, um ein zweites in derselben Zeile zu platzieren. Die Zeichen dürfen jede passende Farbe haben, egal welche Auren die Karten haben.
clause-spirit-hatred = Hass: Eine Geistaktion kostet 1 Willenspunkt weniger, wenn du bei ihr mindestens eine andere Verbesserung als Entschlossenheit nutzt. Die Ermäßigung durch Entschlossenheit gilt zusätzlich.
clause-spirit-misery = Elend: Du darfst aus einer Sphäre absorbieren, die neben einer für dich erreichbaren liegt. Du erhältst den Bonus der Sphäre, aus der du nimmst.
clause-spirit-misery-fortress = Leert Elend eine Sphäre außerhalb der eigenen Reichweite, kommt die Festung neben dieser Sphäre nicht in die Identität.
clause-spirit-malice-first = Bosheit: Grenzt dein Geist an eine beliebige Emotion, darfst du auch auf den Emotionsplätzen neben ihr tilgen.
clause-spirit-malice-revised = Bosheit: Steht dein Geist auf einer Grenze, darfst du jede gegnerische Emotion in deren Tripel tilgen. Steht er in einem Reich, darfst du auch gegnerische Emotionen auf den Emotionsplätzen der zwei benachbarten Grenzen tilgen.
clause-spirit-anxiety = Angst: Statt einer Handkarte darfst du eine Trostlosigkeit aus dem Vorrat erzeugen.
clause-spirit-anxiety-limit = Angst darf nur dann eine Trostlosigkeit nehmen, wenn weniger als sechs auf dem Spielbrett liegen.

## board-b
topic-board-b = Geisttableaus, Seite B
clause-board-b-three-upgrades = Auch auf Seite B hat jede Geistaktion drei Verbesserungen: Die eigenen des Geistes ersetzen einige von Seite A, die übrigen bleiben.
clause-board-b-instead-of-moving = Platztausch, Täuschen und Aus den Schatten ersetzen die Bewegung. Zusätzliche Schritte lassen sich nicht damit kombinieren.
clause-board-b-push-everyone = Wegstoßen verschiebt jeden gegnerischen Geist auf dem Feld. Der Spieler, der wegstößt, wählt für jeden ein angrenzendes Feld.
clause-board-b-draw-from-empty = Auskosten und Brodeln gelten auch dann als genutzt, wenn der Stapel leer ist und nichts gezogen wird.
clause-board-b-love-surmount = Liebe, Bewegen: Überwinden kostet keinen Aufpreis.
clause-board-b-love-embrace = Liebe, Bewegen: Umarmung (+1 Willenspunkt, ersetzt Entschlossenheit). Endet die Bewegung neben einer Ekstase-Emotion, darfst du 1 Essenz auf sie legen.
clause-board-b-love-embrace-essence = Die durch Umarmung gelegte Essenz kommt von deinem Geisttableau.
clause-board-b-love-forging-bonds = Liebe, Erzeugen: Bande knüpfen (+1 Willenspunkt, ersetzt Vitalität). Erzeugst du die Emotion neben einer anderen Ekstase-Emotion, darf die nötige Essenz aus dem Vorrat kommen.
clause-board-b-love-home-ground = Liebe, Tilgen: Heimvorteil (+1 Willenspunkt, ersetzt Auslöschen). Liegt die gewählte Emotion in einem Reich mit einer Ekstase-Festung, erhältst du 1 Ambition.
clause-board-b-love-pierce-the-darkness = Liebe, Befestigen: Dunkelheit durchdringen (ohne Aufpreis, ersetzt Erheben). Du darfst auf einem freien Festungsfeld auch in einem Reich bauen, das die Gegenseite kontrolliert.
clause-board-b-love-raze = Liebe, Befestigen: Einreißen kostet +3 Willenspunkte und keine Ambition.
clause-board-b-love-garrison-first = Liebe, Befestigen: Garnison (+1 Ambition, ersetzt Entschlossenheit). Nach dem Bau einer Festung darfst du sofort eine Emotion auf einem freien Emotionsplatz ihres Reichs erzeugen, auch von einer Grenze aus. Dieses Erzeugen bezahlst du wie üblich, aber es zählt nicht als eine deiner Aktionen. Erzeugen muss bereits freigeschaltet sein.
clause-board-b-love-garrison-revised = Liebe, Befestigen: Garnison (+1 Ambition, ersetzt Entschlossenheit). Nach dem Bau einer Festung darfst du sofort eine Emotion auf einem freien Emotionsplatz ihres Reichs erzeugen, auch von einer Grenze aus. Dieses Erzeugen bezahlst du wie üblich, aber es zählt nicht als eine deiner Aktionen. Du darfst Erzeugen dabei freischalten oder verbessern.
clause-board-b-love-brighten-up = Liebe, Verstärken: Aufhellen (ohne Aufpreis, ersetzt Gesammelte Stärke). Nach dem Verstärken darfst du ein Aurazeichen in der Farbe der abgelegten schwachen Emotion in einer beliebigen Zeile platzieren.
clause-board-b-delight-push-first = Freude, Bewegen: Wegstoßen (+2 Willenspunkte, ersetzt Überwinden). Die Bewegung darf auf einem Feld mit einem gegnerischen Geist enden. Du verschiebst diesen Geist auf ein daran angrenzendes Feld. Dort darf auch der andere Geist deines Teams stehen.
clause-board-b-delight-push-revised = Freude, Bewegen: Wegstoßen (+1 Willenspunkt, ersetzt Überwinden). Die Bewegung darf auf einem Feld mit einem gegnerischen Geist enden. Du verschiebst diesen Geist auf ein daran angrenzendes Feld. Dort darf auch der andere Geist deines Teams stehen.
clause-board-b-delight-summon = Freude, Erzeugen: Herbeirufen (+1 Willenspunkt, ersetzt Steigern). Du erzeugst die oberste Karte deines Emotionsstapels statt einer Handkarte.
clause-board-b-delight-cleansing-light = Freude, Tilgen: Läuterndes Licht (+1 Willenspunkt, ersetzt Auslöschen). Die gewählte Emotion muss nicht an deinen Geist grenzen, aber du wirfst die vorgezeigte Karte ab.
clause-board-b-delight-relish-first = Freude, Verstärken: Auskosten (+1 Willenspunkt, ersetzt Gesammelte Stärke). Ziehe nach dem Verstärken eine Emotionskarte.
clause-board-b-delight-relish-revised = Freude, Verstärken: Auskosten (+1 Willenspunkt, ersetzt Gesammelte Stärke). Ziehe nach dem Verstärken zwei Emotionskarten, behalte eine und wirf die andere ab.
clause-board-b-empathy-switcheroo-first = Empathie, Bewegen: Platztausch (+2 Willenspunkte, ersetzt Überwinden). Statt dich zu bewegen, tausche das Feld mit einem beliebigen anderen Geist, auch wenn du dann auf einem Feld mit einem gegnerischen Geist landest.
clause-board-b-empathy-switcheroo-revised = Empathie, Bewegen: Platztausch (+1 Willenspunkt, ersetzt Entschlossenheit). Statt dich zu bewegen, tausche das Feld mit einem beliebigen anderen Geist. Auf einem Feld mit einem gegnerischen Geist darfst du nur landen, wenn du auch Überwinden nutzt.
clause-board-b-empathy-surmount = Empathie, Bewegen: Überwinden kostet keinen Aufpreis.
clause-board-b-empathy-bolster = Empathie, Erzeugen: Steigern kostet +2 Willenspunkte statt +1 Ambition.
clause-board-b-empathy-sharing-is-caring = Empathie, Erzeugen: Teilen heißt Fürsorge (+2 Willenspunkte, ersetzt Steigern). Die Emotion erhält 1 weitere Essenz von deinem Geisttableau.
clause-board-b-empathy-motivation = Empathie, Erzeugen: Motivation (+3 Willenspunkte, ersetzt Vitalität). Nach dem Erzeugen erhältst du 1 Ambition.
clause-board-b-empathy-conversion = Empathie, Tilgen: Wandlung (ohne Aufpreis, ersetzt Entschlossenheit). Entfernt das Tilgen die letzte Essenz von einer Gram-Emotion, erhältst du 1 Essenz.
clause-board-b-empathy-feeling-safe-first = Empathie, Befestigen: Sich sicher fühlen (ohne Aufpreis, ersetzt Erheben). Nach dem Befestigen erhältst du 1 Essenz.
clause-board-b-empathy-feeling-safe-revised = Empathie, Befestigen: Sich sicher fühlen (ohne Aufpreis, ersetzt Einreißen). Nach dem Befestigen erhältst du 1 Essenz.
clause-board-b-empathy-emotional-outburst = Empathie, Verstärken: Gefühlsausbruch kostet keinen Aufpreis.
clause-board-b-harmony-flight-first = Harmonie, Bewegen: Flug (+2 Willenspunkte, ersetzt Eilen). Du darfst bis zu 2 zusätzliche Felder gehen.
clause-board-b-harmony-flight-revised = Harmonie, Bewegen: Flug (+1 Willenspunkt, ersetzt Eilen). Du darfst bis zu 2 zusätzliche Felder gehen.
clause-board-b-harmony-surmount = Harmonie, Bewegen: Überwinden kostet keinen Aufpreis.
clause-board-b-harmony-relish = Harmonie, Erzeugen: Auskosten (+1 Willenspunkt, ersetzt Steigern). Ziehe nach dem Erzeugen eine Emotionskarte.
clause-board-b-harmony-vanquish-first = Harmonie, Tilgen: Bezwingen (+3 Willenspunkte, ersetzt Unterdrücken). Entferne bis zu 2 weitere Essenzen von der gewählten Emotion.
clause-board-b-harmony-vanquish-revised = Harmonie, Tilgen: Bezwingen (+1 Ambition, ersetzt Unterdrücken). Entferne bis zu 2 weitere Essenzen von der gewählten Emotion.
clause-board-b-harmony-emotional-cycle = Harmonie, Tilgen: Gefühlskreislauf (ohne Aufpreis, ersetzt Entschlossenheit). Entfernt das Tilgen die letzte Essenz von einer Gram-Emotion, ziehst du eine Emotionskarte.
clause-board-b-harmony-attune-first = Harmonie, Befestigen: Einklang mit dem Urquell (+2 Willenspunkte, +1 Ambition, ersetzt Erheben). Lege ein kleines Ekstase-Fragment vom Festungsfeld in die Identität, auch aus einem Reich, das die Gegenseite kontrolliert. Entferne den Intensitätsmarker des Fragments.
clause-board-b-harmony-attune-revised = Harmonie, Befestigen: Einklang mit dem Urquell (+1 Willenspunkt, +1 Ambition, ersetzt Erheben). Lege ein kleines Ekstase-Fragment vom Festungsfeld in die Identität, auch aus einem Reich, das die Gegenseite kontrolliert. Entferne den Intensitätsmarker des Fragments.
clause-board-b-attune-new-fortress = Du darfst Einklang mit dem Urquell auch auf eine Festung anwenden, die in diesem Zug gebaut wurde.
clause-board-b-harmony-rush-to-aid = Harmonie, Verstärken: Zu Hilfe eilen (+1 Willenspunkt, ersetzt Gefühlsausbruch). Stelle vor dem Verstärken deinen Geist auf das Feld, das an die gewählte Emotion grenzt, auch wenn dort ein gegnerischer Geist steht.
clause-board-b-hatred-charge-first = Hass, Bewegen: Ansturm (+2 Willenspunkte, ersetzt Eilen). Du darfst bis zu 2 zusätzliche Felder gehen.
clause-board-b-hatred-charge-revised = Hass, Bewegen: Ansturm (+1 Willenspunkt, ersetzt Eilen). Du darfst bis zu 2 zusätzliche Felder gehen.
clause-board-b-hatred-wildfire-first = Hass, Bewegen: Lauffeuer (+4 Willenspunkte, +1 Ambition, ersetzt Entschlossenheit). Endet die Bewegung neben einer Ekstase-Emotion, darfst du 1 Essenz von ihr entfernen. Das ist kein Tilgen.
clause-board-b-hatred-wildfire-revised = Hass, Bewegen: Lauffeuer (+3 Willenspunkte, +1 Ambition, ersetzt Entschlossenheit). Endet die Bewegung neben einer Ekstase-Emotion, darfst du 1 Essenz von ihr entfernen. Das ist kein Tilgen.
clause-board-b-hatred-seethe-invoke = Hass, Erzeugen: Brodeln (+2 Willenspunkte, ersetzt Steigern). Ziehe nach dem Erzeugen eine Emotionskarte.
clause-board-b-hatred-relish = Hass, Erzeugen: Auskosten (+1 Willenspunkt, ersetzt Steigern). Ziehe nach dem Erzeugen eine Emotionskarte.
clause-board-b-hatred-repel-first = Hass, Tilgen: Zurückschlagen (ohne Aufpreis, ersetzt Entschlossenheit). Das Tilgen kostet 2 Willenspunkte weniger, wenn die gewählte Emotion in einem Reich mit einer Gram-Festung liegt.
clause-board-b-hatred-repel-revised = Hass, Tilgen: Zurückschlagen (ohne Aufpreis, ersetzt Entschlossenheit). Liegt die gewählte Emotion in einem Reich mit einer Gram-Festung, erhältst du 2 Willenspunkte.
clause-board-b-hatred-repel-after-paying = Die 2 Willenspunkte durch Zurückschlagen erhältst du erst, nachdem du das Tilgen bezahlt hast. Für dieses Tilgen kannst du sie also nicht ausgeben.
clause-board-b-hatred-raze = Hass, Befestigen: Einreißen kostet +4 Willenspunkte statt +1 Willenspunkt und +1 Ambition.
clause-board-b-hatred-seethe-fortify-first = Hass, Befestigen: Brodeln (ohne Aufpreis, ersetzt Erheben). Ziehe nach dem Befestigen eine Emotionskarte.
clause-board-b-hatred-seethe-fortify-revised = Hass, Befestigen: Brodeln (+1 Willenspunkt, ersetzt Erheben). Ziehe nach dem Befestigen eine Emotionskarte.
clause-board-b-hatred-seethe-empower = Hass, Verstärken: Brodeln (+1 Willenspunkt, ersetzt Gesammelte Stärke). Ziehe nach dem Verstärken eine Emotionskarte.
clause-board-b-misery-deceive-first = Elend, Bewegen: Täuschen (+2 Willenspunkte, ersetzt Eilen). Statt dich zu bewegen, tausche das Feld mit einem beliebigen anderen Geist, auch wenn du dann auf einem Feld mit einem gegnerischen Geist landest.
clause-board-b-misery-deceive-revised = Elend, Bewegen: Täuschen (+1 Willenspunkt, ersetzt Entschlossenheit). Statt dich zu bewegen, tausche das Feld mit einem beliebigen anderen Geist. Auf einem Feld mit einem gegnerischen Geist darfst du nur landen, wenn du auch Überwinden nutzt.
clause-board-b-misery-surmount = Elend, Bewegen: Überwinden kostet keinen Aufpreis.
clause-board-b-misery-extinguish = Elend, Tilgen: Auslöschen kostet +2 Willenspunkte.
clause-board-b-misery-drain-first = Aussaugen nimmt 1 Willenspunkt aus einer an deinen Geist angrenzenden Sphäre. Ihren Bonus erhältst du nicht. Leert das die Sphäre, gibt es eine Selbsterkenntnis, aber keine Drehung.
clause-board-b-misery-drain-revised = Aussaugen nimmt 1 Willenspunkt aus einer an deinen Geist angrenzenden Sphäre, die 2 oder mehr hat. Ihren Bonus erhältst du nicht.
clause-board-b-misery-drain-quell = Elend, Tilgen: Aussaugen (ohne Aufpreis, ersetzt Entschlossenheit). Es wirkt nach dem Tilgen.
clause-board-b-misery-drain-fortify = Elend, Befestigen: Aussaugen (ohne Aufpreis, ersetzt Entschlossenheit). Es wirkt nach dem Befestigen.
clause-board-b-misery-drain-empower = Elend, Verstärken: Aussaugen (ohne Aufpreis, ersetzt Entschlossenheit). Es wirkt nach dem Verstärken.
clause-board-b-misery-exalt-first = Elend, Befestigen: Erheben kostet +1 Willenspunkt statt +1 Ambition.
clause-board-b-misery-exalt-revised = Elend, Befestigen: Erheben kostet +2 Willenspunkte statt +1 Ambition.
clause-board-b-misery-gloomy-view = Elend, Befestigen: Düstere Aussicht (ohne Aufpreis, ersetzt Entschlossenheit). Nach dem Befestigen darfst du den Urquell um einen Schritt im Uhrzeigersinn drehen.
clause-board-b-misery-assimilate = Elend, Verstärken: Einverleiben (ohne Aufpreis, ersetzt Gesammelte Stärke). Nach dem Verstärken darfst du ein Aurazeichen in der Farbe der abgelegten schwachen Emotion in einer beliebigen Zeile platzieren.
clause-board-b-malice-push-first = Bosheit, Bewegen: Wegstoßen (+2 Willenspunkte, ersetzt Überwinden). Die Bewegung darf auf einem Feld mit einem gegnerischen Geist enden. Du verschiebst diesen Geist auf ein daran angrenzendes Feld. Dort darf auch der andere Geist deines Teams stehen.
clause-board-b-malice-push-revised = Bosheit, Bewegen: Wegstoßen (+1 Willenspunkt, ersetzt Überwinden). Die Bewegung darf auf einem Feld mit einem gegnerischen Geist enden. Du verschiebst diesen Geist auf ein daran angrenzendes Feld. Dort darf auch der andere Geist deines Teams stehen.
clause-board-b-malice-summon = Bosheit, Erzeugen: Herbeirufen (+1 Willenspunkt, ersetzt Steigern). Du erzeugst die oberste Karte deines Emotionsstapels statt einer Handkarte.
clause-board-b-malice-extinguish = Bosheit, Tilgen: Auslöschen kostet keinen Aufpreis.
clause-board-b-malice-exterminate = Bosheit, Tilgen: Ausmerzen (+2 Willenspunkte, +1 Ambition, ersetzt Entschlossenheit). Entferne bis zu 2 weitere Essenzen von der gewählten Emotion. Du darfst das mit Unterdrücken kombinieren.
clause-board-b-malice-all-for-me = Bosheit, Befestigen: Alles für mich (ohne Aufpreis, ersetzt Erheben). Nach dem Befestigen erhältst du 1 Essenz.
clause-board-b-malice-channeled-power = Bosheit, Verstärken: Gesammelte Stärke kostet +2 Willenspunkte statt +1 Ambition.
clause-board-b-malice-emotional-outburst = Bosheit, Verstärken: Gefühlsausbruch kostet keinen Aufpreis.
clause-board-b-anxiety-flight-first = Angst, Bewegen: Flug (+2 Willenspunkte, ersetzt Eilen). Du darfst bis zu 2 zusätzliche Felder gehen.
clause-board-b-anxiety-flight-revised = Angst, Bewegen: Flug (+1 Willenspunkt, ersetzt Eilen). Du darfst bis zu 2 zusätzliche Felder gehen.
clause-board-b-anxiety-from-the-shadows-first = Angst, Bewegen: Aus den Schatten (ohne Aufpreis, ersetzt Entschlossenheit). Statt dich zu bewegen, stelle deinen Geist auf ein beliebiges Feld, das an eine Trostlosigkeit grenzt, auch wenn dort ein gegnerischer Geist steht. Danach erhältst du 1 Willenspunkt.
clause-board-b-anxiety-from-the-shadows-revised = Angst, Bewegen: Aus den Schatten (ohne Aufpreis, ersetzt Entschlossenheit). Statt dich zu bewegen, stelle deinen Geist auf ein beliebiges Feld, das an eine Trostlosigkeit grenzt. Danach erhältst du 2 Willenspunkte. Bei einem gegnerischen Geist darfst du nur landen, wenn du auch Überwinden nutzt.
clause-board-b-anxiety-bolster-first = Angst, Erzeugen: Steigern kostet +2 Willenspunkte statt +1 Ambition.
clause-board-b-anxiety-bolster-revised = Angst, Erzeugen: Steigern kostet +3 Willenspunkte statt +1 Ambition.
clause-board-b-anxiety-seeds-of-darkness-first = Angst, Erzeugen: Saat der Dunkelheit (+1 Willenspunkt, ersetzt Vitalität). Erzeugst du eine Trostlosigkeit, kommt die nötige Essenz aus dem Vorrat.
clause-board-b-anxiety-seeds-of-darkness-revised = Angst, Erzeugen: Saat der Dunkelheit (+1 Willenspunkt, ersetzt Vitalität). Du darfst eine Trostlosigkeit auf einem beliebigen freien Emotionsplatz erzeugen, angrenzend oder nicht.
clause-board-b-anxiety-devour = Angst, Tilgen: Verschlingen (ohne Aufpreis, ersetzt Auslöschen). Nach dem Tilgen darfst du ein Aurazeichen in der Farbe der getilgten Emotion in einer beliebigen Zeile platzieren.
clause-board-b-anxiety-devour-vibe = Für Verschlingen muss die getilgte Emotion eine Aura haben. Sie muss durch das Tilgen aber nicht abgelegt werden.
clause-board-b-anxiety-attune-first = Angst, Befestigen: Einklang mit dem Urquell (+2 Willenspunkte, +1 Ambition, ersetzt Einreißen). Lege ein kleines Gram-Fragment vom Festungsfeld in die Identität, auch aus einem Reich, das die Gegenseite kontrolliert. Entferne den Intensitätsmarker des Fragments.
clause-board-b-anxiety-attune-revised = Angst, Befestigen: Einklang mit dem Urquell (+1 Willenspunkt, +1 Ambition, ersetzt Einreißen). Lege ein kleines Gram-Fragment vom Festungsfeld in die Identität, auch aus einem Reich, das die Gegenseite kontrolliert. Entferne den Intensitätsmarker des Fragments.
clause-board-b-anxiety-rush-to-aid = Angst, Verstärken: Zu Hilfe eilen (+1 Willenspunkt, ersetzt Gefühlsausbruch). Stelle vor dem Verstärken deinen Geist auf das Feld, das an die gewählte Emotion grenzt, auch wenn dort ein gegnerischer Geist steht.
clause-board-b-anxiety-spreading-darkness = Angst, Verstärken: Wachsende Dunkelheit (ohne Aufpreis, ersetzt Gesammelte Stärke). Wirf eine schwache Emotion aus deiner Hand ab und ersetze eine angrenzende Trostlosigkeit durch die starke Version dieser Karte.
clause-board-b-anxiety-spreading-darkness-threshold = Für Wachsende Dunkelheit muss auf der Trostlosigkeit so viel Essenz liegen, wie die Schwelle der abgeworfenen schwachen Karte verlangt, und ein Exemplar der starken Emotion muss noch verfügbar sein. Das gilt als Verstärken.

## shaper
topic-shaper = Der Shaper
clause-shaper-players = Zu zweit spielen zwei Shaper gegeneinander. Zu dritt spielt ein Shaper gegen ein Team aus zwei Spielern. Ein Shaper spielt allein für eine ganze Seite, auch im einfachen Spiel.
clause-shaper-one-spirit = Ein Shaper hat einen Geist, einen Emotionsstapel mit 16 Karten sowie die Starthand und die Ressourcen eines einzelnen Spielers und spielt im Übrigen nach den üblichen Regeln.
clause-shaper-three-order = Zu dritt ist der Shaper in jeder Runde an zweiter und vierter Stelle am Zug.
clause-shaper-two-order = Bei zwei Shapern entscheidet das Los, wer beginnt. Danach wechseln sie sich ab. Wer beginnt, erhält 2 Willenspunkte mehr und kann im ersten Zug nicht absorbieren.
clause-shaper-second-emotion = Ein Shaper legt zwei Start-Emotionen. Die zweite wird gelegt, wenn der Shaper beim Aufstellen später noch einmal an der Reihe ist, so als stünde ein zweiter Geist auf einer der noch freien Grenzen.
clause-shaper-seats = Eine Person darf mehrere Sitzplätze haben, zum Beispiel für beide Geister eines Teams.

## basic
topic-basic = Das einfache Spiel
clause-basic-aspirations = Das einfache Spiel lässt Reflexion und Empfindsamkeit weg. Sie werden aus der Reihe der gemeinsamen Sehnsüchte, die dann sieben Karten hat, und aus beiden Stapeln geheimer Sehnsüchte genommen.
clause-basic-no-empower = Im einfachen Spiel gibt es kein Verstärken und keine starken Emotionen.
clause-basic-no-intentions = Im einfachen Spiel gibt es keine Vorsätze und keinen Kreis der Vorsätze. Punkte bringen nur Fragmente, und 20 Punkte beenden das Spiel nicht.
clause-basic-no-powers = Im einfachen Spiel haben die Geister keine Fähigkeiten.
clause-basic-side-a = Im einfachen Spiel zeigen die Geisttableaus Seite A.
clause-basic-vibe-tokens-first = Die vier Start-Aurazeichen schalten Bewegen, Erzeugen, Tilgen und Befestigen frei.
clause-basic-vibe-colours = Jeder Spieler wählt, welche Farbe der vier Start-Aurazeichen auf welche Aktion kommt.
clause-basic-vibe-tokens-revised = Die vier Joker zu Beginn schalten Bewegen, Erzeugen, Tilgen und Befestigen frei.
clause-basic-placement = Die vier Geister stehen in Spielreihenfolge auf den ersten vier Grenzen, im Uhrzeigersinn ab Antriebstal | Reizfeld. Die Start-Emotion jedes Geistes liegt auf dem Emotionsplatz, der gegen den Uhrzeigersinn direkt neben dem seiner Grenze liegt.
clause-basic-placement-shaper = Der Geist eines Shapers beginnt mit der ersten Start-Emotion auf der Grenze seines ersten Reihenfolgemarkers. Die zweite Emotion liegt bei der Grenze seines zweiten Markers.

## solo
topic-solo = Solospiel und kooperatives Spiel
clause-solo-ego = Im Solospiel und im kooperativen Spiel ist der Gegner das Ego: ein Bot für jeden Geist der anderen Seite. Die Bots halten sich an die vollständigen Regeln.
