import { type QuestionBankRecord, questionText } from '@app/contract'
import { strToU8, zipSync } from 'fflate'
import { stringify } from 'yaml'
import type { SheetQuestion } from './write-sheet.ts'

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

/** What is empty is left out. */
function frontMatter(fields: object, body = ''): string {
  const yaml = stringify(fields, (_, value) => (isEmpty(value) ? undefined : value), { lineWidth: 0 })
  return `---\n${yaml}---\n${body === '' ? '' : `${body}\n`}`
}

/** The files of `content/`: a folder for each bank, a file for each question. */
export function toBundle(banks: readonly QuestionBankRecord[], questions: readonly SheetQuestion[]): Blob {
  const used = new Set(questions.map(({ bankSlug }) => bankSlug))
  const files: Record<string, Uint8Array> = {}
  for (const { slug, name, description, groupName, sortOrder } of banks.filter(({ slug }) =>
    used.has(slug),
  )) {
    const fields = { name, description, group: groupName, order: sortOrder }
    files[`content/banks/${slug}/bank.md`] = strToU8(frontMatter(fields))
  }
  for (const question of questions) {
    files[`content/banks/${question.bankSlug}/${question.slug}.md`] = strToU8(questionFile(question))
  }
  return new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' })
}

function questionFile(question: SheetQuestion): string {
  const { answer, ...text } = questionText.parse(question)
  const related = question.related.map(({ place }) => place)
  return frontMatter({ ...text, related, order: question.sortOrder, status: question.status }, answer)
}
