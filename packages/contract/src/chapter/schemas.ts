import { z } from 'zod/mini'
import { id, line, lines, tag, uniqueTags } from '../common/schemas.ts'
import { parentDraftOf, parentRecordOf } from '../content/parent.ts'
import { changeOf } from '../content/schemas.ts'
import { difficulty, mastery } from '../question/schemas.ts'
import { chapterLimits } from './values.ts'

/** A knowledge point in a list, and how far the caller is with it; a guest has begun nothing. */
export const knowledgePointSummary = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  /** Published questions that train it. */
  questionCount: z.int(),
  /** How much of it the caller has read, in thousandths. */
  readingPosition: z.int(),
  isLearned: z.boolean(),
})
export type KnowledgePointSummary = z.output<typeof knowledgePointSummary>

/** A station of the learning path. */
export const chapterSummary = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** The learning paths that it is part of; none: of every path. */
  paths: z.array(z.string()),
  points: z.array(knowledgePointSummary),
})
export type ChapterSummary = z.output<typeof chapterSummary>

/** A question that trains a knowledge point. */
export const linkedQuestion = z.object({ id, title: z.string(), difficulty, mastery })
export type LinkedQuestion = z.output<typeof linkedQuestion>

export const chapterLink = z.object({ id, name: z.string() })

/** The interview bank that asks most about a chapter. */
export const chapterInterview = z.object({
  id,
  name: z.string(),
  minutes: z.int(),
  sessionSize: z.int(),
  learnerCount: z.int(),
  /** The caller's own; null without a scored session. */
  bestScore: z.nullable(z.int()),
})
export type ChapterInterview = z.output<typeof chapterInterview>

export const chapterDetail = z.object({
  ...chapterSummary.shape,
  /** Markdown. */
  introduction: z.string(),
  questions: z.array(linkedQuestion),
  /** Null when no interview asks what its knowledge points are trained by. */
  interview: z.nullable(chapterInterview),
  previous: z.nullable(chapterLink),
  next: z.nullable(chapterLink),
})
export type ChapterDetail = z.output<typeof chapterDetail>

/** The learning paths of a chapter: short names as roles have them, 前端. */
export const chapterPaths = z
  .array(tag(chapterLimits.path))
  .check(z.maxLength(chapterLimits.paths), uniqueTags)

/** The path that is gone along: what stands before and after is of it. */
export const alongPath = z.strictObject({ path: z.optional(line(chapterLimits.path)) })

const introduction = lines(chapterLimits.introduction)

/** What an admin writes. */
export const chapterDraft = parentDraftOf({ introduction, paths: z._default(chapterPaths, []) })
export type ChapterDraft = z.output<typeof chapterDraft>

export const chapterChange = changeOf(parentDraftOf({ introduction, paths: chapterPaths }))
export type ChapterChange = z.output<typeof chapterChange>

/** A chapter as admins see it. */
export const chapterRecord = parentRecordOf({
  /** Markdown. */
  introduction: z.string(),
  paths: z.array(z.string()),
  /** Published knowledge points. */
  publishedCount: z.int(),
})
export type ChapterRecord = z.output<typeof chapterRecord>
