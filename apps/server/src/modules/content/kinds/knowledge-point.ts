import { questionStatus } from '@app/contract'
import { z } from 'zod'
import { knowledgePointStore } from '../../learning/learning-content.service.ts'
import { fileReader } from './file-reader.ts'
import { type FolderKind, toPlace } from './kind.ts'
import { anyLine, anyText, isUnique, line, order } from './matter.ts'

const SLUG = /^[a-z0-9-]+$/
const QUESTION = /^[a-z0-9-]+\/[a-z0-9-]+$/

const recallQuestion = z.strictObject({
  /** Names it, so that its answers stay when its text is edited. */
  slug: line(80).refine((value) => SLUG.test(value), 'reference'),
  question: line(200),
  answer: anyText(2_000).min(1),
})

/**
 * Front matter of a knowledge point; its text stands below it.
 * @param least how many there are at least of what a published one must not lack
 */
const matterOf = (least: 0 | 1) =>
  z.strictObject({
    title: line(100),
    summary: anyLine(200).min(least).prefault(''),
    minutes: z.int().min(1).max(120),
    order,
    /** `mysql/deadlock` */
    questions: z
      .array(line(200).refine((value) => QUESTION.test(value), 'reference'))
      .max(20)
      .refine(isUnique, 'duplicate')
      .default([]),
    recall: z
      .array(recallQuestion)
      .min(least)
      .max(5)
      .refine((items) => isUnique(items.map(({ slug }) => slug)), 'duplicate')
      .prefault([]),
    status: z.enum(questionStatus.options).optional(),
  })

/** The knowledge points of chapters. */
export const knowledgePointKind: FolderKind = {
  name: 'knowledge-point',
  readFile: fileReader({
    matter: matterOf(1),
    draftMatter: matterOf(0),
    maxBody: 50_000,
    toDraft: ({ title, summary, minutes, order, questions, recall, status = null }, content) => ({
      title,
      fields: {
        title,
        summary,
        minutes,
        content,
        recall,
        questions: questions.map((name) => toPlace(name, '')),
      },
      missing: [],
      status,
      order,
    }),
  }),
  derivedOf: () => ({}),
  store: knowledgePointStore,
}
