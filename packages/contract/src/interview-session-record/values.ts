/** What a session is doing, as admins ask for it: whoever speaks, it goes on. */
export const RECORD_STATES = ['open', 'scoring', 'finished', 'abandoned', 'expired'] as const
export type RecordState = (typeof RECORD_STATES)[number]

/** What admins do to it, as the audit log names it. */
export const interviewSessionAudit = {
  target: 'interviewSession',
  actions: ['interviewSession.read', 'interviewSession.decide', 'interviewSession.rescore'],
} as const
