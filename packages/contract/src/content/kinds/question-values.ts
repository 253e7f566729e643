/** How many there may be of what a question holds, and how long. */
export const questionLimits = {
  title: 200,
  tag: 40,
  tags: 10,
  shortAnswer: 2000,
  spokenAnswer: 3000,
  answer: 100_000,
  keyPoints: 20,
  keyPoint: 300,
  followUps: 20,
  followUp: 300,
  answeredBy: 200,
  misconception: 300,
  related: 20,
} as const

/** How large a question may be with all the code of a programming problem. */
export const MAX_QUESTION_BYTES = 4 * 1024 * 1024

export const questionRecordSortFields = [
  'sortOrder',
  'createTime',
  'updateTime',
  'viewCount',
  'encounterCount',
] as const
export type QuestionRecordSortField = (typeof questionRecordSortFields)[number]

/** What admins do to it, as the audit log names it. */
export const questionAudit = {
  target: 'question',
  actions: [
    'question.add',
    'question.update',
    'question.restore',
    'question.publish',
    'question.archive',
    'question.move',
    'question.reorder',
    'question.delete',
  ],
} as const
