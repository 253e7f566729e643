/** What can be reported. */
export const REPORT_TARGETS = ['discussion', 'comment', 'user'] as const
export type ReportTargetType = (typeof REPORT_TARGETS)[number]

/** 广告或引流 · 答案有误，会误导人 · 辱骂或人身攻击 · 泄露他人隐私 · 欺诈 · 其他 */
export const REPORT_REASONS = ['advertisement', 'misleading', 'abuse', 'privacy', 'fraud', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What came of it: hidden, deleted, or not against the rules. Of a user, what they say of themselves is hidden by clearing it. */
export const REPORT_OUTCOMES = ['hidden', 'deleted', 'dismissed'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

export const REPORT_STATES = ['open', 'closed'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** How much may be said with a report. */
export const MAX_REPORT_NOTE = 200
/** How many reports on one thing are shown to who handles them. */
export const REPORTS_SHOWN = 50

/** What admins do to reports, as the audit log names it. */
export const reportAudit = {
  target: 'report',
  actions: ['report.assign', 'report.unassign', 'report.handle', 'report.reopen'],
} as const
