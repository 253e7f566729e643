/** 草稿 · 已发布 · 已归档. Learners see what is published. */
export const QUESTION_STATUSES = ['draft', 'published', 'archived'] as const
export type QuestionStatus = (typeof QUESTION_STATUSES)[number]
