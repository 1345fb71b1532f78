/** The spot that pointer or focus rests on, wherever on the page: the board and the own desk show together what it
 * would set going. */
class Gaze {
  spot = $state('')
}

export const gaze = new Gaze()
