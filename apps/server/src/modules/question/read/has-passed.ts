import { sql } from 'kysely'
import type { Fragment } from '../../../platform/list/filters.ts'

/** Whether an attempt of a learner passed all cases of the question `q`. */
export const hasPassed = (userId: number): Fragment => sql`exists (select from code_attempt a
  where a.user_id = ${userId} and a.question_id = q.id and a.outcome = 'passed')`
