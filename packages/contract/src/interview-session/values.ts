import { interviewQuestionLimits } from '../interview-question/values.ts'

/** What a session is doing; the last three are its ends. */
export const SESSION_STATES = [
  'preparing',
  'asking',
  'answering',
  'judging',
  'followingUp',
  'paused',
  'scoring',
  'finished',
  'abandoned',
  'expired',
] as const
export type SessionState = (typeof SESSION_STATES)[number]

/** Why a session ended: all questions were asked, the candidate ended it, its time was up, or it was left alone. */
export const END_REASONS = ['completed', 'ended', 'timeUp', 'idle'] as const
export type EndReason = (typeof END_REASONS)[number]

export const SESSION_SIZES = [5, 10, 15, 20] as const
export const MAX_SESSION_POINTS = Math.max(...SESSION_SIZES) * interviewQuestionLimits.keyPoints
/** Minutes; no choice: no limit. */
export const SESSION_MINUTES = [25, 40, 60] as const

/** 宽松 · 标准 · 严格. */
export const STRICTNESSES = ['lenient', 'standard', 'strict'] as const
export type Strictness = (typeof STRICTNESSES)[number]

/** What a hint takes off the question's score. */
export const HINT_COSTS = { lenient: 0, standard: 2, strict: 4 } as const satisfies Record<Strictness, number>

export const MAX_FOLLOW_UPS = 2

export const INTERVIEWERS = ['embedded', 'model'] as const
export type Interviewer = (typeof INTERVIEWERS)[number]

/**
 * Why a model did not lead or score an interview: a fault of its provider by name, a reply of no use, more interviews by a
 * model than one has a day, or none that could be asked any more.
 */
export const MODEL_FAILURES = [
  ...(['noKey', 'wrongKey', 'unknownModel', 'noCredit', 'tooMany', 'timeout', 'unreachable'] as const),
  ...(['cut', 'malformed', 'refused', 'length', 'failed'] as const),
  ...(['unusable', 'quota', 'lost'] as const),
] as const
export type ModelFailure = (typeof MODEL_FAILURES)[number]

export const TURN_KINDS = ['opening', 'question', 'followUp', 'hint', 'closing', 'answer', 'skip'] as const
export type TurnKind = (typeof TURN_KINDS)[number]

/** A résumé or a job description as a file. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024

export const DOCUMENT_FIELDS = ['resume', 'jobDescription'] as const
export type DocumentField = (typeof DOCUMENT_FIELDS)[number]

export const sessionLimits = {
  answer: 8_000,
  comment: 800,
  jobDescription: 4_000,
  resume: 12_000,
  topics: 20,
} as const
