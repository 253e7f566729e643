import { LANGUAGES } from '@app/contract/common/languages'
import { slug } from '@app/contract/content/schemas'
import type { ImportProblem } from '@app/contract/question-import/schemas'
import { cellToLines } from '@app/contract/question-import/sheet'
import { z } from 'zod/mini'
import { describeIssues } from '../../../platform/http/validation.ts'
import { type Language, translator } from '../../../platform/i18n.ts'
import { type DraftText, type KindName, type SheetFormat, toPlace } from './kind.ts'
import { isQuestionPlace, isUnique, MOST_ORDER, REFERENCE } from './matter.ts'

interface SheetRules<T> {
  kind: KindName
  columns: readonly string[]
  titleColumn: string
  parentColumn: string | null
  /** How the columns are read that are no plain texts. */
  cells: Readonly<Record<string, { read: (cell: string) => unknown }>>
  /** The names of the fields that are called otherwise than their columns; `anchors.zero` is part of one. */
  fieldNames?: Readonly<Record<string, string>>
  /** Of the values by column. */
  schema: z.ZodMiniType<T>
  toDraft: (value: T) => DraftText
}

export const orderCell = z.nullable(
  z.int('order').check(z.minimum(0, 'order'), z.maximum(MOST_ORDER, 'order')),
)
export const toOrder = (cell: string): number | null => (cell === '' ? null : Number(cell))

/** A number, or what is usual where a cell is empty. */
export const numberCell = (usual: number) => ({
  read: (cell: string) => (cell === '' ? usual : Number(cell)),
})

/** A slug; where it is empty, the item is known by its title. */
export const slugCell = z.union([z.literal(''), slug])

/** The questions that train an item. */
export const questionsCell = (max: number) =>
  z
    .array(z.string().check(z.refine(isQuestionPlace, 'slug')))
    .check(z.maxLength(max), z.refine(isUnique, 'duplicate'))

export const referenceCell = z.string().check(z.regex(REFERENCE, 'slug'))

/** Reads a choice by its name in any language, or as it is written, for the schema to refuse. */
export function choiceCell<O extends string>(
  column: 'difficulty' | 'status' | 'level' | 'isPersonal',
  { options }: { options: readonly O[] },
  absent: O | null,
): { read: (cell: string) => unknown } {
  const read = (cell: string) => {
    if (cell === '') return absent
    const wanted = cell.trim().toLowerCase()
    const isNamed = (option: O) =>
      wanted === option ||
      LANGUAGES.some(
        (language) =>
          translator(language)(`content:choice.${column}.${String(option)}`).toLowerCase() === wanted,
      )
    return options.find(isNamed) ?? cell
  }
  return { read }
}

/** The sheets of one kind. Everything that is wrong with a row is said. */
export function sheetFormat<T extends { slug: string }>(rules: SheetRules<T>): SheetFormat {
  const { kind, columns, titleColumn, parentColumn, schema, toDraft } = rules
  const readRow: SheetFormat['readRow'] = (number, cells, language) => {
    const cell = (column: string) => cells.get(column) ?? ''
    const values = columns.map((column) => {
      const format = rules.cells[column]
      return [column, format ? format.read(cell(column)) : cell(column)]
    })
    const parent = parentColumn === null ? '' : cell(parentColumn)
    const row = { kind, number, place: '', parent }
    const { data, error } = schema.safeParse(Object.fromEntries(values))
    if (error) {
      const problems = describe(error.issues, language)
      return { ...row, slug: cell('slug'), title: cell(titleColumn), draft: null, problems }
    }
    const draft = toDraft(data)
    const related = cellToLines(cell('related')).map((name) => toPlace(name, parent))
    const absent = columns
      .filter((column) => !cells.has(column))
      .map((column) => rules.fieldNames?.[column] ?? column)
    return { ...row, slug: data.slug, title: draft.title, draft: { ...draft, related, absent }, problems: [] }
  }
  return { columns, titleColumn, parentColumn, readRow }
}

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
