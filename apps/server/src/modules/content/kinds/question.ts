import {
  cellToKeyPoints,
  cellToLines,
  cellToTags,
  difficulty,
  type QuestionText,
  questionBankDraft,
  questionColumns,
  questionDraft,
  questionStatus,
} from '@app/contract'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { derivedOf, findMissing, questionStore } from '../../question/question-content.service.ts'
import { fileReader } from './file-reader.ts'
import type { ContentKind, DraftText } from './kind.ts'
import { isUnique, line, order, related, text } from './matter.ts'
import { choiceCell, orderCell, referenceCell, sheetFormat, toOrder } from './sheet-format.ts'

/** Most characters an answer may have. */
const MAX_ANSWER = 100_000

/** Front matter of a question's file; the answer stands below it. */
const matter = z.strictObject({
  title: line(200),
  difficulty: z.enum(difficulty.options),
  order,
  tags: z.array(line(40)).min(1).max(10).refine(isUnique, 'duplicate'),
  shortAnswer: text(2000),
  keyPoints: z
    .array(
      z.strictObject({
        text: line(300),
        weight: z.int().min(1).max(5),
        synonyms: z.array(line(60)).max(30).refine(isUnique, 'duplicate').default([]),
        followUp: line(300).default(''),
      }),
    )
    .min(1)
    .max(20),
  followUps: z.array(line(300)).max(20).default([]),
  related,
})

const row = mini.object({
  ...mini.omit(questionDraft, { bankId: true, relatedIds: true }).shape,
  slug: mini.union([mini.literal(''), questionBankDraft.shape.slug]),
  bank: mini.string().check(mini.minLength(1)),
  related: mini.array(referenceCell),
  status: mini.nullable(questionStatus),
  order: orderCell,
})

function toDraft(question: QuestionText, order: number | null, status: string | null = null): DraftText {
  return { title: question.title, fields: { ...question }, missing: findMissing(question), status, order }
}

/** The questions of banks. */
export const questionKind: ContentKind = {
  name: 'question',
  readFile: fileReader({
    matter,
    maxBody: MAX_ANSWER,
    toDraft: ({ order, related: _, ...question }, answer) => toDraft({ ...question, answer }, order),
  }),
  sheet: sheetFormat({
    columns: questionColumns,
    kind: 'question',
    titleColumn: 'title',
    parentColumn: 'bank',
    cells: {
      difficulty: choiceCell('difficulty', difficulty, 'medium'),
      tags: cellToTags,
      keyPoints: cellToKeyPoints,
      followUps: cellToLines,
      related: cellToLines,
      status: choiceCell('status', questionStatus, null),
      order: toOrder,
    },
    schema: row,
    toDraft: ({ order, status, related: _, bank: __, slug: ___, ...question }) =>
      toDraft(question, order, status),
  }),
  hasUniqueTitles: true,
  derivedOf,
  store: questionStore,
}
