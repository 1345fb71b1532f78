/** How much room there is. */
type Room = 'phone' | 'tablet' | 'desktop'

class Screen {
  width = $state(typeof innerWidth === 'number' ? innerWidth : 1366)

  readonly room = $derived<Room>(this.width <= 760 ? 'phone' : this.width < 1180 ? 'tablet' : 'desktop')

  watch(): () => void {
    const look = (): void => {
      this.width = innerWidth
    }
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }
}

export const screen = new Screen()
