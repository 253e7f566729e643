import type { EncounterInput, InterviewCompany } from '@app/contract/question-encounter/schemas'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { companyKey } from '../../platform/text/company-key.ts'

/** Which questions learners met in interviews, and at which companies. */
export class EncounterRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** @returns whether the question was not marked before */
  async save(userId: number, { questionId, company, role, month }: EncounterInput): Promise<boolean> {
    const values = { company_id: await this.#companyId(company), role, month: month && `${month}-01` }
    const added = await this.#db
      .insertInto('question_encounter')
      .values({ user_id: userId, question_id: questionId, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .execute()
    if (added.length > 0) return true
    await this.#db
      .updateTable('question_encounter')
      .set(values)
      .where('user_id', '=', userId)
      .where('question_id', '=', questionId)
      .execute()
    return false
  }

  /** Marks a question that is not marked yet. @returns whether it was not */
  async addUnsaid(userId: number, questionId: number): Promise<boolean> {
    const added = await this.#db
      .insertInto('question_encounter')
      .values({ user_id: userId, question_id: questionId, company_id: null, role: '', month: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .execute()
    return added.length > 0
  }

  async exists(userId: number, questionId: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('question_encounter')
      .select('question_id')
      .where('user_id', '=', userId)
      .where('question_id', '=', questionId)
      .forUpdate()
      .executeTakeFirst()
    return row !== undefined
  }

  /** @returns whether there was a mark */
  async delete(userId: number, questionId: number): Promise<boolean> {
    const result = await this.#db
      .deleteFrom('question_encounter')
      .where('user_id', '=', userId)
      .where('question_id', '=', questionId)
      .executeTakeFirst()
    return result.numDeletedRows > 0n
  }

  /** Those that several learners named, and the caller's own. */
  async listCompanies(userId: number | null, limit: number): Promise<InterviewCompany[]> {
    const named = (aggregate: string) =>
      sql`(select ${sql.raw(aggregate)}(user_id) from question_encounter e where e.company_id = c.id)`
    const { rows } = await sql<InterviewCompany>`
      (select name, encounter_count as "encounterCount" from interview_company c
        where encounter_count > 1 and ${named('min')} <> ${named('max')}
        order by encounter_count desc, id limit ${limit})
      union
      (select name, encounter_count from interview_company where id in (
        select company_id from question_encounter where user_id = ${userId} and company_id is not null limit ${limit}))
      order by "encounterCount" desc, name`.execute(this.#db)
    return rows
  }

  /** How many met a question stays: that is no longer anybody's. */
  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('question_encounter').where('user_id', '=', userId).execute()
  }

  /** The company of that name, written down when nobody has named it before; null without a name. */
  async #companyId(name: string): Promise<number | null> {
    if (name === '') return null
    const key = companyKey(name)
    const find = () =>
      this.#db.selectFrom('interview_company').select('id').where('name_key', '=', key).executeTakeFirst()
    const known = await find()
    if (known) return known.id
    const added = await this.#db
      .insertInto('interview_company')
      .values({ name, name_key: key })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return (added ?? (await find()))?.id ?? null
  }
}
