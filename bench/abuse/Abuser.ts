import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { docxOf } from '../../apps/server/src/testing/docx-of.ts'

/** What is refused is tried again after this. */
const PAUSE_MILLISECONDS = 500
const HARD = '不'
/** The parts of texts that cost their readers most. */
const PARTS = [HARD, '[', '*a_', '<a', '\n# ']

const document = Buffer.from(docxOf('\u2f00'.repeat(7_000_000))).toString('base64')
const filled = (part: string, length: number) => `题${part.repeat(length / part.length - 2)}完`

/** An account that does all that it may, at once and over and over, with the largest inputs that are taken. */
export class Abuser {
  readonly #url: string
  readonly #token: string
  readonly #isOver = new AbortController()
  #answered = 0
  #loops: Promise<void>[] = []

  constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  start(): void {
    const acts = [this.#paper, this.#document, this.#chat, this.#post, this.#search, this.#draw, this.#export]
    this.#loops = acts.map((act) => this.#loop(act.bind(this)))
  }

  /** @returns how many calls were answered */
  async stop(): Promise<number> {
    this.#isOver.abort()
    await Promise.all(this.#loops)
    return this.#answered
  }

  async #loop(act: (turn: number) => Promise<boolean>): Promise<void> {
    for (let turn = 0; !this.#isOver.signal.aborted; turn += 1) {
      const isTaken = await act(turn).catch(() => false)
      if (!isTaken) await wait(PAUSE_MILLISECONDS)
    }
  }

  /** A paper with long answers, handed in and looked at. */
  async #paper(): Promise<boolean> {
    const drawn = await this.#call('POST', '/api/paper/add', { filter: {}, questionCount: 100, minutes: 60 })
    const id = drawn.code === 0 ? drawn.data : readId(drawn.data)
    const { data } = await this.#call('GET', `/api/paper/get/${id}`)
    const answer = filled(HARD, 10_000)
    for (const { questionId, version } of readQuestions(data)) {
      const entry = { id, questionId, version, answer, rating: null, isFlagged: false, seconds: 1 }
      if ((await this.#call('PUT', '/api/paper/answer', entry)).code !== 0) break
    }
    await this.#call('POST', '/api/paper/submit', { id })
    return (await this.#call('GET', `/api/paper/result/${id}`)).code === 0
  }

  async #document(): Promise<boolean> {
    const body = { field: 'resume', content: document }
    return (await this.#call('POST', '/api/interview-session/read-document', body)).code === 0
  }

  async #chat(): Promise<boolean> {
    const { data: conversationId } = await this.#call('POST', '/api/ai-conversation/add', { title: '问' })
    const query = new URLSearchParams({
      conversationId: String(conversationId),
      message: filled(HARD, 5_000),
    })
    return this.#read(`/api/ai/chat/vo?${query}`)
  }

  async #post(turn: number): Promise<boolean> {
    const content = filled(PARTS[turn % PARTS.length] ?? HARD, 50_000)
    const post = {
      key: randomUUID(),
      category: 'help',
      title: '怎样预热缓存',
      content,
      tags: [],
      interview: null,
    }
    return (await this.#call('POST', '/api/discussion/add', post)).code === 0
  }

  async #search(turn: number): Promise<boolean> {
    const q = filled(PARTS[turn % PARTS.length] ?? HARD, 20_000)
    return (await this.#call('POST', '/api/search/page', { q })).code === 0
  }

  async #draw(turn: number): Promise<boolean> {
    const text = filled(turn % 2 === 0 ? '\n1. 索引为什么快？' : HARD, 20_000)
    return (await this.#call('POST', '/api/contribution/draw', { text })).code === 0
  }

  #export(): Promise<boolean> {
    return this.#read('/api/user-export/stream')
  }

  async #call(method: string, path: string, body?: object): Promise<{ code: number; data: unknown }> {
    const answer = await fetch(this.#url + path, {
      method,
      headers: { authorization: this.#token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const envelope: { code: number; data: unknown } = await answer.json()
    if (envelope.code === 0) this.#answered += 1
    return envelope
  }

  /** Reads a stream to its end. @returns whether there was one */
  async #read(path: string): Promise<boolean> {
    const answer = await fetch(this.#url + path, { headers: { authorization: this.#token } })
    await answer.text()
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false
    if (isStream) this.#answered += 1
    return isStream
  }
}

const readId = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'id' in data ? data.id : null

function readQuestions(data: unknown): { questionId: number; version: number }[] {
  if (typeof data !== 'object' || data === null || !('questions' in data)) return []
  return Array.isArray(data.questions) ? data.questions : []
}
