import type { QuestionRecordDetail } from '@app/contract/content/kinds/question'
import { emptyQuestionText, type QuestionText } from '@app/contract/question/schemas'
import type { QuestionBankRecord } from '@app/contract/question-bank/schemas'
import {
  type BankColumn,
  bankColumns,
  fieldToCell,
  guardCell,
  linesToCell,
  type QuestionColumn,
  questionColumns,
} from '@app/contract/question-import/sheet'
import type { TFunction } from 'i18next'

type Texts = TFunction<'admin'>

/** The texts of a sheet's names. */
type NameTexts = (
  key:
    | `sheet.column.${QuestionColumn | BankColumn}`
    | `difficulty.${SheetQuestion['difficulty']}`
    | `status.${SheetQuestion['status']}`,
) => string

/** The fields of a question that a sheet holds. */
export type SheetQuestion = Pick<
  QuestionRecordDetail,
  keyof QuestionText | 'bankSlug' | 'slug' | 'status' | 'sortOrder'
> & { related: readonly { place: string }[] }

/** A row of texts for each question below a row of the columns' names; it can be imported again. */
export function toSheet(questions: readonly SheetQuestion[], t: NameTexts): string[][] {
  const header = questionColumns.map((column) => t(`sheet.column.${column}`))
  const rows = questions.map((question) => questionColumns.map((column) => cellOf(question, column, t)))
  return [header, ...rows]
}

function cellOf(question: SheetQuestion, column: QuestionColumn, t: NameTexts): string {
  switch (column) {
    case 'bank':
      return question.bankSlug
    case 'slug':
      return question.slug
    case 'difficulty':
      return t(`difficulty.${question.difficulty}`)
    case 'related':
      return linesToCell(question.related.map(({ place }) => place))
    case 'status':
      return t(`status.${question.status}`)
    case 'order':
      return String(question.sortOrder)
    default:
      return fieldToCell(column, question[column])
  }
}

/** The same of question banks. */
export function toBankSheet(banks: readonly QuestionBankRecord[], t: NameTexts): string[][] {
  const header = bankColumns.map((column) => t(`sheet.column.${column}`))
  const cells = ({ slug, name, description, groupName, sortOrder }: QuestionBankRecord) => ({
    slug,
    name,
    description,
    group: groupName,
    order: String(sortOrder),
  })
  return [header, ...banks.map(cells).map((row) => bankColumns.map((column) => row[column]))]
}

/** With a byte order mark, for Excel; texts that Excel would read as formulas are escaped. */
export function toCsv(sheet: readonly (readonly string[])[]): Blob {
  const quote = (cell: string) => `"${guardCell(cell).replaceAll('"', '""')}"`
  const text = sheet.map((row) => row.map(quote).join(',')).join('\r\n')
  return new Blob([`\ufeff${text}\r\n`], { type: 'text/csv;charset=utf-8' })
}

/** Characters that no XML may hold, and texts that look like their stand-ins, as workbooks write both. */
const escapeControls = (text: string) =>
  text
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, (control) => {
      const code = control.charCodeAt(0).toString(16).padStart(4, '0')
      return `_x${code.toUpperCase()}_`
    })

/** Excel's limit for the text in a cell. */
const MOST_CELL_CHARACTERS = 32_767

/** A text was too long for a cell of Excel. */
class CellTooLong extends Error {
  override readonly name = 'CellTooLong'
}

/** @throws CellTooLong */
export async function toWorkbook(sheet: readonly (readonly string[])[], name: string): Promise<Blob> {
  if (sheet.some((row) => row.some((cell) => cell.length > MOST_CELL_CHARACTERS))) throw new CellTooLong()
  const { default: writeExcel } = await import('write-excel-file/browser')
  const [header = [], ...rows] = sheet
  const data = [
    header.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map((cell) => ({ value: escapeControls(cell), type: String, wrap: true }))),
  ]
  return writeExcel(data, { sheet: name, stickyRowsCount: 1 }).toBlob()
}

/** The example row of a template. */
export function exampleQuestion(t: Texts): SheetQuestion {
  return {
    ...emptyQuestionText,
    bankSlug: 'mysql',
    slug: 'covering-index',
    title: t('admin:sheet.example.title'),
    difficulty: 'easy',
    tags: [t('admin:sheet.example.tag')],
    shortAnswer: t('admin:sheet.example.shortAnswer'),
    spokenAnswer: t('admin:sheet.example.spokenAnswer'),
    answer: t('admin:sheet.example.answer'),
    keyPoints: [
      {
        text: t('admin:sheet.example.keyPoint'),
        weight: 5,
        followUp: t('admin:sheet.example.followUp'),
        misconception: t('admin:sheet.example.misconception'),
      },
    ],
    followUps: [t('admin:sheet.example.followUp')],
    related: [],
    status: 'draft',
    sortOrder: 1,
  }
}
