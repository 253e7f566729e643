import type { ReportOutcome } from '@app/contract/report/values'
import type { Act } from '../../data/act.ts'

type Decision<O extends ReportOutcome> = { outcome: O; stateReason: string }

/** Takes reports on. */
export const assignReport: Act = {
  name: 'assign',
  opposite: 'unassign',
  perform: ({ report }, ids) => report.assign({ ids }),
}

export const unassignReport: Act<{ assignee: null }> = {
  name: 'unassign',
  opposite: 'assign',
  perform: ({ report }, ids) => report.unassign({ ids }),
}

/** Hides what was reported. */
export const hideReported: Act<Decision<'hidden'>> = {
  name: 'hide',
  perform: ({ report }, ids, { stateReason }) =>
    report.handle({ ids, outcome: 'hidden', reason: stateReason }),
}

export const deleteReported: Act<Decision<'deleted'>> = {
  name: 'delete',
  perform: ({ report }, ids, { stateReason }) =>
    report.handle({ ids, outcome: 'deleted', reason: stateReason }),
}

/** Leaves what was reported as it is. */
export const dismissReport: Act<{ outcome: 'dismissed' }> = {
  name: 'dismiss',
  opposite: 'reopen',
  perform: ({ report }, ids) => report.handle({ ids, outcome: 'dismissed' }),
}

/** Takes a decision back. */
export const reopenReport: Act<{ outcome: null; closeTime: null }> = {
  name: 'reopen',
  opposite: 'dismiss',
  perform: ({ report }, ids) => report.reopen({ ids }),
}

export const reportActs = [
  assignReport,
  unassignReport,
  hideReported,
  deleteReported,
  dismissReport,
  reopenReport,
]
