import type { Difficulty } from '@app/contract'
import type { Database } from '../platform/db/database.ts'
import { toTermVector } from '../platform/text/title-terms.ts'

let count = 0

/** @returns the new bank's id */
export async function createBank(
  { kysely }: Database,
  values: { name?: string; sortOrder?: number } = {},
): Promise<number> {
  count += 1
  const row = await kysely
    .insertInto('question_bank')
    .values({
      slug: `bank-${count}`,
      name: values.name ?? `题库${count}`,
      group_name: '后端',
      sort_order: values.sortOrder ?? count,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

interface QuestionValues {
  bankId: number
  title?: string
  difficulty?: Difficulty
  tags?: string[]
  sortOrder?: number
}

/** @returns the new question's id */
export async function createQuestion({ kysely }: Database, values: QuestionValues): Promise<number> {
  count += 1
  const title = values.title ?? `第${count}个问题是什么？`
  const row = await kysely
    .insertInto('question')
    .values({
      bank_id: values.bankId,
      slug: `question-${count}`,
      title,
      title_terms: toTermVector(title),
      difficulty: values.difficulty ?? 'medium',
      tags: values.tags ?? [],
      short_answer: '先说结论，再说原因。',
      answer: '## 详解\n\n因为`x`。',
      key_points: JSON.stringify([
        { text: '说出结论', weight: 3, synonyms: ['结论'], not: [], followUp: '为什么？' },
      ]),
      follow_ups: JSON.stringify(['还有别的办法吗？']),
      sort_order: values.sortOrder ?? count,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
