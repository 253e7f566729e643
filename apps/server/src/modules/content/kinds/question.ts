import { questionDraft } from '@app/contract/content/kinds/question'
import { questionLimits } from '@app/contract/content/kinds/question-values'
import { questionStatus } from '@app/contract/content/schemas'
import { difficulty, type QuestionText } from '@app/contract/question/schemas'
import { cellToLines, questionCells, questionColumns } from '@app/contract/question-import/sheet'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { findMissing } from '../../question/question-content.service.ts'
import { ItemStore } from '../item/ItemStore.ts'
import { questions } from '../item/kinds/question.ts'
import { fileReader } from './file-reader.ts'
import type { ContentKind, DraftText } from './kind.ts'
import { anyText, checked, isUnique, keyPointMatter, line, order, related } from './matter.ts'
import { choiceCell, orderCell, referenceCell, sheetFormat, slugCell, toOrder } from './sheet-format.ts'

const limits = questionLimits

/**
 * Front matter of a question's file; the answer stands below it.
 * @param least how many there are at least of what a published question must not lack
 */
const matterOf = (least: 0 | 1) =>
  z.strictObject({
    title: line(limits.title),
    difficulty: z.enum(difficulty.options),
    order,
    tags: z.array(line(limits.tag)).min(least).max(limits.tags).refine(isUnique, 'duplicate').prefault([]),
    shortAnswer: anyText(limits.shortAnswer).min(least).prefault(''),
    spokenAnswer: anyText(limits.spokenAnswer).default(''),
    keyPoints: z.array(keyPointMatter).min(least).max(limits.keyPoints).prefault([]),
    followUps: z.array(line(limits.followUp)).max(limits.followUps).default([]),
    /** Which section or question answers each follow-up. */
    answeredBy: z.array(line(limits.answeredBy)).max(limits.followUps).default([]),
    checked,
    related,
    status: z.enum(questionStatus.options).optional(),
  })

const row = mini.object({
  ...mini.omit(questionDraft, { bankId: true, relatedIds: true }).shape,
  slug: slugCell,
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
    matter: matterOf(1),
    draftMatter: matterOf(0),
    maxBody: limits.answer,
    toDraft: ({ order, status, related: _, checked, ...question }, answer) =>
      toDraft({ ...question, ...checked, answer }, order, status),
  }),
  sheet: sheetFormat({
    columns: questionColumns,
    kind: 'question',
    titleColumn: 'title',
    parentColumn: 'bank',
    cells: {
      ...questionCells,
      difficulty: choiceCell('difficulty', difficulty, 'medium'),
      related: { read: cellToLines },
      status: choiceCell('status', questionStatus, null),
      order: { read: toOrder },
    },
    schema: row,
    toDraft: ({ order, status, related: _, bank: __, slug: ___, ...question }) =>
      toDraft(question, order, status),
  }),
  hasUniqueTitles: true,
  store: (db) => new ItemStore(db, questions),
}
