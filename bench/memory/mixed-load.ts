import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { apiAt } from '../../apps/server/src/testing/chat-client.ts'
import { makeImage } from '../avatar/make-image.ts'

/** Pixels on a side of the images that are uploaded. */
const IMAGE_SIZE = 200
const WORDS = ['线程池', '闭包', 'mysql suoyin', '隔离级别', 'volatile', 'React']

/** What visitors and users do, one after the other at a steady pace: reading, searching, writing, asking, uploading. */
export class MixedLoad {
  readonly #acts: ((round: number) => Promise<unknown>)[]
  readonly #running = new Set<Promise<unknown>>()
  #calls = 0

  /** @param token of the user who writes */
  constructor(url: string, token: string) {
    const api = apiAt(url, token)
    const image = makeImage(IMAGE_SIZE).toString('base64')
    const word = (round: number) => WORDS[round % WORDS.length] ?? ''
    const questionId = (round: number) => (round % 50) + 1
    const page = async (path: string) => {
      const answer = await fetch(url + path)
      await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    }
    const ask = async (message: string) => {
      const conversationId = await api.aiConversation.add({ title: message })
      for await (const _ of await api.ai.chat({ conversationId, message }));
      await api.aiConversation.delete({ id: conversationId })
    }
    this.#acts = [
      () => page('/'),
      (round) => page(`/problems?current=${(round % 6) + 1}`),
      (round) => api.question.page({ current: (round % 6) + 1, pageSize: 10 }),
      (round) => api.question.get({ id: questionId(round) }),
      (round) => api.search.page({ q: word(round) }),
      (round) => api.search.suggest({ q: word(round) }),
      (round) => api.favourite.add({ questionId: questionId(round) }),
      (round) => api.favourite.delete({ id: questionId(round) }),
      (round) =>
        api.comment.add({
          targetType: 'question',
          targetId: questionId(round),
          content: `第${round}条评论`,
          key: randomUUID(),
        }),
      (round) => api.comment.threads({ targetType: 'question', targetId: questionId(round) }),
      (round) => ask(word(round)),
      () => api.file.add({ image }),
    ]
  }

  /** How many acts have been done. */
  get calls(): number {
    return this.#calls
  }

  /** @param rate acts a second @returns the share that failed */
  async run(milliseconds: number, rate: number): Promise<number> {
    const start = performance.now()
    let failed = 0
    for (let begun = 0; performance.now() - start < milliseconds; begun += 1) {
      await wait(Math.max(0, (begun * 1000) / rate - (performance.now() - start)))
      const act = this.#acts[begun % this.#acts.length]
      const done = Promise.resolve(act?.(Math.floor(begun / this.#acts.length)))
        .catch((error: unknown) => {
          failed += 1
          console.error(error)
        })
        .finally(() => {
          this.#calls += 1
          this.#running.delete(done)
        })
      this.#running.add(done)
    }
    await Promise.all(this.#running)
    return failed / this.#calls
  }
}
