import type { Contract } from '@app/contract/contract'
import type { UserState } from '@app/contract/user/values'
import { type Kysely, sql } from 'kysely'
import { escapeLike } from '../../platform/db/like.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import { createList } from '../../platform/list/create-list.ts'
import type { Fragment } from '../../platform/list/filters.ts'
import type { ListArguments } from '../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../platform/list/paging.ts'
import { type UserRow, userColumns } from './user.repository.ts'

export type UserListArguments = ListArguments<Contract['user']['page']>

const isBanned = sql`(ban_time is not null and (ban_end_time is null or ban_end_time > now()))`
const isKept = sql`delete_time is null`
const stateConditions: Record<UserState, Fragment> = {
  active: sql`(${isKept} and not ${isBanned})`,
  banned: sql`(${isKept} and ${isBanned})`,
  deleted: sql`delete_time is not null`,
}

const users = createList<Contract['user']['page']>({
  source: sql`app_user`,
  // Accounts that were given up are left out unless asked for, by their state or by their ids.
  always: ({ state, ids }) => (state === undefined && ids === undefined ? isKept : sql`true`),
  filters: {
    ids: { condition: (ids) => sql`id = any(${ids}::bigint[])` },
    keyword: {
      condition(keyword) {
        const pattern = `%${escapeLike(keyword)}%`
        return sql`(username ilike ${pattern} or email ilike ${pattern})`
      },
    },
    userRole: { condition: (role) => sql`user_role = ${role}` },
    state: { condition: (state) => stateConditions[state] },
    // The start of a time range is included, its end is not.
    createTimeFrom: { condition: (time) => sql`create_time >= ${time}` },
    createTimeTo: { condition: (time) => sql`create_time < ${time}` },
    lastSeenTimeFrom: { condition: (time) => sql`last_seen_time >= ${time}` },
    lastSeenTimeTo: { condition: (time) => sql`last_seen_time < ${time}` },
  },
  orders: {
    id: { columns: [], natural: 'ascend' },
    createTime: { columns: ['create_time'], natural: 'ascend' },
    lastSeenTime: { columns: ['last_seen_time'], natural: 'ascend', hasNulls: true },
    username: { columns: ['username'], natural: 'ascend' },
    email: { columns: ['email'], natural: 'ascend' },
  },
  defaultOrder: 'id',
})

/** Finds users for the console. */
export class UserListRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  page(query: UserListArguments, slice: Slice): Promise<RowPage<UserRow>> {
    return users.page<UserRow>(this.#db, sql.join(userColumns.map((column) => sql.ref(column))), query, slice)
  }
}
