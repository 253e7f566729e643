import type { QuestionText } from '@app/contract/question/schemas'
import type { QuestionSnapshot } from '@app/contract/question-revision/schemas'
import { type RawBuilder, sql } from 'kysely'
import { entriesOf, type Field } from '../../platform/db/fields.ts'

/**
 * Where each field is stored. What is written, kept in the history, compared, restored and read of a question is generated
 * from here, so that a new column is a line.
 */
export const questionFields = {
  title: { column: 'title', type: 'text' },
  difficulty: { column: 'difficulty', type: 'text' },
  tags: { column: 'tags', type: 'text[]' },
  shortAnswer: { column: 'short_answer', type: 'text' },
  spokenAnswer: { column: 'spoken_answer', type: 'text' },
  answer: { column: 'answer', type: 'text' },
  keyPoints: { column: 'key_points', type: 'jsonb' },
  followUps: { column: 'follow_ups', type: 'jsonb' },
} as const satisfies Record<keyof QuestionText, Field>

/** What a published question must not lack. */
const REQUIRED = ['tags', 'shortAnswer', 'answer', 'keyPoints'] as const

/** The fields that are empty and must not be of a published question: the one rule of what may be published. */
export function findMissing(question: Pick<QuestionText, (typeof REQUIRED)[number]>): string[] {
  return REQUIRED.filter((field) => question[field].length === 0)
}

/** A question as the history keeps it, of the row `q`. */
export const snapshotOf: RawBuilder<QuestionSnapshot> = sql`jsonb_build_object('bankId', q.bank_id, 'slug', q.slug, ${entriesOf(questionFields, 'q')},
  'relatedIds', (select coalesce(jsonb_agg(l.related_id order by l.sort_order), '[]') from question_relation l where l.question_id = q.id))`
