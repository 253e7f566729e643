import { z } from 'zod/mini'
import { chapterLink, linkedQuestion } from '../chapter/schemas.ts'
import { id } from '../common/schemas.ts'
import { checkedText } from '../content/checked.ts'
import { rating } from '../review/schemas.ts'
import { READ_TO_END } from './values.ts'

/** What one is asked after reading. */
export const recallQuestion = z.object({
  id,
  question: z.string(),
  /** Markdown. */
  answer: z.string(),
  /** How the caller last rated their own answer. */
  rating: z.nullable(rating),
})
export type RecallQuestion = z.output<typeof recallQuestion>

export const knowledgePointLink = z.object({ id, title: z.string() })
export type KnowledgePointLink = z.output<typeof knowledgePointLink>

export const knowledgePointDetail = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  /** With its points, for the way around in it. */
  chapter: z.object({
    ...chapterLink.shape,
    points: z.array(z.object({ ...knowledgePointLink.shape, isLearned: z.boolean() })),
  }),
  /** Markdown. */
  content: z.string(),
  ...checkedText.shape,
  recall: z.array(recallQuestion),
  questions: z.array(linkedQuestion),
  readingPosition: z.int(),
  isLearned: z.boolean(),
  /** Its neighbours on the path, beyond its chapter too. */
  previous: z.nullable(knowledgePointLink),
  next: z.nullable(knowledgePointLink),
})
export type KnowledgePointDetail = z.output<typeof knowledgePointDetail>

/** In thousandths of the text. */
export const readingPosition = z.int().check(z.minimum(0), z.maximum(READ_TO_END))
