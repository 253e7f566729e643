import { z } from 'zod/mini'
import { id, line, pageBody, time, unique } from '../common/schemas.ts'
import { checkedText } from '../content/checked.ts'
import { keyPoint, mentionableKeyPoint } from '../key-point/schemas.ts'
import { noteSchema } from '../note/schemas.ts'
import { companyName, encounter } from '../question-encounter/schemas.ts'
import { programLanguages } from '../question-program/schemas.ts'
import { QUESTION_FORMS } from '../question-program/values.ts'
import { DIFFICULTIES, FREQUENCIES, MASTERIES, MAX_FILTER_TAGS, questionSortFields } from './values.ts'

export const difficulty = z.enum(DIFFICULTIES)
export const frequency = z.enum(FREQUENCIES)
export const mastery = z.literal(MASTERIES)

/** A question as it stands in a list. */
export const questionSummary = z.object({
  id,
  bankId: id,
  title: z.string(),
  difficulty,
  frequency,
  tags: z.array(z.string()),
  viewCount: z.int(),
  /** How many learners met it in an interview. */
  encounterCount: z.int(),
  /** What a programming problem may be written in; empty for a question that is answered in words. */
  languages: programLanguages,
  /** The caller's own state; 0 and false for a guest. */
  mastery,
  isFavourite: z.boolean(),
  /** Whether an attempt of the caller passed all cases of the problem. */
  isPassed: z.boolean(),
})
export type QuestionSummary = z.output<typeof questionSummary>

export const questionLink = z.object({ id, title: z.string() })
export type QuestionLink = z.output<typeof questionLink>

/** What a question says, wherever all of it is told. */
export const questionText = z.object({
  title: z.string(),
  difficulty,
  frequency,
  /** About the candidate: a checklist that they rate themselves stands in place of key points. */
  isPersonal: z.boolean(),
  tags: z.array(z.string()),
  /** To say aloud in the interview. */
  shortAnswer: z.string(),
  /** How somebody says all of it in an interview, in their own words; empty for none. */
  spokenAnswer: z.string(),
  /** The full answer, markdown. */
  answer: z.string(),
  keyPoints: z.array(keyPoint),
  followUps: z.array(z.string()),
  /** Where each follow-up is answered, in their order: a heading of the answer, or another question's place; `-` for nowhere. */
  answeredBy: z.array(z.string()),
  ...checkedText.shape,
})
export type QuestionText = z.output<typeof questionText>

export const questionTextFields = z.keyof(questionText).options

const nothing = Object.entries(questionText.shape).map(([field, { def }]) => [
  field,
  def.type === 'array' ? [] : '',
])

/** A question that says nothing yet. */
export const emptyQuestionText = questionText.parse({
  ...Object.fromEntries(nothing),
  difficulty: 'medium',
  frequency: 'common',
  isPersonal: false,
})

/** Where a follow-up is answered. */
export const followUpAnswer = z.nullable(
  z.union([z.object({ heading: z.string() }), z.object({ question: questionLink })]),
)
export type FollowUpAnswer = z.output<typeof followUpAnswer>

export const questionDetail = z.object({
  ...questionSummary.shape,
  ...questionText.shape,
  /** Of each follow-up. */
  answeredBy: z.array(followUpAnswer),
  keyPoints: z.array(mentionableKeyPoint),
  bankName: z.string(),
  related: z.array(questionLink),
  createTime: time,
  updateTime: time,
  /** Where the caller met it in an interview; null when they did not. */
  encounter: z.nullable(encounter),
  /** When the caller last rated their own answer. */
  lastRatedTime: z.nullable(time),
  note: z.nullable(noteSchema),
})
export type QuestionDetail = z.output<typeof questionDetail>

export const filterTags = z.array(line(40).check(z.minLength(1))).check(z.maxLength(MAX_FILTER_TAGS), unique)
export const filterDifficulties = z.array(difficulty).check(z.maxLength(DIFFICULTIES.length), unique)
export const filterFrequencies = z.array(frequency).check(z.maxLength(FREQUENCIES.length), unique)
export const filterMasteries = z.array(mastery).check(z.maxLength(MASTERIES.length), unique)

/** Which questions are meant. */
export const questionFilterFields = {
  ids: z.optional(z.array(id).check(z.maxLength(100))),
  bankId: z.optional(id),
  /** Of several choices of a kind, any will do. */
  tags: z.optional(filterTags.check(z.minLength(1))),
  difficulties: z.optional(filterDifficulties.check(z.minLength(1))),
  frequencies: z.optional(filterFrequencies.check(z.minLength(1))),
  form: z.optional(z.enum(QUESTION_FORMS)),
  masteries: z.optional(filterMasteries.check(z.minLength(1))),
  isFavourite: z.optional(z.literal(true)),
  isEncountered: z.optional(z.literal(true)),
  company: z.optional(companyName.check(z.minLength(1))),
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(100))),
}

/** Which questions a list holds, and in which order. */
export const questionListFields = {
  ...questionFilterFields,
  sortField: z.optional(z.enum(questionSortFields)),
  sortOrder: z.optional(z.enum(['ascend', 'descend'])),
}

export const questionPageBody = pageBody(questionSortFields, questionFilterFields)
export type QuestionPageInput = z.input<typeof questionPageBody>

/** Where a question stands in a list. */
export const questionPosition = z.object({
  /** 1-based; null when the question is not in that list. */
  position: z.nullable(z.int()),
  total: z.int(),
  previous: z.nullable(questionLink),
  next: z.nullable(questionLink),
})
export type QuestionPosition = z.output<typeof questionPosition>

/** Where the caller stopped: the question last opened. */
export const questionResume = z.object({
  id,
  title: z.string(),
  bankId: id,
  bankName: z.string(),
  mastery,
  viewTime: time,
})
export type QuestionResume = z.output<typeof questionResume>
