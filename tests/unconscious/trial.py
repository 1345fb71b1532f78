"""How the tests of every game try Unconscious Mind."""

from tests.every_game import Trial

TRIAL = Trial(
    tables=(
        {"players": 2},
        {"players": 4, "journalist": True, "fireworks": True, "overlays": "mixed"},
    ),
    slow_tables=({"players": 4},),
    games=1,
    combined=("players", "journalist", "overlays", "fireworks"),
    most_pairs=14,
    lessons={"treating", "publishing", "city", "reputation", "modules"},
    most_minutes=12,
    drawn={"location": ("theatre", "library", "opera", "museum", "university", "cafe")},
    drawing={
        "glyphs.ts": "the radius of a sign",
        "stage.ts": "where things lie and how large they are",
    },
)
