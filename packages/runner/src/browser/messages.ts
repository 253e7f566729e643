import type { Language } from '../problem.ts'
import type { RunEvent, RunRequest } from '../run.ts'

/** The runtimes, each with a worker of its own. */
export type Runtime = 'javascript' | 'python' | 'sql'

export const runtimeOf = (language: Language): Runtime =>
  language === 'typescript' ? 'javascript' : language

/** Files that a runtime is made of, by name. */
export type RuntimeFiles = Record<string, ArrayBuffer>

/** What the page asks of the frame. */
export type ToFrame =
  /** Has a worker made, so that the next run need not wait. */
  | { type: 'prepare'; runtime: Runtime; script: string; files: RuntimeFiles }
  | { type: 'run'; run: number; request: RunRequest }
  | { type: 'stop'; run: number }

/** What the frame answers. */
export interface FromFrame {
  run: number
  event: RunEvent
  /** With the end: the worker is gone, and the runtime has to be prepared again. */
  isSpent: boolean
}

/** What the frame asks of a worker. */
export type ToWorker = { type: 'load'; files: RuntimeFiles } | { type: 'run'; request: RunRequest }
