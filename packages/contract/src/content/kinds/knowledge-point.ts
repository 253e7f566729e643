import { z } from 'zod/mini'
import { id, line, lines, pageBody, requiredLine, unique } from '../../common/schemas.ts'
import { recallCell } from '../cells.ts'
import { checkedInNew, checkedInput, checkedText } from '../checked.ts'
import { checkedFormat, heading, type ItemFormat, itemFormat, list, number, places, text } from '../format.ts'
import { type ItemWords, recordOf, revisionOf } from '../item.ts'
import { changeOf, itemFacts, itemFilters, newOf, placedQuestion, revisionSchemas, slug } from '../schemas.ts'
import { chapterFormat } from './chapter.ts'
import { knowledgePointSortFields, knowledgePointLimits as limits } from './knowledge-point-values.ts'

const words: ItemWords = {
  name: '知识点',
  unit: '个',
  parent: '章节',
  filters: '章节、状态与关键词',
  deleted: '，连同学习者在它上面的进度与笔记',
  archived: '学习者看不到，进度都留着',
  lacking: 'content',
}

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
  ...checkedInput,
  recall: z.array(recallDraft).check(z.maxLength(limits.recall)),
  questionIds: z.array(id).check(z.maxLength(limits.questions), unique),
})
export type KnowledgePointDraft = z.output<typeof knowledgePointDraft>

const said = knowledgePointDraft.shape
/** Files name each recall question, so that its answers stay when its text is edited. */
const namedRecall = z.array(z.strictObject({ ...recallDraft.shape, slug })).check(
  z.maxLength(limits.recall),
  z.refine((items) => new Set(items.map((item) => item.slug)).size === items.length, 'duplicate'),
)
/** How long reading takes where a sheet does not say. */
const USUAL_MINUTES = 10

/** A knowledge point as files and sheets say it. */
export const knowledgePointFormat: ItemFormat = itemFormat({
  kind: 'knowledge-point',
  parent: chapterFormat,
  body: 'content',
  fields: {
    title: heading(said.title, 'point'),
    summary: text(said.summary, { toPublish: true }),
    minutes: number(said.minutes, USUAL_MINUTES, { isNeeded: true }),
    content: text(said.content, { toPublish: true }),
    recall: list(namedRecall, recallCell, { toPublish: true }),
    questions: places('knowledge-point', 'question', limits.questions),
    ...checkedFormat,
  },
})

const newKnowledgePoint = newOf(z.strictObject({ ...knowledgePointDraft.shape, ...checkedInNew }))
export type NewKnowledgePoint = z.output<typeof newKnowledgePoint>

const knowledgePointChange = changeOf(knowledgePointDraft)
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
  ...checkedText.shape,
  recall: z.array(recallRecord),
  questionIds: z.array(id),
})
export type KnowledgePointSnapshot = z.output<typeof knowledgePointSnapshot>

/** The fields that an admin edits, in the order they are shown when two versions are compared. */
export const knowledgePointSnapshotFields = z.keyof(knowledgePointSnapshot).options

/** A knowledge point as it stands in an admin's list. */
export const knowledgePointRecordSchema = z.object({
  ...itemFacts,
  chapterId: id,
  chapterName: z.string(),
  summary: z.string(),
  minutes: z.int(),
  recallCount: z.int(),
  questionCount: z.int(),
})
export type KnowledgePointRecord = z.output<typeof knowledgePointRecordSchema>

/** All of a knowledge point. */
export const knowledgePointRecordDetail = z.object({
  ...knowledgePointRecordSchema.shape,
  ...knowledgePointSnapshot.shape,
  questions: z.array(placedQuestion),
})
export type KnowledgePointRecordDetail = z.output<typeof knowledgePointRecordDetail>

const knowledgePointPageBody = pageBody(knowledgePointSortFields, {
  ...itemFilters,
  chapterId: z.optional(id),
})

export const knowledgePointRecord = recordOf({
  name: 'knowledge-point',
  words,
  page: knowledgePointPageBody,
  record: knowledgePointRecordSchema,
  detail: knowledgePointRecordDetail,
  added: newKnowledgePoint,
  change: knowledgePointChange,
})

const revisions = revisionSchemas({ knowledgePointId: id }, knowledgePointSnapshot)
export type KnowledgePointRevision = z.output<typeof revisions.revision>
export type KnowledgePointRevisionDetail = z.output<typeof revisions.revisionDetail>

export const knowledgePointRevision = revisionOf('knowledge-point', words, revisions)
