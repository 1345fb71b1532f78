/** The zoom of the stage on the page, so that its buttons can stand in the head, where they cover nothing of the board. */
class Zoom {
  /** Whether there is a stage that zooms. */
  there = $state(false)
  level = $state(1)
  by: (factor: number) => void = () => undefined
  fit: () => void = () => undefined
}

export const zoom = new Zoom()
