import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { toBundle } from '../apps/admin/src/shared/sheet/write-bundle.ts'
import { toInterviewBundle } from '../apps/admin/src/shared/sheet/write-interview-bundle.ts'
import {
  toInterviewBankSheet,
  toInterviewQuestionSheet,
} from '../apps/admin/src/shared/sheet/write-interview-sheet.ts'
import { toLearningBundle } from '../apps/admin/src/shared/sheet/write-learning-bundle.ts'
import { toChapterSheet, toPointSheet } from '../apps/admin/src/shared/sheet/write-learning-sheet.ts'
import { toBankSheet, toCsv, toSheet, toWorkbook } from '../apps/admin/src/shared/sheet/write-sheet.ts'
import { nameOf } from '../apps/server/src/modules/content/kinds/kind.ts'
import { readUpload } from '../apps/server/src/modules/content/upload/read/read-upload.ts'
import admin from '../locales/zh-CN/admin.json' with { type: 'json' }
import { chapterDraft } from '../packages/contract/src/chapter/schemas.ts'
import { interviewQuestionDraft } from '../packages/contract/src/content/kinds/interview-question.ts'
import { knowledgePointDraft } from '../packages/contract/src/content/kinds/knowledge-point.ts'
import { questionDraft } from '../packages/contract/src/content/kinds/question.ts'
import { interviewBankDraft } from '../packages/contract/src/interview-bank/schemas.ts'
import { questionBankDraft } from '../packages/contract/src/question-bank/schemas.ts'
import type { ImportFormat } from '../packages/contract/src/question-import/values.ts'
import { type Samples, samplesOf } from './round-trip-samples.ts'

/** A text of the console. */
function textOf(key: string): string {
  const text = key.split('.').reduce<unknown>((node, part) => Object(node)[part], admin)
  if (typeof text !== 'string') throw new Error(`no text ${key}`)
  return text
}

/** How items of a kind are exported. @param make another one with each call */
function exporting<R extends object>(
  make: (samples: Samples, place: number) => R,
  sheetOf: (items: R[]) => string[][],
  bundleOf: (items: R[]) => Blob,
) {
  return async (seed: number, format: ImportFormat) => {
    const samples = samplesOf(seed)
    const items = Array.from({ length: 20 }, (_, place) => make(samples, place))
    const file =
      format === 'markdown'
        ? bundleOf(items)
        : await (format === 'csv' ? toCsv(sheetOf(items)) : toWorkbook(sheetOf(items), '内容'))
    return { items, bytes: new Uint8Array(await file.arrayBuffer()) }
  }
}

const PARENT = 'parent'
const slugs = new Map([[1, PARENT]])
const parentOf = (samples: Samples) => ({ ...samples.parent(0), id: 1, slug: PARENT })

const EXPORTS = {
  bank: exporting(
    (samples, place) => samples.parent(place),
    (banks) => toBankSheet(banks, textOf),
    (banks) => toBundle(banks, []),
  ),
  question: exporting(
    (samples, place) => samples.question(place),
    (questions) => toSheet(questions, textOf),
    (questions) => toBundle([], questions),
  ),
  chapter: exporting(
    (samples, place) => samples.parent(place),
    (chapters) => toChapterSheet(chapters, textOf),
    (chapters) => toLearningBundle(chapters, []),
  ),
  'knowledge-point': exporting(
    (samples, place) => samples.point(place),
    (points) => toPointSheet(points, slugs, textOf),
    (points) => toLearningBundle([parentOf(samplesOf(0))], points),
  ),
  'interview-bank': exporting(
    (samples, place) => samples.parent(place),
    (banks) => toInterviewBankSheet(banks, textOf),
    (banks) => toInterviewBundle(banks, []),
  ),
  'interview-question': exporting(
    (samples, place) => samples.interviewQuestion(place),
    (questions) => toInterviewQuestionSheet(questions, slugs, textOf),
    (questions) => toInterviewBundle([parentOf(samplesOf(0))], questions),
  ),
}

/** What admins write of each kind, apart from what other items it names. */
const DRAFTS: Record<keyof typeof EXPORTS, { shape: object }> = {
  bank: questionBankDraft,
  question: questionDraft,
  chapter: chapterDraft,
  'knowledge-point': knowledgePointDraft,
  'interview-bank': interviewBankDraft,
  'interview-question': interviewQuestionDraft,
}

const fieldsOf = (kind: keyof typeof EXPORTS) =>
  Object.keys(DRAFTS[kind].shape).filter((field) => !/Ids?$|^slug$/.test(field))

const placed = z.object({
  questions: z.optional(z.array(z.object({ place: z.string() }))),
  related: z.optional(z.array(z.object({ place: z.string() }))),
})
const read = z.object({ questions: z.optional(z.array(z.object({ parent: z.string(), slug: z.string() }))) })
const facts = z.object({ slug: z.string(), status: z.nullish(z.string()), sortOrder: z.int() })

const KINDS = [
  'bank',
  'question',
  'chapter',
  'knowledge-point',
  'interview-bank',
  'interview-question',
] as const

test.each(
  KINDS.flatMap((kind) => (['csv', 'xlsx', 'markdown'] as const).map((format) => [kind, format] as const)),
)('%s: what is exported as %s is read as it was', async (kind, format) => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const { items, bytes } = await EXPORTS[kind](seed, format)
    const rows = (await readUpload(bytes, format, 'zh-CN')).filter((row) => row.kind === kind)
    expect(rows.length).toBe(items.length)
    for (const item of items) {
      const { slug, status = null, sortOrder } = facts.parse(item)
      const row = rows.find((one) => one.slug === slug)
      const shown = `seed ${seed}: ${JSON.stringify(item)}`
      expect(row?.problems, shown).toEqual([])
      const draft = row?.draft
      for (const field of fieldsOf(kind))
        expect(draft?.fields[field], `${field}, ${shown}`).toEqual(Reflect.get(item, field))
      const { questions = [], related = [] } = placed.parse(item)
      const linked = read.parse(draft?.fields).questions ?? []
      expect({
        status: draft?.status,
        order: draft?.order,
        questions: linked.map(nameOf),
        related: draft?.related.map(nameOf),
      }).toEqual({
        status,
        order: sortOrder,
        questions: questions.map(({ place }) => place),
        related: related.map(({ place }) => place),
      })
    }
  }
})
