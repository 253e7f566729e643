/** How a point of an answer was found when it was checked: 说对了, 说反了, 没说到. */
export const CHECKS = ['right', 'wrong', 'missing'] as const
export type Check = (typeof CHECKS)[number]

/** Whose word a check is: the learner's, a model's, or nobody's, because all that was mentioned was taken as right. */
export const CHECKERS = ['self', 'model', 'assumed'] as const
export type Checker = (typeof CHECKERS)[number]

/** How a score came about: by the checks of the learner, of a model, of nobody, or by the phrases of an older version. */
export const SCORERS = [...CHECKERS, 'phrases'] as const
export type Scorer = (typeof SCORERS)[number]

/** Scores that count for trend, best and board. */
export const COUNTED_SCORERS = ['self', 'model'] as const satisfies readonly Scorer[]

/** 说对了, 提到了待核对, 没听到 or 没说到, 说反了. */
export const STANDINGS = ['right', 'unchecked', 'missing', 'wrong'] as const
export type Standing = (typeof STANDINGS)[number]

/** By which rule an answer mentions nothing: 没有回答, 复述题目, 照贴参考答案, 没有说到这道题. */
export const ANSWER_RULES = ['empty', 'parroted', 'copied', 'offTopic'] as const
export type AnswerRule = (typeof ANSWER_RULES)[number]
