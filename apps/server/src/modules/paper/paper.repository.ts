import type { Contract } from '@app/contract/contract'
import { COUNTED_SCORERS, type Scorer } from '@app/contract/key-point/values'
import type { DrawFilter } from '@app/contract/question-draw/schemas'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { createList } from '../../platform/list/create-list.ts'
import type { ListArguments } from '../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../platform/list/paging.ts'
import type { PaperTotal } from './score-answer.ts'

export interface PaperRow extends Selectable<DB['paper']> {
  scorer: Scorer | null
}

export type PaperListArguments = ListArguments<Contract['paper']['page']>

interface NewPaper {
  userId: number
  filter: DrawFilter
  bankNames: string[]
  minutes: number
  createTime: Date
  deadlineTime: Date
}

const papersOf = (userId: number) =>
  createList<Contract['paper']['page']>({
    source: sql`(select * from paper where user_id = ${userId}) p`,
    filters: {},
    orders: { createTime: { columns: ['create_time'], natural: 'descend' } },
    defaultOrder: 'createTime',
  })

/** Papers, each of one user. */
export class PaperRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  find(userId: number, id: number): Promise<PaperRow | undefined> {
    return this.#own(userId, id).executeTakeFirst()
  }

  /** A paper that nobody else closes or changes until the transaction ends. */
  lock(userId: number, id: number): Promise<PaperRow | undefined> {
    return this.#own(userId, id).forUpdate().executeTakeFirst()
  }

  /** A paper that nobody closes until the transaction ends; others may answer it meanwhile. */
  lockShared(userId: number, id: number): Promise<PaperRow | undefined> {
    return this.#own(userId, id).forShare().executeTakeFirst()
  }

  /** The same of a paper whoever it belongs to. */
  async lockById(id: number): Promise<void> {
    await this.#db.selectFrom('paper').select('id').where('id', '=', id).forUpdate().execute()
  }

  /** The one paper of a user that is not closed. */
  findOpen(userId: number): Promise<PaperRow | undefined> {
    return this.#db
      .selectFrom('paper')
      .selectAll()
      .$castTo<PaperRow>()
      .where('user_id', '=', userId)
      .where('close_time', 'is', null)
      .executeTakeFirst()
  }

  /** Papers whose time is up and that nobody has closed, the oldest first. */
  listOverdue(now: Date, limit: number): Promise<PaperRow[]> {
    return this.#db
      .selectFrom('paper')
      .selectAll()
      .$castTo<PaperRow>()
      .where('close_time', 'is', null)
      .where('deadline_time', '<=', now)
      .orderBy('deadline_time')
      .limit(limit)
      .execute()
  }

  /** Whether a user has begun a paper. */
  async hasAny(userId: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('paper')
      .select('id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }

  /** The last score before a paper's that counts. */
  async findPreviousScore(userId: number, createTime: Date): Promise<number | null> {
    const row = await this.#db
      .selectFrom('paper')
      .select('score')
      .where('user_id', '=', userId)
      .where('create_time', '<', createTime)
      .where('scorer', 'in', COUNTED_SCORERS)
      .orderBy('create_time', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.score ?? null
  }

  /** @throws a unique violation of `paper_open` when the user has a paper that is not closed */
  async insert(
    { userId, filter, bankNames, minutes, createTime, deadlineTime }: NewPaper,
    questionIds: readonly number[],
  ): Promise<number> {
    const { id } = await this.#db
      .insertInto('paper')
      .values({
        user_id: userId,
        filter: JSON.stringify(filter),
        bank_names: bankNames,
        minutes,
        question_count: questionIds.length,
        create_time: createTime,
        deadline_time: deadlineTime,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`
      insert into paper_question (paper_id, place, question_id)
      select ${id}, drawn.place, drawn.question_id
      from unnest(${questionIds}::bigint[]) with ordinality as drawn (question_id, place)`.execute(this.#db)
    return id
  }

  async close(
    id: number,
    { closeTime, answeredCount }: { closeTime: Date; answeredCount: number },
  ): Promise<void> {
    await this.#db
      .updateTable('paper')
      .set({ close_time: closeTime, answered_count: answeredCount })
      .where('id', '=', id)
      .execute()
  }

  async saveTotal(id: number, total: PaperTotal): Promise<void> {
    await this.#db
      .updateTable('paper')
      .set({
        score: total.score,
        scorer: total.scorer,
        point_count: total.pointCount,
        mentioned_count: total.mentionedCount,
        unchecked_count: total.uncheckedCount,
      })
      .where('id', '=', id)
      .execute()
  }

  page(userId: number, query: PaperListArguments, slice: Slice): Promise<RowPage<PaperRow>> {
    return papersOf(userId).page<PaperRow>(this.#db, sql`*`, query, slice)
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('paper').where('user_id', '=', userId).execute()
  }

  #own(userId: number, id: number) {
    return this.#db
      .selectFrom('paper')
      .selectAll()
      .$castTo<PaperRow>()
      .where('user_id', '=', userId)
      .where('id', '=', id)
  }
}
