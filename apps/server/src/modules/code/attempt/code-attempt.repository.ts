import type { CodeAttemptSummary } from '@app/contract/code-attempt/schemas'
import { KEPT_ATTEMPTS } from '@app/contract/code-attempt/values'
import type { Contract } from '@app/contract/contract'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'

/** What a learner hands in. */
export interface NewAttempt extends Omit<CodeAttemptSummary, 'id' | 'createTime'> {
  key: string
  code: string
}

export type AttemptListArguments = ListArguments<Contract['codeAttempt']['page']>

/** An attempt under the names of the contract. */
export type AttemptRow = Omit<CodeAttemptSummary, 'createTime'> & { createTime: Date }

const summary = sql`id, question_id as "questionId", language, outcome, passed, total, milliseconds,
  first_failure as "firstFailure", create_time as "createTime"`

const attemptsOf = (userId: number) =>
  createList<Contract['codeAttempt']['page']>({
    source: sql`(select * from code_attempt where user_id = ${userId}) attempt`,
    filters: {
      questionId: { condition: (questionId) => sql`question_id = ${questionId}` },
      language: { condition: (language) => sql`language = ${language}` },
      outcome: { condition: (outcome) => sql`outcome = ${outcome}` },
    },
    orders: { createTime: { columns: ['create_time'], natural: 'descend' } },
    defaultOrder: 'createTime',
  })

/** What learners handed in. */
export class CodeAttemptRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** @returns undefined when the key was used before */
  async insert(userId: number, attempt: NewAttempt): Promise<AttemptRow | undefined> {
    const { questionId, language, code, outcome, passed, total, milliseconds, firstFailure, key } = attempt
    const { rows } = await sql<AttemptRow>`
      insert into code_attempt (user_id, question_id, key, language, code, outcome, passed, total, milliseconds, first_failure)
      values (${userId}, ${questionId}, ${key}, ${language}, ${code}, ${outcome}, ${passed}, ${total}, ${milliseconds}, ${firstFailure})
      on conflict (user_id, key) do nothing returning ${summary}`.execute(this.#db)
    return rows[0]
  }

  async findByKey(userId: number, key: string): Promise<AttemptRow | undefined> {
    const { rows } = await sql<AttemptRow>`
      select ${summary} from code_attempt where user_id = ${userId} and key = ${key}`.execute(this.#db)
    return rows[0]
  }

  /** Drops all but the newest attempts at a question, and the newest that passed. */
  async dropOld(userId: number, questionId: number): Promise<void> {
    await sql`
      with own as (
        select id, row_number() over (order by create_time desc, id desc) as place,
          row_number() over (partition by outcome order by create_time desc, id desc) as place_of_outcome, outcome
        from code_attempt where user_id = ${userId} and question_id = ${questionId}
      )
      delete from code_attempt a using own
      where a.id = own.id and own.place > ${KEPT_ATTEMPTS} and not (own.outcome = 'passed' and own.place_of_outcome = 1)`.execute(
      this.#db,
    )
  }

  page(userId: number, query: AttemptListArguments, slice: Slice): Promise<RowPage<AttemptRow>> {
    return attemptsOf(userId).page(this.#db, summary, query, slice)
  }

  async find(userId: number, id: number): Promise<(AttemptRow & { code: string }) | undefined> {
    const { rows } = await sql<AttemptRow & { code: string }>`
      select ${summary}, code from code_attempt where user_id = ${userId} and id = ${id}`.execute(this.#db)
    return rows[0]
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('code_attempt').where('user_id', '=', userId).execute()
  }
}
