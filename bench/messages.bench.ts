import { randomUUID } from 'node:crypto'
import { PASSWORD } from './generate.ts'
import { Caller } from './measure/caller.ts'
import { type Child, startServer } from './measure/child-process.ts'
import { startDatabases } from './measure/databases.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { percentile } from './measure/statistics.ts'

/** From somebody's reply to the bell of whom they reply to: a browser at another server, beside one at the same. */
export const bench: Bench = { name: 'messages', run }

const REPLIES = 60
const WARM_UP = 5
const MOST_MILLISECONDS = 1_000
/** Limits are off; within a minute so many comments are nothing special. */
const SETTINGS = { LIMITS: 'off' }

async function run(): Promise<Figure[]> {
  const databases = await startDatabases()
  const servers: Child[] = []
  let caller: Caller | undefined
  try {
    const DATABASE_URL = await databases.create('large')
    servers.push(await startServer({ ...SETTINGS, DATABASE_URL }))
    servers.push(await startServer({ ...SETTINGS, DATABASE_URL }))
    const [here = '', there = ''] = servers.map(({ url }) => url)
    caller = new Caller(here)
    return [
      {
        name: 'reply to the bell p95, through two servers',
        value: await measure(caller, there),
        unit: 'ms',
        reference: await measure(caller, here),
        target: { of: 'value', most: MOST_MILLISECONDS },
      },
    ]
  } finally {
    caller?.close()
    await Promise.all(servers.map((server) => server.stop()))
    await databases.stop()
  }
}

/** @param readerUrl the server that the reader's browser listens at @returns milliseconds */
async function measure(caller: Caller, readerUrl: string): Promise<number> {
  const reader = await caller.login('learner1@example.com', PASSWORD)
  const writer = await caller.login('learner2@example.com', PASSWORD)
  const target = { targetType: 'question', targetId: 1 }
  const comment = (token: string, more: object) =>
    caller.post('/api/comment/add', { ...target, ...more, content: '说得对。', key: randomUUID() }, token)
  const { data } = await comment(reader, {})
  const { id } = data as { id: number }
  const bell = await Bell.open(readerUrl, reader)
  const times: number[] = []
  for (let reply = 0; reply < WARM_UP + REPLIES; reply += 1) {
    const start = performance.now()
    const [told] = await Promise.all([bell.next(), comment(writer, { replyToId: id })])
    if (reply >= WARM_UP) times.push(told - start)
  }
  bell.close()
  return percentile(times, 0.95)
}

/** The stream of unread messages, as a browser reads it. */
class Bell {
  readonly #leaving: AbortController
  #heard: (() => void) | undefined

  private constructor(leaving: AbortController) {
    this.#leaving = leaving
  }

  /** Resolves when it has told how many are unread. */
  static async open(url: string, token: string): Promise<Bell> {
    const leaving = new AbortController()
    const { body } = await fetch(`${url}/api/message/stream`, {
      headers: { authorization: token },
      signal: leaving.signal,
    })
    if (!body) throw new Error('no stream')
    const bell = new Bell(leaving)
    const first = bell.next()
    bell.#read(body).catch(() => {})
    await first
    return bell
  }

  /** @returns when the next event came */
  next(): Promise<number> {
    return new Promise((resolve) => {
      this.#heard = () => resolve(performance.now())
    })
  }

  close(): void {
    this.#leaving.abort()
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder()
    for await (const bytes of body) if (decoder.decode(bytes).includes('event: unread')) this.#heard?.()
  }
}
