/** 面经 · 求助 · 分享 · 内推 · 灌水 */
export const DISCUSSION_CATEGORIES = ['experience', 'help', 'share', 'referral', 'chat'] as const
export type DiscussionCategory = (typeof DISCUSSION_CATEGORIES)[number]

/** 最新 · 最新回复 · 热门 · 待回答（求助，还没有采纳） · 精华 */
export const DISCUSSION_VIEWS = ['newest', 'active', 'hot', 'unanswered', 'essence'] as const
export type DiscussionView = (typeof DISCUSSION_VIEWS)[number]

/**
 * Who may read what users publish: everybody; its author and admins until an admin has looked at it (`held`) or since
 * one took it away (`hidden`); nobody.
 */
export const PUBLICATION_STATES = ['visible', 'held', 'hidden', 'deleted'] as const
export type PublicationState = (typeof PUBLICATION_STATES)[number]

/** Why something is held: its account is new and it leads to another site, or it says a sensitive word. */
export const HELD_REASONS = ['link', 'word'] as const
export type HeldReason = (typeof HELD_REASONS)[number]

/** 实习 · 校招 · 社招1–3年 · 社招3–5年 · 社招5年以上 */
export const CANDIDATE_LEVELS = ['intern', 'campus', 'junior', 'middle', 'senior'] as const
export type CandidateLevel = (typeof CANDIDATE_LEVELS)[number]

/** 笔试 · 一面 · 二面 · 三面 · 四面及以后 · 交叉面 · HR面 · 多轮 */
export const INTERVIEW_ROUNDS = [
  'written',
  'first',
  'second',
  'third',
  'later',
  'cross',
  'hr',
  'several',
] as const
export type InterviewRound = (typeof INTERVIEW_ROUNDS)[number]

/** 通过 · 未通过 · 等待结果 */
export const INTERVIEW_OUTCOMES = ['passed', 'failed', 'waiting'] as const
export type InterviewOutcome = (typeof INTERVIEW_OUTCOMES)[number]

/** How long and how many what a post holds may be. */
export const discussionLimits = { minTitle: 4, title: 100, content: 50_000, tags: 5, tag: 20 } as const

/** How many posts a page of the list holds. */
export const DISCUSSIONS_ON_PAGE = 20
/** How many people the author or a reader may ask to answer a post. */
export const MAX_INVITES = 5
export const MAX_WATCHED_TAGS = 50
