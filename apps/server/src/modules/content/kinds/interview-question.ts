import type { CheckedText } from '@app/contract/content/checked'
import { interviewQuestionDraft } from '@app/contract/content/kinds/interview-question'
import { questionStatus } from '@app/contract/content/schemas'
import type { InterviewQuestionText } from '@app/contract/interview-question/schemas'
import { interviewQuestionLimits as limits } from '@app/contract/interview-question/values'
import { difficulty } from '@app/contract/question/schemas'
import {
  cellToKeyPoints,
  cellToLines,
  checkedCells,
  interviewQuestionColumns,
} from '@app/contract/question-import/sheet'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { findMissing } from '../../interview/interview-content.service.ts'
import { ItemStore } from '../item/ItemStore.ts'
import { interviewQuestions } from '../item/kinds/interview-question.ts'
import { fileReader } from './file-reader.ts'
import { type ContentKind, type DraftText, toPlace } from './kind.ts'
import { anyLine, anyText, checked, isUnique, keyPointMatter, line, order, questionPlaces } from './matter.ts'
import {
  choiceCell,
  numberCell,
  orderCell,
  questionsCell,
  sheetFormat,
  slugCell,
  toOrder,
} from './sheet-format.ts'

/**
 * Front matter of an interview question; its reference answer stands below it.
 * @param least how many there are at least of what a published one must not lack
 */
const matterOf = (least: 0 | 1) =>
  z
    .strictObject({
      title: line(limits.title),
      topic: line(limits.topic),
      difficulty: z.enum(difficulty.options),
      minutes: z.int().min(1).max(limits.minutes),
      order,
      isPersonal: z.boolean().default(false),
      keyPoints: z
        .array(keyPointMatter)
        .max(limits.keyPoints)
        .refine((points) => isUnique(points.map(({ text }) => text)), 'duplicate')
        .prefault([]),
      hint: anyLine(limits.hint).default(''),
      probes: z.array(line(limits.probe)).max(limits.probes).default([]),
      anchors: z
        .strictObject({
          zero: anyText(limits.anchor).default(''),
          half: anyText(limits.anchor).default(''),
          full: anyText(limits.anchor).default(''),
        })
        .prefault({}),
      redFlags: z.array(line(limits.redFlag)).max(limits.redFlags).default([]),
      variant: anyLine(limits.variant).default(''),
      /** `mysql/deadlock` */
      questions: questionPlaces(limits.questions),
      checked,
      status: z.enum(questionStatus.options).optional(),
    })
    .check((found) => {
      const { isPersonal, keyPoints: input } = found.value
      if (!isPersonal && input.length < least)
        found.issues.push({
          code: 'too_small',
          origin: 'array',
          minimum: least,
          inclusive: true,
          input,
          path: ['keyPoints'],
        })
    })

/** Whether it is about the candidate, as a cell says it. */
const isPersonalCell = mini.enum(['true', 'false'])

const { bankId: _, questionIds: __, title, anchors, isPersonal: ___, ...said } = interviewQuestionDraft.shape
const row = mini.object({
  ...said,
  ...anchors.shape,
  slug: slugCell,
  interviewBank: mini.string().check(mini.minLength(1)),
  interviewQuestion: title,
  isPersonal: isPersonalCell,
  questions: questionsCell(limits.questions),
  status: mini.nullable(questionStatus),
  order: orderCell,
})

interface InterviewQuestion extends InterviewQuestionText, CheckedText {
  /** `mysql/deadlock` */
  questions: string[]
}

function toDraft(
  { questions, ...text }: InterviewQuestion,
  order: number | null,
  status: string | null = null,
): DraftText {
  return {
    title: text.title,
    fields: { ...text, questions: questions.map((name) => toPlace(name, '')) },
    missing: findMissing(text),
    status,
    order,
  }
}

/** How long an answer takes where a sheet does not say. */
const USUAL_MINUTES = 4

/** The questions of interview banks. */
export const interviewQuestionKind: ContentKind = {
  name: 'interview-question',
  readFile: fileReader({
    matter: matterOf(1),
    draftMatter: matterOf(0),
    maxBody: limits.answer,
    toDraft: ({ order, status, checked, ...text }, answer) =>
      toDraft({ ...text, ...checked, answer }, order, status),
  }),
  sheet: sheetFormat({
    columns: interviewQuestionColumns,
    kind: 'interview-question',
    titleColumn: 'interviewQuestion',
    parentColumn: 'interviewBank',
    cells: {
      ...checkedCells,
      difficulty: choiceCell('difficulty', difficulty, 'medium'),
      minutes: numberCell(USUAL_MINUTES),
      isPersonal: choiceCell('isPersonal', isPersonalCell, 'false'),
      keyPoints: { read: cellToKeyPoints },
      probes: { read: cellToLines },
      redFlags: { read: cellToLines },
      questions: { read: cellToLines },
      status: choiceCell('status', questionStatus, null),
      order: { read: toOrder },
    },
    fieldNames: {
      interviewQuestion: 'title',
      zero: 'anchors.zero',
      half: 'anchors.half',
      full: 'anchors.full',
    },
    schema: row,
    toDraft({ slug: _, interviewBank: __, interviewQuestion, isPersonal, zero, half, full, ...rest }) {
      const { order, status, ...text } = rest
      const said = {
        title: interviewQuestion,
        isPersonal: isPersonal === 'true',
        anchors: { zero, half, full },
      }
      return toDraft({ ...text, ...said }, order, status)
    },
  }),
  hasUniqueTitles: true,
  links: { field: 'questions', to: 'question' },
  store: (db) => new ItemStore(db, interviewQuestions),
}
