import type { ProposedText } from '@app/contract/contribution/schemas'
import type { ContributionKind, ContributionState } from '@app/contract/contribution/values'
import type { QuestionText } from '@app/contract/question/schemas'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { selected } from './contribution.query.ts'

/** A contribution as lists show it. */
export interface ContributionRow {
  id: number
  user_id: number
  kind: ContributionKind
  state: ContributionState
  question_id: number | null
  bank_id: number | null
  title: string
  fields: string[]
  reason: string
  source: string
  note: string
  create_time: Date
  update_time: Date
  handle_time: Date | null
  is_published: boolean
  bank_name: string
  author_name: string | null
  author_avatar_url: string | null
  handler_name: string | null
}

export interface ContributionDetailRow extends ContributionRow {
  proposal: unknown
  base: unknown
  base_version: number | null
}

export interface NewContributionRow {
  userId: number
  key: string
  kind: ContributionKind
  questionId: number | null
  bankId: number | null
  title: string
  proposal: ProposedText | null
  base: QuestionText | null
  baseVersion: number | null
  fields: readonly string[]
  reason: string
  source: string
}

type ContributionChangeRow = Pick<
  NewContributionRow,
  'bankId' | 'title' | 'proposal' | 'fields' | 'reason' | 'source'
>

interface Handling {
  state: ContributionState
  handlerId: number
  note: string
  questionId: number | null
}

const detailed = sql`${selected}, c.proposal, c.base, c.base_version`

/** The table of contributions, one by one. */
export class ContributionRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  find(id: number): Promise<ContributionDetailRow | undefined> {
    return this.#findOne(sql`c.id = ${id}`)
  }

  findByKey(userId: number, key: string): Promise<ContributionDetailRow | undefined> {
    return this.#findOne(sql`c.user_id = ${userId} and c.key = ${key}`)
  }

  /** The edit of a question by a user that waits for an admin. */
  findOpenEdit(userId: number, questionId: number): Promise<ContributionDetailRow | undefined> {
    return this.#findOne(
      sql`c.user_id = ${userId} and c.question_id = ${questionId} and c.state = 'pending' and c.kind = 'edit'`,
    )
  }

  /** What edits by others that wait for an admin change; the newest of them. */
  async listPendingFields(questionId: number, exceptUserId: number): Promise<string[][]> {
    const { rows } = await sql<{ fields: string[] }>`
      select fields from contribution
      where question_id = ${questionId} and state = 'pending' and kind = 'edit' and user_id <> ${exceptUserId}
      order by id desc limit 20`.execute(this.#db)
    return rows.map(({ fields }) => fields)
  }

  /** Nobody else changes it until the transaction ends. */
  async lock(id: number): Promise<ContributionDetailRow | undefined> {
    await sql`select 1 from contribution where id = ${id} for update`.execute(this.#db)
    return this.find(id)
  }

  /** @returns undefined when there is one with that key. @throws a unique violation of `contribution_open_edit` */
  async insert(row: NewContributionRow): Promise<number | undefined> {
    const { proposal, base, ...rest } = row
    const added = await this.#db
      .insertInto('contribution')
      .values({
        user_id: rest.userId,
        key: rest.key,
        kind: rest.kind,
        question_id: rest.questionId,
        bank_id: rest.bankId,
        title: rest.title,
        base_version: rest.baseVersion,
        proposal: toJson(proposal),
        base: toJson(base),
        fields: [...rest.fields],
        reason: rest.reason,
        source: rest.source,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return added?.id
  }

  async update(id: number, change: ContributionChangeRow): Promise<void> {
    const { bankId, title, proposal, fields, reason, source } = change
    await this.#db
      .updateTable('contribution')
      .set({
        bank_id: bankId,
        title,
        proposal: toJson(proposal),
        fields: [...fields],
        reason,
        source,
        update_time: sql<Date>`clock_timestamp()`,
      })
      .where('id', '=', id)
      .execute()
  }

  async withdraw(id: number): Promise<void> {
    await this.#db
      .updateTable('contribution')
      .set({ state: 'withdrawn', update_time: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .execute()
  }

  async handle(id: number, { state, handlerId, note, questionId }: Handling): Promise<void> {
    const now = sql<Date>`clock_timestamp()`
    await this.#db
      .updateTable('contribution')
      .set({
        state,
        handler_id: handlerId,
        note,
        question_id: questionId,
        handle_time: now,
        update_time: now,
      })
      .where('id', '=', id)
      .execute()
  }

  /** What was accepted stays with its question, without a name. */
  async deleteOfUser(userId: number): Promise<void> {
    await this.#db
      .deleteFrom('contribution')
      .where('user_id', '=', userId)
      .where('state', 'not in', ['accepted', 'changed'])
      .execute()
  }

  async #findOne(where: RawBuilder<unknown>): Promise<ContributionDetailRow | undefined> {
    const { rows } = await sql<ContributionDetailRow>`
      select ${detailed} from contribution c where ${where}`.execute(this.#db)
    return rows[0]
  }
}

const toJson = (value: object | null) => (value === null ? null : JSON.stringify(value))
