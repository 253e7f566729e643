import type { InterviewBank } from '@app/contract/interview-bank/schemas'
import type { ScorePreview } from '@app/contract/interview-objection/schemas'
import type { ObjectionOutcome } from '@app/contract/interview-objection/values'
import type { AnswerRule, Check } from '@app/contract/key-point/values'
import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

/** The second scoring as the admin would have it. */
export interface Revision {
  /** The objection. */
  id: number
  /** Of each key point, in its order. */
  checks: (Check | null)[]
  rules: AnswerRule[]
}

export interface SessionMethods {
  /** The banks that sessions can be in. */
  listInterviewBanks: () => Promise<InterviewBank[]>
  /** What would follow from adopting a second scoring. */
  previewObjection: (revision: Revision) => Promise<ScorePreview>
  decideObjection: (
    revision: Revision,
    decision: { outcome: Exclude<ObjectionOutcome, 'open'>; note: string },
  ) => Promise<unknown>
}

export function createSessionMethods(api: Api): SessionMethods {
  const { interviewBank, interviewObjection } = api
  return {
    listInterviewBanks: () => withHttpErrors(interviewBank.list()),
    previewObjection: (revision) => withHttpErrors(interviewObjection.preview(revision)),
    decideObjection: (revision, decision) =>
      withHttpErrors(
        interviewObjection.decide(
          decision.outcome === 'adopted' ? { ...revision, ...decision } : { id: revision.id, ...decision },
        ),
      ),
  }
}
