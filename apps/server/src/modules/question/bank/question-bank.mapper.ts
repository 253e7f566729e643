import type { BankProgress, QuestionBank } from '@app/contract/question-bank/schemas'
import type { QuestionBankRow } from './question-bank.repository.ts'

export function toQuestionBank(row: QuestionBankRow): QuestionBank {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    groupName: row.group_name,
    sortOrder: row.sort_order,
    questionCount: row.question_count,
    progress: toProgress(row.mastered),
  }
}

/** @param mastered how many questions stand at mastery 1 to 4 */
export function toProgress([
  forgotten = 0,
  vague = 0,
  known = 0,
  instant = 0,
]: readonly number[]): BankProgress {
  return { forgotten, vague, known, instant }
}
