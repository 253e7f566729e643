import { questionText } from '@app/contract/question/schemas'
import type { QuestionBankRecord } from '@app/contract/question-bank/schemas'
import { checkedMatter } from './checked-matter.ts'
import { markdownFile, zipOf } from './markdown-files.ts'
import type { SheetQuestion } from './write-sheet.ts'

/** The files of `content/`: a folder for each bank, a file for each question. */
export function toBundle(banks: readonly QuestionBankRecord[], questions: readonly SheetQuestion[]): Blob {
  const files: Record<string, string> = {}
  for (const { slug, name, description, groupName, sortOrder } of banks) {
    const fields = { name, description, group: groupName, order: sortOrder }
    files[`content/banks/${slug}/bank.md`] = markdownFile(fields)
  }
  for (const question of questions) {
    files[`content/banks/${question.bankSlug}/${question.slug}.md`] = questionFile(question)
  }
  return zipOf(files)
}

function questionFile(question: SheetQuestion): string {
  const { answer, checkedDate, versions, sources, ...text } = questionText.parse(question)
  const related = question.related.map(({ place }) => place)
  return markdownFile(
    {
      ...text,
      ...checkedMatter({ checkedDate, versions, sources }),
      related,
      order: question.sortOrder,
      status: question.status,
    },
    answer,
  )
}
