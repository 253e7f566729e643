import { AsyncLocalStorage } from 'node:async_hooks'

/** What the server is doing at the moment: answering a request, or a job that a request or the clock began. */
export interface Work {
  /** By which the log and the person who made the request find it. */
  requestId: string
  /** `GET /api/question/get/:id` or the name of a job: never an address with its ids. */
  call: string
}

const storage = new AsyncLocalStorage<Work>()

/** Runs a function, and all that it begins, as part of a work. */
export function runAs<T>(work: Work, run: () => T): T {
  return storage.run(work, run)
}

/** The work that the caller is part of; undefined for what the server does by itself. */
export const currentWork = (): Work | undefined => storage.getStore()
