export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** How often a question is asked in interviews: 常考 · 偶尔 · 拓展; what is asked often comes first. */
export const FREQUENCIES = ['common', 'occasional', 'extended'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** 0 未练 · 1 不会 · 2 模糊 · 3 掌握 · 4 秒答. */
export const MASTERIES = [0, 1, 2, 3, 4] as const
export type Mastery = (typeof MASTERIES)[number]

/** How many tags a filter may name. */
export const MAX_FILTER_TAGS = 20

/** Orders of the question list: 默认顺序, 最新, 最热, 面试遇到最多. */
export const questionSortFields = ['sortOrder', 'createTime', 'viewCount', 'encounterCount'] as const
export type QuestionSortField = (typeof questionSortFields)[number]
