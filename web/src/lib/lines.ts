/** The log as lines by sequence number: merged after a resume, with what was taken back crossed out. */
import type { LogLine, Remark } from '../wire'

/** What is in both, in order, each once: the newer where they differ. */
function merged<T extends { seq: number }>(old: readonly T[], news: readonly T[]): T[] {
  const bySeq = new Map([...old, ...news].map((one) => [one.seq, one]))
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq)
}

/** Lines of both, in order, each once; those with an undone sequence number are crossed out. */
export function mergedLines(old: readonly LogLine[], news: readonly LogLine[], undone: readonly number[] = []): LogLine[] {
  const gone = new Set(undone)
  return merged(old, news).map((line) => (gone.has(line.seq) ? { ...line, undone: true } : line))
}

/** The state number before a line was chosen: forced steps make the numbers jump. */
export function numberBefore(lines: readonly LogLine[], line: LogLine): number {
  return lines.findLast((one) => !one.undone && one.seq < line.seq)?.number ?? 0
}

/** The line that led to a state number, or past it where the step was forced. */
export function lineAt(lines: readonly LogLine[], number: number): LogLine | undefined {
  return number > 0 ? lines.find((line) => !line.undone && line.number >= number) : undefined
}

export function mergedRemarks(old: readonly Remark[], news: readonly Remark[]): Remark[] {
  return merged(old, news)
}

/** Pings fade, a plan stays until its painter's team clears it. */
export function standing(remarks: readonly Remark[], now: number, fade = 8): Remark[] {
  let plan: Remark[] = []
  const pings: Remark[] = []
  for (const remark of remarks) {
    if (remark.clear) plan = plan.filter((stroke) => remark.kind !== '' && !(stroke.kind === remark.kind && stroke.noun === remark.noun))
    else if (remark.plan && remark.kind) plan.push(remark)
    else if (remark.kind && now - remark.at < fade) pings.push(remark)
  }
  return [...plan, ...pings]
}
