// Made from examples/pebbles/__init__.py by tools/wire_types.py. Change that file, not this one.

export interface PebblesView {
  heap: number
  taken: number[]
}

/** What comes with a choice, for a board to draw. */
export interface Facts {
  amount: number
}
