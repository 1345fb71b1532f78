/** The server's REST part: one function per thing one can ask. What is refused comes as `Refused` with its phrases. */
import type {
  Block,
  Clause,
  Entry,
  Fill,
  GameInfo,
  ImportedTable,
  LessonInfo,
  Login,
  LogLine,
  Me,
  Moment,
  NewTable,
  Notices,
  Phrase,
  PushAddress,
  Refusal,
  Report,
  Reported,
  Resolved,
  Settings,
  Statistics,
  Table,
  Trial,
  Ways,
  Whom,
} from '../wire'
import { during } from './activity'

/** The server said no, and why. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.error)
  }
}

/** The server could not be reached. */
export class Offline extends Error {
  constructor() {
    super('offline')
  }
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && 'error' in body && 'phrases' in body
}

/** What went wrong, to be shown: the server's reasons, or ours where it gave none. */
export function phrasesOf(problem: unknown): Phrase[] {
  if (problem instanceof RefusedError && problem.refusal.phrases.length) return problem.refusal.phrases
  if (problem instanceof Offline) return [{ key: 'client-offline-refused', args: {} }]
  return [{ key: 'client-went-wrong', args: {} }]
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch {
    throw new Offline()
  }
  if (answer.ok) return answer
  const said: unknown = await answer.json().catch(() => null)
  const refusal: Refusal = isRefusal(said) ? said : { error: `http-${answer.status}`, phrases: [], clause: '' }
  throw new RefusedError(answer.status, refusal)
}

/** Ask, and read the whole answer; until then the page has not settled. */
function asked<T>(read: (answer: Response) => Promise<unknown>, ...question: Parameters<typeof ask>): Promise<T> {
  return during(ask(...question).then(read)) as Promise<T>
}

function get<T>(path: string): Promise<T> {
  return asked((answer) => answer.json(), 'GET', path)
}

function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  return asked((answer) => answer.json().catch(() => null), method, path, body ?? {})
}

const enc = encodeURIComponent

export const api = {
  me: () => get<Me>('/me'),
  arrive: (name: string) => send<Me>('POST', '/me', { name }),
  keepSettings: (settings: Settings) => send<unknown>('PUT', '/me/settings', settings),
  keepNotices: (notices: Notices) => send<Me>('PUT', '/me/notices', notices),
  openAccount: (login: Login) => send<Me>('POST', '/account', login),
  logIn: (login: Login) => send<Me>('POST', '/login', login),
  logOut: () => send<unknown>('POST', '/logout'),
  newPassword: (old: string, next: string) => send<Me>('POST', '/me/password', { old, new: next }),
  forget: (password: string) => send<Me>('POST', '/me/forget', { password }),
  ways: () => get<Ways>('/notices'),
  tryNotices: () => send<Trial[]>('POST', '/me/notices/trial'),
  pushTo: (address: PushAddress) => send<Me>('POST', '/me/push', address),
  pushNoMore: (endpoint: string) => send<Me>('POST', '/me/push/forget', { endpoint }),
  readWarning: (id: string) => send<Me>('POST', `/me/warnings/${enc(id)}`),
  blocks: () => get<Block[]>('/me/blocks'),
  block: (id: string, whom: Whom) => send<Block[]>('POST', `/tables/${enc(id)}/block`, whom),
  liftBlock: (id: string) => send<Block[]>('POST', `/me/blocks/${enc(id)}/lift`),
  report: (id: string, report: Report) => send<Reported>('POST', `/tables/${enc(id)}/report`, report),
  statistics: () => get<Statistics>('/me/statistics'),

  games: () => get<GameInfo[]>('/games'),
  clauses: (game: string) => get<Clause[]>(`/games/${enc(game)}/clauses`),
  content: (game: string) => get<Entry[]>(`/games/${enc(game)}/content`),
  lessons: (game: string) => get<LessonInfo[]>(`/games/${enc(game)}/lessons`),
  startLesson: (game: string, lesson: string) => send<Table>('POST', `/games/${enc(game)}/lessons/${enc(lesson)}`),
  check: (game: string, options: Record<string, unknown>) => send<Resolved>('POST', `/games/${enc(game)}/options`, { options }),

  openTables: () => get<Table[]>('/tables'),
  myTables: () => get<Table[]>('/me/tables'),
  newTable: (table: NewTable) => send<Table>('POST', '/tables', table),
  importTable: (table: ImportedTable) => send<Table>('POST', '/tables/import', table),
  /** From then on whoever asks may see that private table. */
  byCode: (code: string) => send<Table>('POST', `/codes/${enc(code)}`),
  table: (id: string) => get<Table>(`/tables/${enc(id)}`),
  take: (id: string, seat: number) => send<Table>('POST', `/tables/${enc(id)}/take`, { seat }),
  leave: (id: string, seat: number) => send<Table>('POST', `/tables/${enc(id)}/leave`, { seat }),
  fill: (id: string, fill: Fill) => send<Table>('POST', `/tables/${enc(id)}/fill`, fill),
  /** Take a bot's seat away again, before the game. */
  free: (id: string, seat: number) => send<Table>('POST', `/tables/${enc(id)}/free`, { seat }),
  rematch: (id: string, rotate: boolean) => send<Table>('POST', `/tables/${enc(id)}/rematch`, { rotate }),
  exported: (id: string) => asked<string>((answer) => answer.text(), 'GET', `/tables/${enc(id)}/history`),
  moment: (id: string, number: number, seat: number | null) => get<Moment>(`/tables/${enc(id)}/moments/${number}${seen(seat)}`),
  /** Up to 300 lines of the log before a sequence number, oldest first. */
  lines: (id: string, seat: number | null, before: number | null) =>
    get<LogLine[]>(
      `/tables/${enc(id)}/log?${new URLSearchParams({
        ...(seat === null ? {} : { seat: String(seat) }),
        ...(before === null ? {} : { before: String(before) }),
      })}`,
    ),
}

function seen(seat: number | null): string {
  return seat === null ? '' : `?seat=${seat}`
}

/** The whole log, or what stands before a sequence number, asked for page by page. */
export async function wholeLog(id: string, seat: number | null, until: number | null = null): Promise<LogLine[]> {
  const lines: LogLine[] = []
  for (let before = until; ; before = lines[0]?.seq ?? 0) {
    const page = await api.lines(id, seat, before)
    lines.unshift(...page)
    if (!page.length || before === 0) return lines
  }
}
