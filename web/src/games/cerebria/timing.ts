/** How long things take, in milliseconds, or in steps of the animation. */

/** Before the server is asked about a deck that is being built. */
export const VERDICT = 120
/** The longest that everything on its way may take. */
export const FLIGHTS = 3600
/** A step of a Revelation's story, and how long the whole of it stays. */
export const STORY_STEP = 2.6
export const STORY = 9000
