/** Time left, counted on from when the server told it. */

/** Seconds left now: only who decides loses time. */
export function left(told: number | null, toldAt: number, now: number, running: boolean): number | null {
  if (told === null) return null
  return running ? told - Math.max(0, now - toldAt) : told
}

/** 1:05:09, 12:34, −0:20; days stand before, with the unit given by the language. */
export function clockFace(seconds: number): string {
  const sign = seconds < 0 ? '−' : ''
  const whole = Math.abs(Math.trunc(seconds))
  const hours = Math.trunc(whole / 3600)
  const minutes = Math.trunc((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours ? `${sign}${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${sign}${minutes}:${rest}`
}
