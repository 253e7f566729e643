import {
  type BankColumn,
  cellToKeyPoints,
  cellToLines,
  cellToTags,
  difficulty,
  type ImportProblem,
  type QuestionColumn,
  questionBankDraft,
  questionDraft,
  questionStatus,
} from '@app/contract'
import { z } from 'zod/mini'
import { describeIssues } from '../../../platform/http/validation.ts'
import { type Language, translator } from '../../../platform/i18n.ts'
import type { UploadedRow } from './uploaded-row.ts'

const REFERENCE = /^(?:[a-z0-9-]+\/)?[a-z0-9-]+$/
const MOST_PLACE = 1_000_000

const order = z.nullable(z.int().check(z.minimum(0), z.maximum(MOST_PLACE)))
const { title, tags, shortAnswer, answer, keyPoints, followUps } = questionDraft.shape
const related = z.array(z.string().check(z.regex(REFERENCE, 'slug')))
const questionRow = z.object({
  ...{ title, difficulty, tags, shortAnswer, answer, keyPoints, followUps, related, order },
  slug: z.union([z.literal(''), questionBankDraft.shape.slug]),
  bank: z.string().check(z.minLength(1)),
  status: z.nullable(questionStatus),
})
const { slug, name, description, groupName } = questionBankDraft.shape
const bankRow = z.object({ slug, name, description, group: groupName, order })

/** A question from the cells of its row. Everything that is wrong with it is said. */
export function parseQuestionCells(
  number: number,
  cells: ReadonlyMap<QuestionColumn, string>,
  language: Language,
): UploadedRow {
  const cell = (column: QuestionColumn) => cells.get(column) ?? ''
  const known = { bank: cell('bank'), slug: cell('slug'), title: cell('title') }
  const { data, error } = questionRow.safeParse({
    ...known,
    difficulty: cell('difficulty') === '' ? 'medium' : toChoice(cell('difficulty'), 'difficulty', difficulty),
    tags: cellToTags(cell('tags')),
    shortAnswer: cell('shortAnswer'),
    answer: cell('answer'),
    keyPoints: cellToKeyPoints(cell('keyPoints')),
    followUps: cellToLines(cell('followUps')),
    related: cellToLines(cell('related')),
    status: cell('status') === '' ? null : toChoice(cell('status'), 'status', questionStatus),
    order: toOrder(cell('order')),
  })
  const row = { kind: 'question', number, place: '', ...known } as const
  if (error) return { ...row, draft: null, problems: describe(error.issues, language) }
  const references = data.related.map((reference) => {
    const [first = '', second] = reference.split('/')
    return second === undefined ? { bank: data.bank, slug: first } : { bank: first, slug: second }
  })
  const draft = { ...data, difficulty: data.difficulty, related: references }
  return { ...row, bank: data.bank, slug: data.slug, title: data.title, draft, problems: [] }
}

/** A bank from the cells of its row. */
export function parseBankCells(
  number: number,
  cells: ReadonlyMap<BankColumn, string>,
  language: Language,
): UploadedRow {
  const cell = (column: BankColumn) => cells.get(column) ?? ''
  const { data, error } = bankRow.safeParse({
    slug: cell('slug'),
    name: cell('name'),
    description: cell('description'),
    group: cell('group'),
    order: toOrder(cell('order')),
  })
  const row = { kind: 'bank', number, place: '', slug: cell('slug') } as const
  if (error) return { ...row, draft: null, problems: describe(error.issues, language) }
  const { group, ...bank } = data
  return { ...row, slug: data.slug, draft: { ...bank, groupName: group }, problems: [] }
}

/** A choice by its name in any language, or as it is written, for the schema to refuse. */
function toChoice<O extends string>(
  cell: string,
  field: 'difficulty' | 'status',
  { options }: { options: readonly O[] },
): string {
  const wanted = cell.trim().toLowerCase()
  const isNamed = (option: O) =>
    wanted === option ||
    (['zh-CN', 'en-US'] as const).some(
      (language) => translator(language)(`content:${field}.${String(option)}`).toLowerCase() === wanted,
    )
  return options.find(isNamed) ?? cell
}

const toOrder = (cell: string): number | null => (cell === '' ? null : Number(cell))

/** Which column is wrong, and why; of a list, which of its items. */
function describe(issues: z.core.$ZodIssue[], language: Language): ImportProblem[] {
  const t = translator(language)
  return describeIssues(issues, language).map(({ path, message }) => {
    const [column = '', item, field] = path.split('.')
    const reason =
      item === undefined
        ? message
        : t('content:upload.item', {
            number: Number(item) + 1,
            field: field === undefined ? '' : t(`content:keyPoint.${field}`),
            message,
          })
    return { column: column === '' ? '' : t(`content:column.${column}`), reason }
  })
}
