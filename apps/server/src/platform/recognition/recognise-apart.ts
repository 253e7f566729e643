import { Worker } from 'node:worker_threads'
import type { Point, Verdict } from '@app/recognition'

/** What the thread is asked; the arguments of `recognise`. */
export interface RecognitionTask {
  id: number
  answer: string
  points: readonly Point[]
  asked: readonly string[]
}

export interface RecognitionAnswer {
  id: number
  verdicts: Verdict[] | null
}

let thread: Worker | undefined
let lastId = 0
const waiting = new Map<number, PromiseWithResolvers<Verdict[] | null>>()

/**
 * Recognises in a thread of its own: a long answer takes as long as hundreds of requests. Whoever has many answers asks
 * for one after the other, so that others get their turn. The arguments are those of `recognise`.
 */
export function recogniseApart(
  answer: string,
  points: readonly Point[],
  asked: readonly string[],
): Promise<Verdict[] | null> {
  lastId += 1
  const verdicts = Promise.withResolvers<Verdict[] | null>()
  waiting.set(lastId, verdicts)
  const task: RecognitionTask = {
    id: lastId,
    answer,
    points: points.map(({ text, synonyms, not }) => ({ text, synonyms, not })),
    asked,
  }
  thread ??= startThread()
  thread.postMessage(task)
  return verdicts.promise
}

function startThread(): Worker {
  const started = new Worker(new URL('./recognition-thread.ts', import.meta.url))
  started.on('message', ({ id, verdicts }: RecognitionAnswer) => {
    waiting.get(id)?.resolve(verdicts)
    waiting.delete(id)
  })
  started.on('error', (error) => {
    thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  })
  // It keeps no process alive that has nothing else to do.
  started.unref()
  return started
}
