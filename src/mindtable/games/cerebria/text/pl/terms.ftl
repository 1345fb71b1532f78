### Nazwy rzeczy na stole z krótkimi objaśnieniami.
###
### Glosariusz: jedna nazwa dla każdej rzeczy. Gdzie nasza różni się od drukowanej, podany jest powód.
###   pole Emocji (slot), pole Ducha (space), pole Esencji (na karcie); „miejsce” ma tylko Forteca.
###   Energia (Vibe): w instrukcji także Moc i Wibracja, a jedna rzecz ma u nas jedną nazwę.
###   Wzmocnienie (Empower): instrukcja nazywa tak też Bolster (u nas Podpora) i Intensify.
###   Przezwyciężenie (Surmount) i Rozgromienie (Vanquish): w instrukcji Pokonanie to Surmount.
###   znacznik kolejności (turn marker), nie znacznik tury. Emocja początkowa, nie startowa.
###   odblokować (pierwszy żeton w rzędzie), blokować (żeton Niepewności).
###   gracz, nie osoba. Odrzucić kartę za żeton. 5 Sił Woli. Zasoby się zyskuje; przywołuje się na pole. Premia (bonus), darmowa zdolność (free ability).

## Drużyny, zasoby

team-bliss = Radość
    .gen = Radości
team-gloom = Smutek
    .gen = Smutku
willpower = Siła Woli
essence = Esencja
ambition = Ambicja
intensity = Intensywność

## Krainy i Granice

realm-valley = Dolina Motywów
    .in = w Dolinie Motywów
    .to = do Doliny Motywów
realm-cradle = Kolebka Zmysłów
    .in = w Kolebce Zmysłów
    .to = do Kolebki Zmysłów
realm-network = Sieć Myśli
    .in = w Sieci Myśli
    .to = do Sieci Myśli
realm-land = Kraina Pragnień
    .in = w Krainie Pragnień
    .to = do Krainy Pragnień
realm-willow = Wierzba Wartości
    .in = w Wierzbie Wartości
    .to = do Wierzby Wartości
frontier-valley-cradle = Dolina | Kolebka
    .to = na Granicę Dolina | Kolebka
frontier-cradle-network = Kolebka | Sieć
    .to = na Granicę Kolebka | Sieć
frontier-network-land = Sieć | Pragnienia
    .to = na Granicę Sieć | Pragnienia
frontier-land-willow = Pragnienia | Wierzba
    .to = na Granicę Pragnienia | Wierzba
frontier-willow-valley = Wierzba | Dolina
    .to = na Granicę Wierzba | Dolina

## Sfery i ich premie

sphere-commitment = Zobowiązanie
    .gen = Zobowiązania
sphere-commitment-help = Możesz zapłacić 1 Siłę Woli, aby zyskać 1 Ambicję.
sphere-creativity = Kreatywność
    .gen = Kreatywności
sphere-creativity-help = Dobierz 1 kartę Emocji.
sphere-humility = Pokora
    .gen = Pokory
sphere-humility-help = Zyskaj 1 Esencję z zasobów.
sphere-diligence = Pracowitość
    .gen = Pracowitości
sphere-diligence-help = Zyskaj 2 Siły Woli z zasobów, nie ze Sfery.
sphere-knowledge = Wiedza
    .gen = Wiedzy
sphere-knowledge-help = Umieść wybrany żeton Energii na jednej ze swoich Akcji Ducha, tak jak zdolnością Ambicji.

## Energie

vibe-red = Czerwony
    .token = czerwony żeton Energii
    .card = czerwona Energia
vibe-yellow = Żółty
    .token = żółty żeton Energii
    .card = żółta Energia
vibe-green = Zielony
    .token = zielony żeton Energii
    .card = zielona Energia
vibe-blue = Niebieski
    .token = niebieski żeton Energii
    .card = niebieska Energia
vibe-wild = Dziki
    .token = żeton dzikiej Energii
    .card = dzika Energia

## Akcje Ducha

spirit-action-move = Ruch
spirit-action-invoke = Przywołanie
spirit-action-quell = Poskromienie
spirit-action-fortify = Fortyfikacja
spirit-action-empower = Wzmocnienie

## Aspiracje

aspiration-attitude = Postawa
aspiration-attitude-help = Kontroluj więcej Krain niż druga drużyna.
aspiration-openness = Otwartość
aspiration-openness-help = Kontroluj więcej Granic niż druga drużyna.
aspiration-awareness = Świadomość
aspiration-awareness-help = Miej Emocje w większej liczbie Triad niż druga drużyna.
aspiration-unity = Jedność
aspiration-unity-help = Miej dłuższy nieprzerwany łańcuch Emocji na sąsiadujących polach Emocji niż druga drużyna.
aspiration-liveliness = Żywotność
aspiration-liveliness-help = Miej na swoich Emocjach więcej Esencji niż druga drużyna.
aspiration-versatility = Wszechstronność
aspiration-versatility-help = Miej na planszy Emocje w większej liczbie kolorów Energii niż druga drużyna. Emocje początkowe się nie liczą.
aspiration-fortitude = Niezłomność
aspiration-fortitude-help = Miej łącznie więcej Intensywności z Fortec niż druga drużyna.
aspiration-sensibility = Wrażliwość
aspiration-sensibility-help = Miej Emocję o wyższej Intensywności niż każda Emocja drugiej drużyny.
aspiration-reflection = Refleksja
aspiration-reflection-help = Kontroluj więcej odbitych par, czyli Krain wraz z leżącą naprzeciw Granicą, niż druga drużyna.

## Talie

deck-bliss-starter = Początkowa talia Radości
deck-gloom-starter = Początkowa talia Smutku
deck-love = Talia Miłości
deck-delight = Talia Zachwytu
deck-empathy = Talia Empatii
deck-harmony = Talia Harmonii
deck-hatred = Talia Nienawiści
deck-misery = Talia Nieszczęścia
deck-malice = Talia Złośliwości
deck-anxiety = Talia Niepokoju

## Intencje

intention-fill = Wypełnij wszystkie pola Esencji na karcie Emocji (nie początkowej)
intention-quell-1 = Usuń Poskromieniem co najmniej 1 Esencję
intention-quell-2 = Usuń jednym Poskromieniem co najmniej 2 Esencje
intention-quell-exactly-1 = Usuń Poskromieniem dokładnie 1 Esencję
intention-fortress-joins = Forteca twojej drużyny dołącza do Tożsamości podczas Objawienia
intention-absorb-low = Podczas Absorpcji weź ze Sfery najwyżej 2 Siły Woli
intention-absorb-high = Podczas Absorpcji weź ze Sfery co najmniej 4 Siły Woli
intention-fully-upgrade = W pełni ulepsz Akcję Ducha
intention-empower = Wzmocnij Emocję
intention-exalt = Wywyższ Fortecę
intention-rows = Miej po raz pierwszy co najmniej 1, 2, 3 lub 4 żetony Energii w każdym rzędzie
