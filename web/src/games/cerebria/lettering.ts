/** Names on drawn things: broken into lines that fit, squeezed a little rather than made smaller. */

export interface Line {
  text: string
  /** The width to press the line into, where it would be wider. */
  squeezed: number | null
}

let serif = ''

/** The font that names are written in, as the page has it. */
export function nameFont(): string {
  if (!serif && typeof document !== 'undefined') {
    serif = getComputedStyle(document.documentElement).getPropertyValue('--serif').trim() || 'serif'
  }
  return serif
}

/** How large the reader wants text, 1 being usual. */
export function textSize(): number {
  return (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16
}

const LEAST = 0.8
const widths = new Map<string, number>()
let pen: CanvasRenderingContext2D | null | undefined

/** How wide a text is at size 1 in a font. */
function widthOf(text: string, font: string): number {
  const key = `${font} ${text}`
  let width = widths.get(key)
  if (width === undefined) {
    if (pen === undefined) pen = typeof document === 'undefined' ? null : penOf(document)
    if (pen) {
      pen.font = `100px ${font}`
      width = pen.measureText(text).width / 100
    } else {
      width = [...text].length * 0.52
    }
    widths.set(key, width)
  }
  return width
}

function penOf(page: Document): CanvasRenderingContext2D | null {
  try {
    return page.createElement('canvas').getContext('2d')
  } catch {
    return null
  }
}

/** The lines of a text for a box of this width; words too long even when squeezed are divided. */
export function lettering(text: string, width: number, size: number, font: string): Line[] {
  const room = width / size
  const most = room / LEAST
  const words = text.split(' ').flatMap((word) => divided(word, most, font))
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && !last.endsWith('-') && widthOf(joined, font) <= room) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines.map((line) => ({ text: line, squeezed: widthOf(line, font) > room ? width : null }))
}

/** A word, or its parts with hyphens where it is too wide. */
function divided(word: string, most: number, font: string): string[] {
  if (widthOf(word, font) <= most) return [word]
  const own = word.indexOf('-')
  if (own > 1 && own < word.length - 2) {
    return [...divided(word.slice(0, own + 1), most, font), ...divided(word.slice(own + 1), most, font)]
  }
  const middle = word.length / 2
  const cuts = syllables(word).filter((cut) => widthOf(`${word.slice(0, cut)}-`, font) <= most)
  if (!cuts.length) return [word]
  // The fewest parts, as even as can be.
  const fits = cuts.filter((cut) => widthOf(word.slice(cut), font) <= most)
  const cut = fits.length ? fits.reduce((best, next) => (Math.abs(next - middle) < Math.abs(best - middle) ? next : best)) : cuts.at(-1)!
  return [`${word.slice(0, cut)}-`, ...divided(word.slice(cut), most, font)]
}

const VOWEL = /[aeiouyąęóäöüаеёиоуыэюя]/i
const SIGN = /[ьъй]/i

/** Where a word may be divided: between a vowel and a consonant before the next vowel. */
function syllables(word: string): number[] {
  const letters = [...word]
  const cuts: number[] = []
  for (let k = 3; k <= letters.length - 3; k++) {
    const before = letters.slice(0, k).some((l) => VOWEL.test(l))
    if (before && !VOWEL.test(letters[k]!) && !SIGN.test(letters[k]!) && VOWEL.test(letters[k + 1] ?? '')) cuts.push(k)
  }
  return cuts
}

/** How wide a text is when written this large. */
export function textWidth(text: string, size: number, font: string): number {
  return widthOf(text, font) * size
}

/** A text whose long words may be divided at soft hyphens, in browsers that know no dictionary too. */
export function softly(text: string): string {
  return text
    .split(' ')
    .map((word) => {
      if (word.length < 8) return word
      const letters = [...word]
      for (const cut of syllables(word).reverse()) letters.splice(cut, 0, '\u00ad')
      return letters.join('')
    })
    .join(' ')
}
