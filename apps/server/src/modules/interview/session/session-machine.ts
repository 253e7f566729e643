import type { SessionState } from '@app/contract/interview-session/values'

/**
 * What may happen to a session, and what it is doing afterwards. Decision 023 draws it. `asking`, `judging` and
 * `followingUp` are the interviewer's turn, `answering` is the candidate's.
 */
const TRANSITIONS = {
  preparing: { prepared: 'asking' },
  asking: { asked: 'answering', closed: 'scoring' },
  answering: {
    answered: 'judging',
    skipped: 'judging',
    hinted: 'answering',
    paused: 'paused',
    closed: 'scoring',
    abandoned: 'abandoned',
    expired: 'expired',
  },
  judging: {
    followedUp: 'followingUp',
    movedOn: 'asking',
    closed: 'scoring',
    abandoned: 'abandoned',
    expired: 'expired',
  },
  followingUp: { asked: 'answering', closed: 'scoring' },
  paused: { resumed: 'answering', closed: 'scoring', abandoned: 'abandoned', expired: 'expired' },
  scoring: { scored: 'finished' },
  finished: {},
  abandoned: {},
  expired: {},
} as const satisfies Record<SessionState, Partial<Record<SessionEvent, SessionState>>>

export type SessionEvent =
  | 'prepared'
  | 'asked'
  | 'answered'
  | 'skipped'
  | 'hinted'
  | 'paused'
  | 'resumed'
  | 'followedUp'
  | 'movedOn'
  | 'closed'
  | 'abandoned'
  | 'expired'
  | 'scored'

/** @returns null when that cannot happen to a session in this state */
export function transition(state: SessionState, event: SessionEvent): SessionState | null {
  const next: Partial<Record<SessionEvent, SessionState>> = TRANSITIONS[state]
  return next[event] ?? null
}

const ENDS: ReadonlySet<SessionState> = new Set(['scoring', 'finished', 'abandoned', 'expired'])

/** What cannot happen in this state, such as an answer during a pause. */
export class ImpossibleAct extends Error {
  override readonly name = 'ImpossibleAct'

  constructor(state: SessionState, event: SessionEvent) {
    super(`a session that is ${state} cannot be ${event}`)
  }
}

/** @throws ImpossibleAct */
export function advance(state: SessionState, event: SessionEvent): SessionState {
  const next = transition(state, event)
  if (!next) throw new ImpossibleAct(state, event)
  return next
}

/** Whether the interviewer has to speak next, and the candidate waits. */
export const isInterviewersTurn = (state: SessionState) => state === 'asking' || state === 'judging'

/** Whether the talk goes on. */
export const isOpen = (state: SessionState) => !ENDS.has(state)
