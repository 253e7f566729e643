import { expect, test } from 'vitest'
import { toBundle } from '../apps/admin/src/shared/sheet/write-bundle.ts'
import { type SheetQuestion, toCsv, toSheet, toWorkbook } from '../apps/admin/src/shared/sheet/write-sheet.ts'
import { readUpload } from '../apps/server/src/modules/content/upload/read/read-upload.ts'
import admin from '../locales/zh-CN/admin.json' with { type: 'json' }
import { tag } from '../packages/contract/src/common/schemas.ts'
import type { KeyPoint } from '../packages/contract/src/key-point/schemas.ts'
import { questionTextFields } from '../packages/contract/src/question/schemas.ts'
import type { ImportFormat } from '../packages/contract/src/question-import/values.ts'

const FORMATS = ['csv', 'xlsx', 'markdown'] as const
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
const STATUSES = ['draft', 'published', 'archived'] as const

/** What files, spreadsheets and YAML have been seen to change. */
const PIECES = [
  ...[
    "'",
    "'@Resource' 与",
    "''",
    '"',
    '=1+1',
    '+86',
    '-1',
    '@a',
    '、',
    ',',
    '，',
    ';',
    '；',
    '|',
    '\\',
    '\\|',
  ],
  ...[
    '😀',
    '𠮷',
    'é',
    '_x000D_',
    '_x0041_',
    '\u0001',
    '\u001f',
    '---',
    ': ',
    '# ',
    '- ',
    '[a]',
    '{b}',
    '&amp;',
  ],
  ...[
    '<b>',
    '`x`',
    '$a$',
    'null',
    'true',
    '1',
    '007',
    '2026-01-01',
    '%',
    '~',
    '*',
    '!',
    '字',
    'C++',
    'a b',
    'A',
  ],
]
const LINES = ['\n', '\n\n', '\n---\n', '\n    code', '\n- item', '\n```\n', '\n\t', ' ']

/** The same numbers for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 0x1_0000_0000) * below)
  }
}

function generator(seed: number) {
  const next = numbers(seed)
  const pick = <T>(items: readonly [T, ...T[]] | readonly T[]): T => {
    const item = items[next(items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const list = <T>(most: number, make: () => T) => Array.from({ length: next(most + 1) }, make)
  const line = () =>
    ['字', ...list(5, () => pick(PIECES))]
      .toSorted(() => next(3) - 1)
      .join('')
      .trim() || '字'
  const lines = () => [line(), ...list(6, () => pick([...PIECES, ...LINES])), line()].join('').trim()
  const distinct = (items: string[]) => [...new Set(items)]
  // As they are kept: case and width tell no tags apart.
  const distinctTags = (items: string[]) => [
    ...new Map(items.map((item) => tag(100).parse(item)).map((item) => [item.toLowerCase(), item])).values(),
  ]
  const keyPoint = (): KeyPoint => ({
    text: line(),
    weight: 1 + next(5),
    followUp: next(2) === 0 ? '' : line(),
    misconception: next(2) === 0 ? '' : line(),
  })
  return (place: number): SheetQuestion => {
    const status = pick(STATUSES)
    const mayBeEmpty = status === 'published' ? 1 : 0
    return {
      bankSlug: 'bank',
      slug: `question-${place}`,
      title: `${place}${line()}`,
      difficulty: pick(DIFFICULTIES),
      tags: distinctTags([...list(3, line), ...(mayBeEmpty ? [line()] : [])]),
      shortAnswer: mayBeEmpty || next(2) === 0 ? lines() : '',
      spokenAnswer: next(2) === 0 ? lines() : '',
      answer: mayBeEmpty || next(2) === 0 ? lines() : '',
      keyPoints: [...list(3, keyPoint), ...(mayBeEmpty ? [keyPoint()] : [])],
      followUps: list(3, line),
      related: distinct(list(2, () => `bank/question-${next(20)}`)).map((place) => ({ place })),
      status,
      sortOrder: 1 + next(1_000),
    }
  }
}

/** A text of the console. */
function textOf(key: string): string {
  const text = key.split('.').reduce<unknown>((node, part) => Object(node)[part], admin)
  if (typeof text !== 'string') throw new Error(`no text ${key}`)
  return text
}

async function fileOf(format: ImportFormat, questions: readonly SheetQuestion[]): Promise<Blob> {
  const sheet = toSheet(questions, textOf)
  if (format === 'csv') return toCsv(sheet)
  return format === 'xlsx' ? toWorkbook(sheet, '题目') : toBundle([], questions)
}

test.each(FORMATS)('what is exported as %s is read as it was', async (format) => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const make = generator(seed)
    const questions = Array.from({ length: 20 }, (_, place) => make(place))
    const bytes = new Uint8Array(await (await fileOf(format, questions)).arrayBuffer())
    const rows = await readUpload(bytes, format, 'zh-CN')
    const read = new Map(rows.map((row) => [row.slug, row]))
    expect(rows.length).toBe(questions.length)
    for (const question of questions) {
      const row = read.get(question.slug)
      const draft = row?.draft
      expect(row?.problems, JSON.stringify(question)).toEqual([])
      const { title, fields, status, order, related } = draft ?? {}
      const said = Object.fromEntries(questionTextFields.map((field) => [field, fields?.[field]]))
      expect({
        ...said,
        title,
        status,
        order,
        related: related?.map((place) => `${place.parent}/${place.slug}`),
      }).toEqual({
        ...Object.fromEntries(questionTextFields.map((field) => [field, question[field]])),
        status: question.status,
        order: question.sortOrder,
        related: question.related.map(({ place }) => place),
      })
    }
  }
})
