import { describe, expect, test } from 'vitest'
import { clockFace, left } from '../src/lib/clocks'
import { lineAt, mergedLines, mergedRemarks, numberBefore, standing } from '../src/lib/lines'
import type { LogLine, Remark } from '../src/wire'

function line(seq: number, number: number, undone = false): LogLine {
  return { seq, number, at: 0, seat: 0, action: { key: 'x', args: {} }, happened: [], undone }
}

function remark(seq: number, some: Partial<Remark>): Remark {
  return { seq, at: 100, name: 'Ada', seat: 0, to: 'table', text: '', kind: '', noun: '', plan: false, clear: false, ...some }
}

describe('the log', () => {
  test('news join in order, nothing twice, and what was taken back is crossed out', () => {
    const lines = mergedLines([line(1, 1), line(2, 2), line(4, 3)], [line(4, 3), line(5, 4)], [4])
    expect(lines.map((one) => [one.seq, one.undone])).toEqual([
      [1, false],
      [2, false],
      [4, true],
      [5, false],
    ])
  })

  test('forced steps make numbers jump: the place before a line is the line before that still stands', () => {
    const lines = [line(1, 2), line(2, 5, true), line(3, 4), line(4, 9)]
    expect(numberBefore(lines, lines[3] as LogLine)).toBe(4)
    expect(numberBefore(lines, lines[2] as LogLine)).toBe(2)
    expect(numberBefore(lines, lines[0] as LogLine)).toBe(0)
    expect(lineAt(lines, 3)?.seq).toBe(3)
    expect(lineAt(lines, 0)).toBeUndefined()
  })

  test('remarks come once', () => {
    expect(mergedRemarks([remark(1, {})], [remark(1, {}), remark(2, {})])).toHaveLength(2)
  })

  test('pings fade, a plan stays until it is cleared', () => {
    const ping = remark(1, { kind: 'slot', noun: '7' })
    const stroke = remark(2, { kind: 'slot', noun: '3', plan: true, to: 'team' })
    expect(standing([ping, stroke], 103)).toHaveLength(2)
    expect(standing([ping, stroke], 200)).toEqual([stroke])
    expect(standing([ping, stroke, remark(3, { clear: true, plan: true })], 200)).toEqual([])
  })
})

describe('clocks', () => {
  test('only who decides loses time', () => {
    expect(left(60, 100, 130, true)).toBe(30)
    expect(left(60, 100, 130, false)).toBe(60)
    expect(left(null, 100, 130, true)).toBeNull()
  })

  test('a clock can be read', () => {
    expect([5, 65, 3723, -20].map(clockFace)).toEqual(['0:05', '1:05', '1:02:03', '−0:20'])
  })
})
