/** What became of an objection: it waits for an admin, the second scoring counts now, or the first one still does. */
export const OBJECTION_OUTCOMES = ['open', 'adopted', 'kept'] as const
export type ObjectionOutcome = (typeof OBJECTION_OUTCOMES)[number]

export const OBJECTION_DECISIONS = ['adopted', 'kept'] as const satisfies readonly ObjectionOutcome[]

export const objectionLimits = { reason: 500, note: 500, checks: 50 } as const
