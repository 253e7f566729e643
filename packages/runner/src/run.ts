import type { Cases, Language, Table } from './problem.ts'

export interface Limits {
  /** Seconds that a run may take; its runtime's loading is not counted. */
  seconds: number
  /** Characters of a run's logs; what is above is left out. */
  output: number
}

export const DEFAULT_LIMITS: Limits = { seconds: 5, output: 10_000_000 }

/** Longer code is refused. */
export const MOST_CODE = 50_000

export interface RunRequest {
  language: Language
  code: string
  cases: Cases
  /** Places of the cases to run; absent: all. */
  places?: readonly number[] | undefined
  limits: Limits
}

/** A value as it is shown. */
export interface Shown {
  text: string
  /** Of a query. */
  table?: Table | undefined
}

/** Where a result is not what is expected; a side is absent where the other has more. */
export interface Difference {
  /** Keys and places that lead to it. */
  path: (string | number)[]
  expected?: string | undefined
  actual?: string | undefined
}

/** What went wrong in code. Lines and columns are 1-based. */
export interface Trouble {
  kind:
    | 'syntax'
    /** The code threw. */
    | 'exception'
    /** A promise was rejected and nobody listened. */
    | 'rejection'
    /** A promise that is waited for will never settle. */
    | 'pending'
    /** The result cannot be written down: it holds itself, or what is no data. */
    | 'unreadable'
    /** No statement gave rows. */
    | 'no-rows'
    /** The code ended the transaction that it runs in. */
    | 'transaction-ended'
  message: string
  line?: number | undefined
  column?: number | undefined
}

export interface CaseResult {
  /** The case's place in the list, 0-based. */
  place: number
  name: string
  isPassed: boolean
  milliseconds: number
  input: string
  expected: Shown
  actual?: Shown | undefined
  differences: Difference[]
  trouble?: Trouble | undefined
  /** What the problem's own checker said. */
  reason?: string | undefined
}

/** How a run came to its end. */
export type RunEnd =
  | { kind: 'finished' }
  | { kind: 'too-long'; most: number }
  | { kind: 'syntax'; trouble: Trouble }
  | { kind: 'missing-entry'; entry: string }
  | { kind: 'language-unsuitable' }
  | { kind: 'timeout'; seconds: number }
  /** The runtime itself broke: out of memory, most often. */
  | { kind: 'broken'; message: string }
  /** Its files could not be fetched. */
  | { kind: 'unavailable'; message: string }
  | { kind: 'stopped' }

export type RunEvent =
  /** Files of the runtime that have come, in bytes. */
  | { type: 'loading'; loaded: number; total: number }
  /** The runtime is ready: from here the time is counted. */
  | { type: 'started' }
  | { type: 'log'; place: number; text: string }
  /** The logs grew above their limit; nothing more of them comes. */
  | { type: 'output-cut'; most: number }
  | { type: 'case'; result: CaseResult }
  | { type: 'ended'; end: RunEnd }

export type Report = (event: RunEvent) => void

/** Whether a case is to run. */
export function isWanted({ places }: Pick<RunRequest, 'places'>, place: number): boolean {
  return places === undefined || places.includes(place)
}
