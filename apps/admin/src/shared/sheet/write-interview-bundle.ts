import type { InterviewQuestionRecordDetail } from '@app/contract/content/kinds/interview-question'
import type { InterviewBankRecord } from '@app/contract/interview-bank/schemas'
import { interviewQuestionText } from '@app/contract/interview-question/schemas'
import { checkedMatter } from './checked-matter.ts'
import { markdownFile, zipOf } from './markdown-files.ts'

/** The files of `content/`: a folder for each interview bank, a file for each of its questions. */
export function toInterviewBundle(
  banks: readonly InterviewBankRecord[],
  questions: readonly InterviewQuestionRecordDetail[],
): Blob {
  const files = banks.flatMap((bank) => {
    const folder = `content/interviews/${bank.slug}`
    const held = questions.filter(({ bankId }) => bankId === bank.id)
    return [
      [`${folder}/bank.md`, bankFile(bank)],
      ...held.map((question) => [`${folder}/${question.slug}.md`, questionFile(question)]),
    ]
  })
  return zipOf(Object.fromEntries(files))
}

function bankFile({ name, description, groupName, level, minutes, ...bank }: InterviewBankRecord): string {
  const { sessionSize, sortOrder } = bank
  return markdownFile({ name, description, group: groupName, level, minutes, sessionSize, order: sortOrder })
}

function questionFile(question: InterviewQuestionRecordDetail): string {
  const { answer, ...text } = interviewQuestionText.parse(question)
  const questions = question.questions.map(({ place }) => place)
  return markdownFile(
    {
      ...text,
      ...checkedMatter(question),
      questions,
      order: question.sortOrder,
      status: question.status,
    },
    answer,
  )
}
