import { questionStatus } from '@app/contract'
import { z } from 'zod'
import { knowledgePointStore } from '../../learning/learning-content.service.ts'
import { fileReader } from './file-reader.ts'
import { type FolderKind, toPlace } from './kind.ts'
import { anyText, isUnique, line, order } from './matter.ts'

const SLUG = /^[a-z0-9-]+$/
const QUESTION = /^[a-z0-9-]+\/[a-z0-9-]+$/

const recallQuestion = z.strictObject({
  /** Names it, so that its answers stay when its text is edited. */
  slug: line(60).refine((value) => SLUG.test(value), 'reference'),
  question: line(200),
  answer: anyText(2_000).min(1),
})

/** Front matter of a knowledge point; its text stands below it. */
const matter = z.strictObject({
  title: line(100),
  summary: line(200),
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
    .min(1)
    .max(5)
    .refine((items) => isUnique(items.map(({ slug }) => slug)), 'duplicate'),
  status: z.enum(questionStatus.options).optional(),
})

/** The knowledge points of chapters. */
export const knowledgePointKind: FolderKind = {
  name: 'knowledge-point',
  readFile: fileReader({
    matter,
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
