import type { PointCheck } from '@app/contract/question-answer/schemas'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

interface AnswerRow {
  answer: string
  checks: PointCheck[]
  update_time: Date
}

/** What learners answered to questions from memory, one answer to each. */
export class QuestionAnswerRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async find(userId: number, questionId: number): Promise<AnswerRow | undefined> {
    const { rows } = await sql<AnswerRow>`
      select answer, checks, update_time from question_answer
      where user_id = ${userId} and question_id = ${questionId}`.execute(this.#db)
    return rows[0]
  }

  async save(
    userId: number,
    questionId: number,
    { answer, checks }: { answer: string; checks: readonly PointCheck[] },
  ): Promise<void> {
    const values = { answer, checks: JSON.stringify(checks), update_time: new Date() }
    await this.#db
      .insertInto('question_answer')
      .values({ user_id: userId, question_id: questionId, ...values })
      .onConflict((conflict) => conflict.columns(['user_id', 'question_id']).doUpdateSet(values))
      .execute()
  }

  async delete(userId: number, questionId: number): Promise<void> {
    await this.#db
      .deleteFrom('question_answer')
      .where('user_id', '=', userId)
      .where('question_id', '=', questionId)
      .execute()
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('question_answer').where('user_id', '=', userId).execute()
  }
}
