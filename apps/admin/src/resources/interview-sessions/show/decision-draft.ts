import type { AnswerScoring, InterviewObjection } from '@app/contract/interview-objection/schemas'
import type { Revision } from '../methods.ts'

/** A decision that is not sent yet. */
export interface DecisionDraft {
  revision: Revision
  note: string
}

/** Drafts by their objections: they stay while other questions are looked at. */
export type DecisionDrafts = Readonly<Record<number, DecisionDraft>>

/** The second scoring as it is, without a word. */
export function newDraft({ id }: InterviewObjection, { assessment }: AnswerScoring): DecisionDraft {
  const checks = assessment.points.map(({ check }) => check)
  return { revision: { id, checks, rules: assessment.rules }, note: '' }
}
