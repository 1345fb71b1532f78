/** The log as lines by sequence number: merged after a resume, with what was taken back crossed out. */
import type { LogLine, Remark } from '../wire'

/** Lines of both, in order, each once; those with an undone sequence number are crossed out. */
export function mergedLines(old: readonly LogLine[], news: readonly LogLine[], undone: readonly number[] = []): LogLine[] {
  const bySeq = new Map<number, LogLine>()
  for (const line of [...old, ...news]) bySeq.set(line.seq, line)
  for (const seq of undone) {
    const line = bySeq.get(seq)
    if (line) bySeq.set(seq, { ...line, undone: true })
  }
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq)
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
  const bySeq = new Map<number, Remark>()
  for (const remark of [...old, ...news]) bySeq.set(remark.seq, remark)
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq)
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
