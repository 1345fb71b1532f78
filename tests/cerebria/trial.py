"""How the tests of every game try Cerebria."""

from tests.every_game import Trial

TEAMS = ("bliss", "gloom")
TRIAL = Trial(
    tables=(
        {"players": 2, "mode": "basic"},
        {"players": 3, "shaper": "gloom", "spirit_board": "B", "team_board": "B"},
        {"players": 4, "spirits": ["delight", "malice", "harmony", "anxiety"]},
    ),
    slow_tables=(
        {"players": 4},
        {"players": 4, "spirit_board": "B", "team_board": "B"},
        {"players": 4, "spirit_board": "B", "edition": "revised"},
    ),
    games=20,
    combined=("edition", "mode", "players", "team_board", "spirit_board"),
    most_pairs=12,
    lessons={"quell", "fortify", "empower", "intentions", "powers", "boards"},
    most_minutes=10,
    drawn={
        "identity": (),
        "sphere": "realm",
        "fortress": "realm",
        "common": "aspiration",
        "hidden-of": TEAMS,
        "team": TEAMS,
    },
    drawing={
        "arrows.ts": "which way an arrow key points",
        "geometry.ts": "where things lie and how large they are",
        "glyphs.ts": "the corners of signs",
        "lettering.ts": "how far letters may be squeezed",
        "motifs.ts": "between which circles the ground is drawn",
        "timing.ts": "how long things take",
    },
)
