### Bots: ihre Stufen und wovon ihre Tipps reden.

bot-level-dreamer = Träumer
bot-level-student = Student
bot-level-analyst = Analytiker
bot-level-id = Es

feature-final = Punkte am Spielende
feature-others = Punkte der anderen
feature-reputation = Ansehen
feature-goals = Ortsziele in Reichweite
feature-coffee = Kaffee
feature-boxes = Herzdosen
feature-bright = Geistesblitze
feature-insights = freie Erkenntnisse
feature-coloured = eigene farbige Erkenntnisse
feature-ideas = verfügbare Gedanken
feature-stated = Gedanken auf dem Tischplan
feature-laps = Runden des Tintenfasses
feature-tiles = Notizplättchen
feature-tile-worth = Ertrag der Notizplättchen
feature-lines = gefüllte Zeilen und Spalten
feature-therapy-left = noch nötige Therapie
feature-clients = Klienten in den Praxisräumen
feature-cured = geheilte Klienten
feature-abilities = Fähigkeiten der Klienten
feature-layers = künftiger Ertrag der Traumata
feature-second-room = zweiter Praxisraum
feature-dreams = bald bezahlbare Träume
feature-research = Forschungsartikel auf der Hand
feature-in-play = Forschungsartikel im Spiel
feature-treatise-near = Nähe zur nächsten Werkreihe
feature-treatises = Bände veröffentlichter Werkreihen
feature-tags = Ortssymbole
feature-on-map = Erkenntnisse auf dem Stadtplan
feature-bonus = Ansehen, das beim nächsten Gedankensammeln winkt
feature-pending = weiterer Ertrag dieses Zuges
