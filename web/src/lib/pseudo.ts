/**
 * A pretended language, 40 % longer than the real one and full of accents: what breaks a box in it would break it in some
 * language sooner or later. Switched by hand, in the browser's console: `localStorage['mindtable.pseudo'] = 'yes'`.
 */
const ACCENTED: Record<string, string> = { a: 'á', c: 'ç', e: 'ė', i: 'ï', l: 'ł', n: 'ñ', o: 'õ', s: 'š', u: 'ū', y: 'ÿ', z: 'ž' }
const LONGER = new Set(['a', 'e', 'i', 'o', 'u', 'y'])

export function pretend(text: string): string {
  let out = ''
  let owed = 0
  for (const letter of text) {
    const accented = ACCENTED[letter] ?? letter
    out += accented
    owed += 0.4
    if (LONGER.has(letter) && owed >= 1) {
      out += accented
      owed -= 1
      if (owed >= 1) {
        out += accented
        owed -= 1
      }
    }
  }
  return out
}

export function pseudo(): ((text: string) => string) | null {
  try {
    return localStorage.getItem('mindtable.pseudo') ? pretend : null
  } catch {
    return null
  }
}
