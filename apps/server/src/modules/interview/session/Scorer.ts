import type { Assessment, Interviewer } from '@app/contract'
import type { Talk } from './Talk.ts'
import type { TalkQuestion } from './talk-state.ts'

/** What an answer is worth, and what that rests on. */
export interface ScoredAnswer {
  score: number
  assessment: Assessment
}

export interface ScoringOptions {
  /** Aborted when nobody waits for it any more. */
  signal?: AbortSignal
  /** Why the candidate does not agree with the score that was given before. */
  objection?: string
}

/** Whoever judges what a candidate said to a question. */
export interface Scorer {
  readonly kind: Interviewer
  /** @throws when it cannot judge, such as an LlmFault */
  assess: (talk: Talk, asked: TalkQuestion, options?: ScoringOptions) => Promise<ScoredAnswer>
}
