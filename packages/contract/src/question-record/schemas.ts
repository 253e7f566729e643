import { z } from 'zod/mini'
import { id, line, lines, pageBody, requiredLine, tag, time, unique, uniqueTags } from '../common/schemas.ts'
import { difficulty, questionLink, questionText } from '../question/schemas.ts'
import { QUESTION_STATUSES, questionLimits, questionRecordSortFields } from './values.ts'

export const questionStatus = z.enum(QUESTION_STATUSES)

/** Names a bank or a question in files: small Latin letters, digits and `-`. */
export const slug = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(/^[a-z0-9-]*$/, 'slug'))

export const keyPointInput = z.strictObject({
  text: requiredLine(questionLimits.keyPoint),
  weight: z.int().check(z.minimum(1), z.maximum(5)),
  followUp: z._default(line(questionLimits.followUp), ''),
  misconception: z._default(line(questionLimits.misconception), ''),
})

/** What an admin writes. A draft needs a title only; the rest is required of what is published. */
export const questionDraft = z.strictObject({
  bankId: id,
  title: requiredLine(questionLimits.title),
  difficulty,
  tags: z.array(tag(questionLimits.tag)).check(z.maxLength(questionLimits.tags), uniqueTags),
  shortAnswer: lines(questionLimits.shortAnswer),
  spokenAnswer: lines(questionLimits.spokenAnswer),
  /** Markdown. */
  answer: lines(questionLimits.answer),
  keyPoints: z.array(keyPointInput).check(z.maxLength(questionLimits.keyPoints)),
  followUps: z.array(requiredLine(questionLimits.followUp)).check(z.maxLength(questionLimits.followUps)),
  relatedIds: z.array(id).check(z.maxLength(questionLimits.related), unique),
})
export type QuestionDraft = z.output<typeof questionDraft>

/** `place` names a question in files: `bank/slug`. */
export const placedQuestion = z.object({ ...questionLink.shape, place: z.string() })

/** A new question; without a slug one is made from its title. */
export const newQuestion = z.strictObject({ ...questionDraft.shape, slug: z.optional(slug) })
export type NewQuestion = z.output<typeof newQuestion>

/** A change of the version that one has read; absent fields stay. */
export const questionChange = z.strictObject({
  ...z.partial(questionDraft).shape,
  slug: z.optional(slug),
  id,
  version: z.int().check(z.positive()),
})
export type QuestionChange = z.output<typeof questionChange>

/** A question as it stands in an admin's list. */
export const questionRecordSchema = z.object({
  id,
  bankId: id,
  bankName: z.string(),
  bankSlug: z.string(),
  slug: z.string(),
  title: z.string(),
  difficulty,
  tags: z.array(z.string()),
  status: questionStatus,
  sortOrder: z.int(),
  viewCount: z.int(),
  encounterCount: z.int(),
  /** Grows with each edit. */
  version: z.int(),
  createTime: time,
  updateTime: time,
  /** When an admin last edited it; null for what only the importer wrote. */
  editTime: z.nullable(time),
})
export type QuestionRecord = z.output<typeof questionRecordSchema>

/** All of a question. */
export const questionRecordDetail = z.object({
  ...questionRecordSchema.shape,
  ...questionText.shape,
  relatedIds: z.array(id),
  related: z.array(placedQuestion),
})
export type QuestionRecordDetail = z.output<typeof questionRecordDetail>

export const questionRecordFilters = {
  ids: z.optional(z.array(id).check(z.maxLength(100))),
  bankId: z.optional(id),
  tag: z.optional(line(questionLimits.tag).check(z.minLength(1))),
  difficulty: z.optional(difficulty),
  status: z.optional(questionStatus),
  keyword: z.optional(line(100)),
}

export const questionRecordPageBody = pageBody(questionRecordSortFields, questionRecordFilters)
