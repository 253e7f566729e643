import { interviewQuestionLimits as limits } from '@app/contract/interview-question/values'
import { difficulty } from '@app/contract/question/schemas'
import { questionStatus } from '@app/contract/question-record/schemas'
import { z } from 'zod'
import { findMissing } from '../../interview/interview-content.service.ts'
import { ItemStore } from '../item/ItemStore.ts'
import { interviewQuestions } from '../item/kinds/interview-question.ts'
import { fileReader } from './file-reader.ts'
import { type FolderKind, toPlace } from './kind.ts'
import { anyLine, anyText, checked, isUnique, keyPointMatter, line, order } from './matter.ts'

const QUESTION = /^[a-z0-9-]+\/[a-z0-9-]+$/

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
      questions: z
        .array(line(200).refine((value) => QUESTION.test(value), 'reference'))
        .max(limits.questions)
        .refine(isUnique, 'duplicate')
        .default([]),
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

/** The questions of interview banks. */
export const interviewQuestionKind: FolderKind = {
  name: 'interview-question',
  readFile: fileReader({
    matter: matterOf(1),
    draftMatter: matterOf(0),
    maxBody: limits.answer,
    toDraft: ({ order, status = null, questions, checked: _, ...text }, answer) => ({
      title: text.title,
      fields: { ...text, answer, questions: questions.map((name) => toPlace(name, '')) },
      missing: findMissing({ ...text, answer }),
      status,
      order,
    }),
  }),
  store: (db) => new ItemStore(db, interviewQuestions),
}
