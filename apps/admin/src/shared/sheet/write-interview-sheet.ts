import type { InterviewQuestionRecordDetail } from '@app/contract/content/kinds/interview-question'
import type { InterviewBankRecord } from '@app/contract/interview-bank/schemas'
import {
  checkedToCells,
  type InterviewBankColumn,
  type InterviewQuestionColumn,
  interviewBankColumns,
  interviewQuestionColumns,
  keyPointsToCell,
  linesToCell,
} from '@app/contract/question-import/sheet'

/** The texts of a sheet's names. */
type NameTexts = (
  key:
    | `sheet.column.${InterviewBankColumn | InterviewQuestionColumn}`
    | `difficulty.${InterviewQuestionRecordDetail['difficulty']}`
    | `interviewLevel.${InterviewBankRecord['level']}`
    | `ra.boolean.${boolean}`
    | `status.${InterviewQuestionRecordDetail['status']}`,
) => string

/** A row of texts for each interview bank below a row of the columns' names; it can be imported again. */
export function toInterviewBankSheet(banks: readonly InterviewBankRecord[], t: NameTexts): string[][] {
  const header = interviewBankColumns.map((column) => t(`sheet.column.${column}`))
  const cells = (bank: InterviewBankRecord): Record<InterviewBankColumn, string> => ({
    slug: bank.slug,
    name: bank.name,
    description: bank.description,
    group: bank.groupName,
    level: t(`interviewLevel.${bank.level}`),
    minutes: String(bank.minutes),
    sessionSize: String(bank.sessionSize),
    order: String(bank.sortOrder),
  })
  return [header, ...banks.map(cells).map((row) => interviewBankColumns.map((column) => row[column]))]
}

/**
 * The same of interview questions.
 * @param slugs of their banks, by id
 */
export function toInterviewQuestionSheet(
  questions: readonly InterviewQuestionRecordDetail[],
  slugs: ReadonlyMap<number, string>,
  t: NameTexts,
): string[][] {
  const header = interviewQuestionColumns.map((column) => t(`sheet.column.${column}`))
  const cells = (question: InterviewQuestionRecordDetail): Record<InterviewQuestionColumn, string> => ({
    interviewBank: slugs.get(question.bankId) ?? '',
    slug: question.slug,
    interviewQuestion: question.title,
    topic: question.topic,
    difficulty: t(`difficulty.${question.difficulty}`),
    minutes: String(question.minutes),
    isPersonal: t(`ra.boolean.${question.isPersonal}`),
    keyPoints: keyPointsToCell(question.keyPoints),
    hint: question.hint,
    probes: linesToCell(question.probes),
    zero: question.anchors.zero,
    half: question.anchors.half,
    full: question.anchors.full,
    redFlags: linesToCell(question.redFlags),
    variant: question.variant,
    answer: question.answer,
    questions: linesToCell(question.questions.map(({ place }) => place)),
    ...checkedToCells(question),
    status: t(`status.${question.status}`),
    order: String(question.sortOrder),
  })
  return [header, ...questions.map(cells).map((row) => interviewQuestionColumns.map((column) => row[column]))]
}
