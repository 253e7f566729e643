import { Caller } from './caller.ts'

const INTERVAL_MILLISECONDS = 50

const calls: readonly (readonly [path: string, body: object])[] = [
  ['/api/question/page', { pageSize: 20 }],
  ['/api/question/page', { pageSize: 20, sortField: 'viewCount' }],
  ['/api/question/page', { pageSize: 20, keyword: '索引' }],
  ['/api/question/locate', { id: 1, bankId: 1 }],
]

/** Calls of others at a steady pace, whether the ones before have been answered or not. */
export class OtherCalls {
  readonly #caller: Caller
  readonly #timer: NodeJS.Timeout
  readonly #running: Promise<number>[] = []

  constructor(url: string, token: string) {
    this.#caller = new Caller(url)
    this.#timer = setInterval(() => {
      const [path, body] = calls[this.#running.length % calls.length] ?? ['', {}]
      this.#running.push(this.#caller.post(path, body, token).then(({ milliseconds }) => milliseconds))
    }, INTERVAL_MILLISECONDS)
  }

  /** @returns how long each call took */
  async stop(): Promise<number[]> {
    clearInterval(this.#timer)
    const times = await Promise.all(this.#running)
    this.#caller.close()
    return times
  }
}
