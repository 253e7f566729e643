import type { Assessment } from '@app/contract/interview-session/schemas'
import type { ModelFailure } from '@app/contract/interview-session/values'
import type { Logger } from '../../../platform/log.ts'
import type { ChangedAssessment } from '../session/change-scores.ts'
import type { Judge, JudgeOptions } from '../session/Judge.ts'
import type { Talk } from '../session/Talk.ts'
import { failureOf, isLasting } from './model-failure.ts'

/** What the model made of answers when it judged them once more, or why it did not. */
export type JudgedAgain =
  | { assessed: ChangedAssessment[]; failure: null }
  | { assessed: null; failure: ModelFailure }

/** Some questions of a talk, by their places. */
interface Task extends JudgeOptions {
  talk: Talk
  places: readonly number[]
  isLastTry: boolean
}

interface Dependencies {
  /** undefined: no model is set. */
  modelJudge: Judge | undefined
  log: Logger
}

/** Has answers that a model has judged judged by it once more. */
export class SecondJudge {
  readonly #modelJudge: Judge | undefined
  readonly #log: Logger

  constructor({ modelJudge, log }: Dependencies) {
    this.#modelJudge = modelJudge
    this.#log = log
  }

  /** @throws to be tried once more */
  async assess({ talk, places, isLastTry, ...options }: Task): Promise<JudgedAgain> {
    const judge = this.#modelJudge
    if (!judge) return { assessed: null, failure: 'lost' }
    try {
      const assessed: ChangedAssessment[] = []
      for (const asked of talk.questions.filter(({ place }) => places.includes(place)))
        assessed.push({ place: asked.place, assessment: await judge.assess(talk, asked, options) })
      return { assessed, failure: null }
    } catch (error) {
      options.signal?.throwIfAborted()
      const failure = failureOf(error)
      this.#log.warn({ failure, isLastTry }, 'the model did not judge answers once more')
      if (!isLastTry && !isLasting(failure)) throw error
      return { assessed: null, failure }
    }
  }
}

/** A second assessment with what the first one has of the points that it leaves open, or that the candidate has checked. */
export function completedBy(second: Assessment, first: Assessment): Assessment {
  return {
    ...second,
    points: second.points.map((point) => {
      const before = first.points.find(({ text }) => text === point.text)
      return before && (before.checker === 'self' || point.check === null) ? before : point
    }),
  }
}
