import type { UserRole, UserState } from '@app/contract'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { escapeLike } from '../../platform/db/like.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import { type UserRow, userColumns } from './user.repository.ts'

/** Which users a list holds, and in which order. Times are ISO 8601, the first of a pair included, the second not. */
export interface UserListQuery {
  ids?: number[] | undefined
  keyword?: string | undefined
  userRole?: UserRole | undefined
  /** Accounts that were given up are left out unless asked for, by their state or by their ids. */
  state?: UserState | undefined
  createTimeFrom?: string | undefined
  createTimeTo?: string | undefined
  lastSeenTimeFrom?: string | undefined
  lastSeenTimeTo?: string | undefined
  sortField: 'id' | 'createTime' | 'lastSeenTime' | 'username' | 'email'
  sortOrder: 'ascend' | 'descend'
  limit: number
  offset: number
}

const sortColumns = {
  id: 'id',
  createTime: 'create_time',
  lastSeenTime: 'last_seen_time',
  username: 'username',
  email: 'email',
} as const

const isBanned = sql<SqlBool>`(ban_time is not null and (ban_end_time is null or ban_end_time > now()))`
const isKept = sql<SqlBool>`delete_time is null`
const stateConditions: Record<UserState, RawBuilder<SqlBool>> = {
  active: sql<SqlBool>`${isKept} and not ${isBanned}`,
  banned: sql<SqlBool>`${isKept} and ${isBanned}`,
  deleted: sql<SqlBool>`delete_time is not null`,
}

/** Finds users for the console. */
export class UserListRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async page(query: UserListQuery): Promise<{ rows: UserRow[]; total: number }> {
    const matching = this.#matching(query)
    const direction = query.sortOrder === 'ascend' ? 'asc' : 'desc'
    const [rows, count] = await Promise.all([
      matching
        .select(userColumns)
        .orderBy(sortColumns[query.sortField], (order) =>
          direction === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast(),
        )
        .orderBy('id', direction)
        .limit(query.limit)
        .offset(query.offset)
        .execute(),
      matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ])
    return { rows, total: count.total }
  }

  #matching({ ids, keyword, userRole, state, ...times }: UserListQuery) {
    let query = this.#db.selectFrom('app_user')
    if (state !== undefined) query = query.where(stateConditions[state])
    else if (ids === undefined) query = query.where(isKept)
    if (ids !== undefined) query = query.where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    if (userRole !== undefined) query = query.where('user_role', '=', userRole)
    if (keyword) {
      const pattern = `%${escapeLike(keyword)}%`
      query = query.where((eb) => eb.or([eb('username', 'ilike', pattern), eb('email', 'ilike', pattern)]))
    }
    const { createTimeFrom, createTimeTo, lastSeenTimeFrom, lastSeenTimeTo } = times
    if (createTimeFrom !== undefined) query = query.where('create_time', '>=', new Date(createTimeFrom))
    if (createTimeTo !== undefined) query = query.where('create_time', '<', new Date(createTimeTo))
    if (lastSeenTimeFrom !== undefined)
      query = query.where('last_seen_time', '>=', new Date(lastSeenTimeFrom))
    if (lastSeenTimeTo !== undefined) query = query.where('last_seen_time', '<', new Date(lastSeenTimeTo))
    return query
  }
}
