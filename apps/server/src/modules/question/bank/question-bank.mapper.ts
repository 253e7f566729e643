import type { QuestionBank } from '@app/contract/question-bank/schemas'
import type { QuestionBankRow } from './question-bank.repository.ts'

export function toQuestionBank(row: QuestionBankRow): QuestionBank {
  const [forgotten = 0, vague = 0, known = 0, instant = 0] = row.mastered
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    groupName: row.group_name,
    sortOrder: row.sort_order,
    questionCount: row.question_count,
    progress: { forgotten, vague, known, instant },
  }
}
