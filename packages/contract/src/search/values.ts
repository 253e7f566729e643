/** 题目 · 知识点 · 讨论 · 面试 */
export const SEARCH_KINDS = ['question', 'knowledgePoint', 'discussion', 'interviewBank'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** What has a tab of its own: content, 评论 · 用户. All results are those of content. */
export const SEARCH_TABS = [...SEARCH_KINDS, 'comment', 'user'] as const
export type SearchTab = (typeof SEARCH_TABS)[number]

/** 一周内 · 一月内 · 一年内 */
export const SEARCH_PERIODS = ['week', 'month', 'year'] as const
export type SearchPeriod = (typeof SEARCH_PERIODS)[number]

/** 最相关 · 最新 · 最热 */
export const SEARCH_ORDERS = ['relevance', 'time', 'popularity'] as const
export type SearchOrder = (typeof SEARCH_ORDERS)[number]

export const searchLimits = {
  /** Results of a kind are counted up to here; as many mean: so many or more. */
  count: 1000,
  /** What a call may send; only the beginning is looked for. */
  sent: 20_000,
  /** How much of what was typed is looked for, in characters. */
  query: 100,
  /** How many suggestions there are while one types. */
  suggestions: 8,
  /** How many neighbours an empty result offers. */
  neighbours: 5,
  /** How many searches of others are shown. */
  hot: 10,
} as const

/** How many results a page holds. */
export const RESULTS_ON_PAGE = 10
