/** The fields of a question that an admin edits, in the order they are shown when two versions are compared. */
export const questionFields = [
  'title',
  'bankId',
  'slug',
  'difficulty',
  'tags',
  'shortAnswer',
  'answer',
  'keyPoints',
  'followUps',
  'relatedIds',
] as const

export type QuestionField = (typeof questionFields)[number]
