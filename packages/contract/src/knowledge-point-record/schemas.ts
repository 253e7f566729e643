import { z } from 'zod/mini'
import { id, line, lines, pageBody, requiredLine, time, unique } from '../common/schemas.ts'
import { placedQuestion, questionStatus, slug } from '../question-record/schemas.ts'
import { knowledgePointSortFields, knowledgePointLimits as limits } from './values.ts'

/** A recall question as an admin writes it. Without a slug it is a new one; with it, its learners' cards stay. */
const recallDraft = z.strictObject({
  slug: z.optional(slug),
  question: requiredLine(limits.recallQuestion),
  answer: lines(limits.recallAnswer).check(z.minLength(1)),
})

/** What an admin writes. A draft needs a title only; the rest is required of what is published. */
export const knowledgePointDraft = z.strictObject({
  chapterId: id,
  title: requiredLine(limits.title),
  summary: line(limits.summary),
  /** How long reading takes. */
  minutes: z.int().check(z.minimum(1), z.maximum(limits.minutes)),
  /** Markdown. */
  content: lines(limits.content),
  recall: z.array(recallDraft).check(z.maxLength(limits.recall)),
  questionIds: z.array(id).check(z.maxLength(limits.questions), unique),
})
export type KnowledgePointDraft = z.output<typeof knowledgePointDraft>

/** A new one; without a slug one is made from its title. */
export const newKnowledgePoint = z.strictObject({ ...knowledgePointDraft.shape, slug: z.optional(slug) })
export type NewKnowledgePoint = z.output<typeof newKnowledgePoint>

/** A change of the version that one has read; absent fields stay. */
export const knowledgePointChange = z.strictObject({
  ...z.partial(knowledgePointDraft).shape,
  slug: z.optional(slug),
  id,
  version: z.int().check(z.positive()),
})
export type KnowledgePointChange = z.output<typeof knowledgePointChange>

const recallRecord = z.object({ slug: z.string(), question: z.string(), answer: z.string() })

/** What a knowledge point said. */
export const knowledgePointSnapshot = z.object({
  title: z.string(),
  chapterId: id,
  slug: z.string(),
  summary: z.string(),
  minutes: z.int(),
  content: z.string(),
  recall: z.array(recallRecord),
  questionIds: z.array(id),
})
export type KnowledgePointSnapshot = z.output<typeof knowledgePointSnapshot>

/** The fields that an admin edits, in the order they are shown when two versions are compared. */
export const knowledgePointSnapshotFields = z.keyof(knowledgePointSnapshot).options

/** A knowledge point as it stands in an admin's list. */
export const knowledgePointRecordSchema = z.object({
  id,
  chapterId: id,
  chapterName: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  status: questionStatus,
  sortOrder: z.int(),
  recallCount: z.int(),
  questionCount: z.int(),
  /** Grows with each edit. */
  version: z.int(),
  createTime: time,
  updateTime: time,
  /** When an admin last edited it; null for what only the importer wrote. */
  editTime: z.nullable(time),
})
export type KnowledgePointRecord = z.output<typeof knowledgePointRecordSchema>

/** All of a knowledge point. */
export const knowledgePointRecordDetail = z.object({
  ...knowledgePointRecordSchema.shape,
  ...knowledgePointSnapshot.shape,
  questions: z.array(placedQuestion),
})
export type KnowledgePointRecordDetail = z.output<typeof knowledgePointRecordDetail>

export const knowledgePointPageBody = pageBody(knowledgePointSortFields, {
  ids: z.optional(z.array(id).check(z.maxLength(100))),
  chapterId: z.optional(id),
  status: z.optional(questionStatus),
  keyword: z.optional(line(100)),
})
