/** Chance that is always the same for the same name: what generated drawings are made with. */
export function dice(name: string): () => number {
  let h = 2166136261
  for (const letter of name) h = Math.imul(h ^ letter.codePointAt(0)!, 16777619)
  return () => {
    h = (h + 0x6d2b79f5) | 0
    let t = Math.imul(h ^ (h >>> 15), 1 | h)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
