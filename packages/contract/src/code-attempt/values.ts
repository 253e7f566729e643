/** 通过 · 没有通过 · 出错（语法、缺少函数、运行环境） · 超时. */
export const ATTEMPT_OUTCOMES = ['passed', 'failed', 'error', 'timeout'] as const
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number]

/** How many attempts at a question are kept of each learner: the newest, and the newest that passed. */
export const KEPT_ATTEMPTS = 50

/** How much is told of the first case that failed. */
export const MAX_FAILURE = 1_000
