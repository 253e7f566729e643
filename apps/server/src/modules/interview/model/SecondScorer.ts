import type { Interviewer, ModelFailure } from '@app/contract'
import type { Logger } from '../../../platform/log.ts'
import { EmbeddedScorer } from '../session/EmbeddedScorer.ts'
import type { SessionRow } from '../session/interview-session.repository.ts'
import type { Scorer, ScoringOptions } from '../session/Scorer.ts'
import type { ScoredQuestion } from '../session/score.repository.ts'
import type { Talk } from '../session/Talk.ts'
import { failureOf, isLasting } from './model-failure.ts'

/** What answers came to when they were scored once more. */
export interface ScoredAgain {
  scored: ScoredQuestion[]
  scorer: Interviewer
  /** Why the model did not score them, as it had the first time. */
  failure: ModelFailure | null
}

/** Some questions of a talk, by their places. */
interface Task extends ScoringOptions {
  talk: Talk
  places: readonly number[]
}

interface Dependencies {
  /** undefined: no model is set. */
  modelScorer: Scorer | undefined
  log: Logger
}

/** Scores answers once more: by whom they were scored the first time, or with no model where it fails or is gone. */
export class SecondScorer {
  readonly #modelScorer: Scorer | undefined
  readonly #log: Logger
  readonly #embedded: Scorer = new EmbeddedScorer()

  constructor({ modelScorer, log }: Dependencies) {
    this.#modelScorer = modelScorer
    this.#log = log
  }

  /** Whether it is the model's to score, which takes its time. */
  isForModel({ scorer }: SessionRow): boolean {
    return scorer === 'model' && this.#modelScorer !== undefined
  }

  scoreEmbedded({ scorer }: SessionRow, task: Task): Promise<ScoredAgain> {
    return assessEach(this.#embedded, task, scorer === 'model' ? 'lost' : null)
  }

  /** @throws to be tried once more */
  async scoreByModel(
    row: SessionRow,
    { isLastTry, ...task }: Task & { isLastTry: boolean },
  ): Promise<ScoredAgain> {
    if (!this.#modelScorer) return this.scoreEmbedded(row, task)
    try {
      return await assessEach(this.#modelScorer, task, null)
    } catch (error) {
      task.signal?.throwIfAborted()
      const failure = failureOf(error)
      this.#log.warn({ session: row.id, failure, isLastTry }, 'the model did not score answers once more')
      if (!isLastTry && !isLasting(failure)) throw error
      return assessEach(this.#embedded, task, failure)
    }
  }
}

async function assessEach(
  scorer: Scorer,
  { talk, places, ...options }: Task,
  failure: ModelFailure | null,
): Promise<ScoredAgain> {
  const scored: ScoredQuestion[] = []
  for (const asked of talk.questions) {
    if (places.includes(asked.place))
      scored.push({ place: asked.place, ...(await scorer.assess(talk, asked, options)) })
  }
  return { scored, scorer: scorer.kind, failure }
}
