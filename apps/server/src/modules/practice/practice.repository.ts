import type { Contract } from '@app/contract/contract'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { createList } from '../../platform/list/create-list.ts'
import type { ListArguments } from '../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../platform/list/paging.ts'

export interface FavouriteRow {
  id: number
  title: string
  bank_name: string
  difficulty: string
  is_published: boolean
  create_time: Date
}

export type FavouriteListArguments = ListArguments<Contract['favourite']['page']>

const favouritesOf = (userId: number) =>
  createList<Contract['favourite']['page']>({
    source: sql`(
      select f.question_id as id, f.create_time, q.title, q.difficulty, b.name as bank_name,
        q.status = 'published' as is_published
      from question_favourite f join question q on q.id = f.question_id join question_bank b on b.id = q.bank_id
      where f.user_id = ${userId}
    ) favourite`,
    filters: {},
    orders: { createTime: { columns: ['create_time'], natural: 'descend' } },
    defaultOrder: 'createTime',
  })

/** What learners do with questions: mark one. */
export class PracticeRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async addFavourite(userId: number, questionId: number): Promise<void> {
    await this.#db
      .insertInto('question_favourite')
      .values({ user_id: userId, question_id: questionId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async deleteFavourite(userId: number, questionId: number): Promise<void> {
    await this.#db
      .deleteFrom('question_favourite')
      .where('user_id', '=', userId)
      .where('question_id', '=', questionId)
      .execute()
  }

  pageFavourites(
    userId: number,
    query: FavouriteListArguments,
    slice: Slice,
  ): Promise<RowPage<FavouriteRow>> {
    return favouritesOf(userId).page<FavouriteRow>(this.#db, sql`*`, query, slice)
  }
}
