/** 出一道题 · 改一道题 · 报告错误 */
export const CONTRIBUTION_KINDS = ['new', 'edit', 'mistake'] as const
export type ContributionKind = (typeof CONTRIBUTION_KINDS)[number]

/** 待审 · 已采纳 · 改后采纳 · 已退回 · 已撤回 */
export const CONTRIBUTION_STATES = ['pending', 'accepted', 'changed', 'refused', 'withdrawn'] as const
export type ContributionState = (typeof CONTRIBUTION_STATES)[number]

/**
 * 贡献者（第一次被采纳） · 校对者（纠错被采纳） · 出题人（贡献的题被练过） · 解惑者（回答被采纳）: for what helps others, not for
 * how much somebody writes.
 */
export const BADGES = ['contributor', 'corrector', 'author', 'helper'] as const
export type Badge = (typeof BADGES)[number]

/** How many of it earn the badge. */
export const BADGE_THRESHOLDS = {
  contributor: 1,
  corrector: 10,
  author: 1_000,
  helper: 10,
} as const satisfies Record<Badge, number>

export const contributionLimits = {
  reason: 1_000,
  source: 500,
  refusal: 500,
  /** A pasted 面经. */
  text: 20_000,
  /** Questions that are drawn out of it at most. */
  found: 60,
  /** Of the bank's questions that come near one of them. */
  matches: 5,
  contributors: 20,
} as const

/** What admins do to it, as the audit log names it. */
export const contributionAudit = {
  target: 'contribution',
  actions: ['contribution.accept', 'contribution.refuse'],
} as const
