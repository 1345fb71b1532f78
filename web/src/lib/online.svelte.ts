/** Whether the browser has a connection at all. Each table watches its own line besides. */
class Online {
  yes = $state(true)

  watch(): () => void {
    const look = (): void => {
      this.yes = navigator.onLine
    }
    look()
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }
}

export const online = new Online()
