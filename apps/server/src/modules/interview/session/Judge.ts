import type { Assessment } from '@app/contract/interview-session/schemas'
import type { Interviewer } from '@app/contract/interview-session/values'
import type { Talk } from './Talk.ts'
import type { TalkQuestion } from './talk-state.ts'

export interface JudgeOptions {
  /** Aborted when nobody waits for it any more. */
  signal?: AbortSignal
  /** Why the candidate does not agree with the assessment that was given before. */
  objection?: string
}

/** Whoever judges what a candidate said to a question. */
export interface Judge {
  readonly kind: Interviewer
  /** @throws when it cannot judge, such as an LlmFault */
  assess: (talk: Talk, asked: TalkQuestion, options?: JudgeOptions) => Promise<Assessment>
}
