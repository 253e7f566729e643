import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** What a bank's counts grow by. */
interface BankCounts {
  learners?: number
  /** Sessions whose score is kept, and the sum of these scores. */
  scored?: number
  scores?: number
}

/** Counts on an interview bank what came of its sessions; belongs into the transaction that scores one. */
export async function countInBank(
  db: Kysely<DB>,
  bankId: number,
  { learners = 0, scored = 0, scores = 0 }: BankCounts,
): Promise<void> {
  await sql`
    update interview_bank set learner_count = learner_count + ${learners}, scored_count = scored_count + ${scored},
      score_sum = score_sum + ${scores}
    where id = ${bankId}`.execute(db)
}
