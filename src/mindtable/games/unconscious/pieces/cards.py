"""The components as tables: tiles, research, treatises, clients, grief layers, dreams, the city and its bonuses.

Read from content/*.toml; one list per figure, indexed by the component's number.
"""

from __future__ import annotations

from typing import Any, Final

from mindtable.content import read_toml
from mindtable.games.unconscious.pieces.effects import LEVELS, LOCATIONS, QUALITIES, Effect

PACKAGE: Final = "mindtable.games.unconscious"


def _rows(name: str, kind: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = read_toml(PACKAGE, f"{name}.toml")[kind]
    return rows


# --- notebook tiles

TILE_ROWS: Final = _rows("notebook", "tile")
TILES: Final = tuple(str(row["id"]) for row in TILE_ROWS)
TILE_LEVEL: Final[list[int]] = [{"start": 0, "I": 1, "II": 2}[row["level"]] for row in TILE_ROWS]
TILE_MAIN: Final[list[Effect]] = [Effect(row["main"]) for row in TILE_ROWS]
TILE_BANNER: Final[list[Effect]] = [Effect(row.get("banner", "coffee 0")) for row in TILE_ROWS]
LETTERS: Final = ("A", "B", "C", "D")
START_TILES: Final[list[list[int]]] = [
    [n for n, row in enumerate(TILE_ROWS) if row.get("letter") == letter] for letter in LETTERS
]
START_LOCATION: Final[list[int]] = [LOCATIONS.index(row["location"]) if "location" in row else -1 for row in TILE_ROWS]


def _insight(text: str) -> int:
    """The dial area of an insight in words: "minor growth"."""
    level, quality = text.split()
    return 1 + 3 * QUALITIES.index(quality) + LEVELS.index(level)


START_INSIGHTS: Final[list[list[int]]] = [[_insight(i) for i in row.get("insights", [])] for row in TILE_ROWS]

# --- research cards and treatises; a volume's colour is its district's number

COLOURS: Final = ("green", "purple", "red")
RESEARCH_ROWS: Final = _rows("research", "card")
RESEARCH: Final = tuple(str(row["id"]) for row in RESEARCH_ROWS)
VOLUME: Final[list[int]] = [COLOURS.index(row["volume"]) for row in RESEARCH_ROWS]
RESEARCH_TAG: Final[list[int]] = [LOCATIONS.index(row["tag"]) for row in RESEARCH_ROWS]
RESEARCH_EFFECT: Final[list[Effect]] = [Effect(row["effect"]) for row in RESEARCH_ROWS]

TREATISE_ROWS: Final = _rows("treatises", "treatise")
TREATISES: Final = tuple(str(row["id"]) for row in TREATISE_ROWS)
TREATISE_VOLUMES: Final[list[list[int]]] = [[COLOURS.index(v) for v in row["volumes"]] for row in TREATISE_ROWS]
TREATISE_TAGS: Final[list[list[int]]] = [[LOCATIONS.index(t) for t in row["tags"]] for row in TREATISE_ROWS]
TREATISE_POINTS: Final[list[int]] = [int(row["points"]) for row in TREATISE_ROWS]

# --- clients

CLIENT_ROWS: Final = _rows("clients", "client")
CLIENTS: Final = tuple(str(row["id"]) for row in CLIENT_ROWS)
ROUTINE: Final[list[bool]] = [row["kind"] == "routine" for row in CLIENT_ROWS]
CLIENT_THERAPY: Final[list[int]] = [int(row["therapy"]) for row in CLIENT_ROWS]
CLIENT_POINTS: Final[list[int]] = [int(row["points"]) for row in CLIENT_ROWS]
CLIENT_TAGS: Final[list[list[int]]] = [[LOCATIONS.index(t) for t in row.get("tags", [])] for row in CLIENT_ROWS]
ABILITIES: Final = (
    "none",
    "recall-coffee",
    "inkpot-step",
    "cheap-elevate",
    "free-transfer",
    "two-research",
    "treatise-points",
    "cited-coffee",
    "more-boxes",
    "cheap-third-column",
    "district-resolution",
    "catharsis-box",
    "overpay-coffee",
)
(
    NO_ABILITY,
    RECALL_COFFEE,
    INKPOT_STEP,
    CHEAP_ELEVATE,
    FREE_TRANSFER,
    TWO_RESEARCH,
    TREATISE_TWO_POINTS,
    CITED_COFFEE,
    MORE_BOXES,
    CHEAP_THIRD_COLUMN,
    DISTRICT_RESOLUTION,
    CATHARSIS_BOX,
    OVERPAY_COFFEE,
) = range(13)
CLIENT_ABILITY: Final[list[int]] = [ABILITIES.index(row.get("ability", "none")) for row in CLIENT_ROWS]
CLIENTS_WITH: Final = [
    frozenset(client for client, own in enumerate(CLIENT_ABILITY) if own == ability)
    for ability in range(len(ABILITIES))
]
SCORINGS: Final = (
    "none",
    "level-1-tiles",
    "level-2-tiles",
    "cured-routine",
    "cured-case-studies",
    "treatises",
    "research-in-play",
    "filled-lines",
    "insights-on-map",
    "different-tags",
    "tags-green",
    "tags-purple",
    "tags-red",
    "reputation",
    "goals",
    "bright-ideas",
    "boxes",
    "major-insights",
    "volumes",
)
CASE_PER: Final[list[int]] = [SCORINGS.index(row["scoring"]["per"]) if "scoring" in row else 0 for row in CLIENT_ROWS]
CASE_POINTS: Final[list[int]] = [int(row["scoring"]["points"]) if "scoring" in row else 0 for row in CLIENT_ROWS]
CASE_CAP: Final[list[int]] = [int(row["scoring"]["cap"]) if "scoring" in row else 0 for row in CLIENT_ROWS]

# --- grief layers and dreams

SYMBOLS: Final = ("none", "waves", "cloud", "eye")
GRIEF_ROWS: Final = _rows("grief", "grief")
GRIEF: Final = tuple(str(row["id"]) for row in GRIEF_ROWS)
STARTING_GRIEF: Final = GRIEF.index("starting")
GRIEF_SYMBOL: Final[list[int]] = [SYMBOLS.index(row.get("symbol", "none")) for row in GRIEF_ROWS]
GRIEF_THERAPY: Final[list[int]] = [int(row["therapy"]) for row in GRIEF_ROWS]
GRIEF_EFFECT: Final[list[Effect]] = [Effect(row["effect"]) for row in GRIEF_ROWS]

DREAM_ROWS: Final = _rows("dreams", "dream")
DREAMS: Final = tuple(str(row["id"]) for row in DREAM_ROWS)
MANIFEST: Final[list[bool]] = [row["kind"] == "manifest" for row in DREAM_ROWS]
DREAM_SYMBOL: Final[list[int]] = [SYMBOLS.index(row.get("symbol", "none")) for row in DREAM_ROWS]
DREAM_EFFECT: Final[list[Effect]] = [Effect(row["effect"]) for row in DREAM_ROWS]

# --- the city

CITY: Final = read_toml(PACKAGE, "city.toml")
LOCATION_EFFECTS: Final[list[list[Effect]]] = [[Effect(text) for text in row["effects"]] for row in CITY["location"]]
LOCATION_BONUSES: Final[list[list[Effect]]] = [[Effect(text) for text in row["bonuses"]] for row in CITY["location"]]
# By value: 3, 4, 5, 6; the same in all three districts.
DISTRICT_BONUSES: Final[list[Effect]] = [Effect(text) for text in CITY["district"][0]["bonuses"]]
OVERLAY_ROWS: Final = _rows("overlays", "overlay")
OVERLAYS: Final = tuple(str(row["id"]) for row in OVERLAY_ROWS)
OVERLAY_DISTRICT: Final[list[int]] = [COLOURS.index(row["district"]) for row in OVERLAY_ROWS]
OVERLAY_COLOUR: Final[list[list[Effect]]] = [[Effect(text) for text in row["colour"]] for row in OVERLAY_ROWS]
OVERLAY_GREY: Final[list[list[Effect]]] = [[Effect(text) for text in row["grey"]] for row in OVERLAY_ROWS]
