import type { QuestionBankRecord } from '@app/contract'
import { strToU8, zipSync } from 'fflate'
import { stringify } from 'yaml'
import type { SheetQuestion } from './write-sheet.ts'

const frontMatter = (fields: object, body = '') =>
  `---\n${stringify(fields, { lineWidth: 0 })}---\n${body === '' ? '' : `${body}\n`}`

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
  const { title, difficulty, sortOrder, tags, shortAnswer, keyPoints, followUps, related, answer } = question
  const places = related.map(({ place }) => place)
  return frontMatter(
    { title, difficulty, order: sortOrder, tags, shortAnswer, keyPoints, followUps, related: places },
    answer,
  )
}
