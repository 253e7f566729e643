import { type CheckedText, checkedInput } from '@app/contract/content/checked'
import { knowledgePointDraft } from '@app/contract/content/kinds/knowledge-point'
import { knowledgePointLimits as limits } from '@app/contract/content/kinds/knowledge-point-values'
import { questionStatus } from '@app/contract/content/schemas'
import { SLUG_LENGTH } from '@app/contract/content/values'
import { questionBankDraft } from '@app/contract/question-bank/schemas'
import { cellToLines, cellToRecall, checkedCells, pointColumns } from '@app/contract/question-import/sheet'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { findMissing } from '../../learning/learning-content.service.ts'
import { ItemStore } from '../item/ItemStore.ts'
import { knowledgePoints } from '../item/kinds/knowledge-point.ts'
import { fileReader } from './file-reader.ts'
import { type ContentKind, type DraftText, toPlace } from './kind.ts'
import { anyLine, anyText, checked, isUnique, line, order, questionPlaces } from './matter.ts'
import {
  choiceCell,
  numberCell,
  orderCell,
  questionsCell,
  sheetFormat,
  slugCell,
  toOrder,
} from './sheet-format.ts'

const SLUG = /^[a-z0-9-]+$/

const recallQuestion = z.strictObject({
  /** Names it, so that its answers stay when its text is edited. */
  slug: line(SLUG_LENGTH).refine((value) => SLUG.test(value), 'reference'),
  question: line(limits.recallQuestion),
  answer: anyText(limits.recallAnswer).min(1),
})

/**
 * Front matter of a knowledge point; its text stands below it.
 * @param least how many there are at least of what a published one must not lack
 */
const matterOf = (least: 0 | 1) =>
  z.strictObject({
    title: line(limits.title),
    summary: anyLine(limits.summary).min(least).prefault(''),
    minutes: z.int().min(1).max(limits.minutes),
    order,
    /** `mysql/deadlock` */
    questions: questionPlaces(limits.questions),
    recall: z
      .array(recallQuestion)
      .min(least)
      .max(limits.recall)
      .refine((items) => isUnique(items.map(({ slug }) => slug)), 'duplicate')
      .prefault([]),
    checked,
    status: z.enum(questionStatus.options).optional(),
  })

interface Point extends CheckedText {
  title: string
  summary: string
  minutes: number
  content: string
  recall: { slug: string; question: string; answer: string }[]
  /** `mysql/deadlock` */
  questions: string[]
}

function toDraft(
  { questions, ...point }: Point,
  order: number | null,
  status: string | null = null,
): DraftText {
  return {
    title: point.title,
    fields: { ...point, questions: questions.map((name) => toPlace(name, '')) },
    missing: findMissing(point),
    status,
    order,
  }
}

const { title, summary, minutes, content } = knowledgePointDraft.shape
const { slug } = questionBankDraft.shape
const recallRow = mini.object({
  slug,
  question: mini.string().check(mini.minLength(1), mini.maxLength(limits.recallQuestion)),
  answer: mini.string().check(mini.minLength(1), mini.maxLength(limits.recallAnswer)),
})
const row = mini.object({
  slug: slugCell,
  chapter: mini.string().check(mini.minLength(1)),
  point: title,
  summary,
  minutes,
  content,
  ...checkedInput,
  recall: mini.array(recallRow).check(
    mini.maxLength(limits.recall),
    mini.refine((items) => isUnique(items.map((item) => item.slug)), 'duplicate'),
  ),
  questions: questionsCell(limits.questions),
  status: mini.nullable(questionStatus),
  order: orderCell,
})

/** How long reading takes where a sheet does not say. */
const USUAL_MINUTES = 10

/** The knowledge points of chapters. */
export const knowledgePointKind: ContentKind = {
  name: 'knowledge-point',
  readFile: fileReader({
    matter: matterOf(1),
    draftMatter: matterOf(0),
    maxBody: limits.content,
    toDraft: ({ order, status, checked, ...point }, content) =>
      toDraft({ ...point, ...checked, content }, order, status),
  }),
  sheet: sheetFormat({
    columns: pointColumns,
    kind: 'knowledge-point',
    titleColumn: 'point',
    parentColumn: 'chapter',
    cells: {
      minutes: numberCell(USUAL_MINUTES),
      recall: { read: cellToRecall },
      questions: { read: cellToLines },
      ...checkedCells,
      status: choiceCell('status', questionStatus, null),
      order: { read: toOrder },
    },
    fieldNames: { point: 'title' },
    schema: row,
    toDraft: ({ point, order, status, slug: _, chapter: __, ...rest }) =>
      toDraft({ title: point, ...rest }, order, status),
  }),
  hasUniqueTitles: true,
  links: { field: 'questions', to: 'question' },
  store: (db) => new ItemStore(db, knowledgePoints),
}
