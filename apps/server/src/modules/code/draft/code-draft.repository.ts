import type { ProgramLanguage } from '@app/contract/question-program/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** Which code of a learner is meant. */
export interface DraftPlace {
  questionId: number
  language: ProgramLanguage
}

export interface CodeDraftRow {
  language: ProgramLanguage
  code: string
  update_time: Date
}

interface NewCode {
  code: string
  baseTime: string | null
}

// A draft's time is its version and travels as ISO 8601 with milliseconds: store no more than that.
const thisMillisecond = sql`date_trunc('milliseconds', clock_timestamp())`

/** The code that learners have written as yet. */
export class CodeDraftRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async list(userId: number, questionId: number): Promise<CodeDraftRow[]> {
    const { rows } = await sql<CodeDraftRow>`
      select language, code, update_time from code_draft
      where user_id = ${userId} and question_id = ${questionId} order by language`.execute(this.#db)
    return rows
  }

  async find(userId: number, { questionId, language }: DraftPlace): Promise<CodeDraftRow | undefined> {
    const drafts = await this.list(userId, questionId)
    return drafts.find((draft) => draft.language === language)
  }

  /** Keeps code in place of the version it goes on from. @returns undefined when another one is there by now */
  async save(
    userId: number,
    { questionId, language }: DraftPlace,
    { code, baseTime }: NewCode,
  ): Promise<CodeDraftRow | undefined> {
    // What says the same is no conflict: an answer may have been lost on its way.
    const { rows } = await sql<CodeDraftRow>`
      insert into code_draft as draft (user_id, question_id, language, code, update_time)
      select ${userId}, ${questionId}, ${language}, ${code}, ${thisMillisecond}
      where ${baseTime}::timestamptz is null or exists (select from code_draft d
        where d.user_id = ${userId} and d.question_id = ${questionId} and d.language = ${language})
      on conflict (user_id, question_id, language) do update set code = excluded.code,
        update_time = greatest(excluded.update_time, draft.update_time + interval '1 millisecond')
      where draft.update_time = ${baseTime}::timestamptz or draft.code = excluded.code
      returning language, code, update_time`.execute(this.#db)
    return rows[0]
  }

  async delete(userId: number, { questionId, language }: DraftPlace): Promise<void> {
    await this.#db
      .deleteFrom('code_draft')
      .where('user_id', '=', userId)
      .where('question_id', '=', questionId)
      .where('language', '=', language)
      .execute()
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('code_draft').where('user_id', '=', userId).execute()
  }
}
