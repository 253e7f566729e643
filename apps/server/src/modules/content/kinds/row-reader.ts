import {
  type ContentFormat,
  columnOf,
  columnsOf,
  type FieldFormat,
  slugSchema,
  withValues,
} from '@app/contract/content/format'
import type { ImportProblem } from '@app/contract/question-import/schemas'
import { z } from 'zod/mini'
import { describeIssues } from '../../../platform/http/validation.ts'
import { type Language, translator } from '../../../platform/i18n.ts'
import { chosen } from './choice.ts'
import { issuesOf, toDraft } from './draft.ts'
import type { SheetFormat } from './kind.ts'

type Translate = ReturnType<typeof translator>

/** The sheets of one kind. Everything that is wrong with a row is said. */
export function sheetOf(format: ContentFormat): SheetFormat {
  const { kind, parent: parentFormat, title, fields } = format
  const parentColumn = parentFormat?.column ?? null
  const own = Object.entries(fields).map(([field, said]) => ({
    field,
    column: columnOf(field, said),
    ...said,
  }))
  const titleColumn = own.find(({ field }) => field === title)?.column ?? title
  const schema = z.object({
    ...(parentColumn !== null && { [parentColumn]: z.string().check(z.minLength(1)) }),
    slug: slugSchema(format),
    ...Object.fromEntries(own.map(({ column, schema }) => [column, schema])),
  })
  const readRow: SheetFormat['readRow'] = (number, cells, language) => {
    const cell = (column: string) => cells.get(column) ?? ''
    const parent = parentColumn === null ? '' : cell(parentColumn)
    const row = { kind, number, place: '', parent, slug: cell('slug'), title: cell(titleColumn) }
    const values = Object.fromEntries(own.map((said) => [said.column, read(said, cell(said.column))]))
    const written = {
      ...(parentColumn !== null && { [parentColumn]: parent }),
      slug: cell('slug'),
      ...values,
    }
    const { data, error } = schema.safeParse(written)
    const issues = issuesOf(error, written)
    if (!data || issues.length > 0) return { ...row, draft: null, problems: describe(issues, language) }
    const said = withValues(own.map(({ field, column }) => [field, Reflect.get(data, column)]))
    const draft = toDraft(format, said, parent)
    const absent = own.filter(({ column }) => !cells.has(column)).map(({ field }) => field)
    const slug = z.string().parse(Reflect.get(data, 'slug'))
    return { ...row, slug, title: draft.title, draft: { ...draft, absent }, problems: [] }
  }
  return { columns: columnsOf(format), titleColumn, parentColumn, readRow }
}

function read({ cell, usual }: FieldFormat, text: string): unknown {
  if (text === '' && usual !== undefined) return usual
  return cell.choice ? chosen(cell.choice, text) : cell.read(text)
}

/** Which column is wrong, and why; of a list, which of its items. */
function describe(issues: z.core.$ZodIssue[], language: Language): ImportProblem[] {
  const t = translator(language)
  return describeIssues(issues, language).map(({ path, message }) => {
    const [column = '', ...steps] = path.split('.')
    return { column: column === '' ? '' : t(`sheet:column.${column}`), reason: reasonOf(t, steps, message) }
  })
}

/** What is wrong, and where in the cell: in which item of a list, in which field of a programming problem. */
function reasonOf(t: Translate, [first, ...rest]: readonly string[], message: string): string {
  if (first === undefined) return message
  if (!/^\d+$/.test(first)) return t('content:field', { field: [first, ...rest].join('.'), message })
  const [field] = rest
  return t('content:upload.item', {
    number: Number(first) + 1,
    field: field === undefined ? '' : t(`content:keyPoint.${field}`),
    message,
  })
}
