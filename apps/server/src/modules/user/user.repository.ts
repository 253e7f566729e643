import type { UserRole } from '@app/contract'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { escapeLike } from '../../platform/db/like.ts'
import type { DB } from '../../platform/db/schema.gen.ts'

export type UserRow = Pick<
  Selectable<DB['app_user']>,
  'id' | 'email' | 'username' | 'user_role' | 'avatar_url' | 'create_time' | 'last_seen_time'
>

const columns = [
  'id',
  'email',
  'username',
  'user_role',
  'avatar_url',
  'create_time',
  'last_seen_time',
] as const

/** Which users a list holds, and in which order. */
export interface UserListQuery {
  ids?: number[] | undefined
  keyword?: string | undefined
  userRole?: UserRole | undefined
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

/** The table of users. */
export class UserRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** @throws a unique violation of `app_user_email_key` or `app_user_username_key` */
  async insert(user: {
    email: string
    username: string
    passwordHash: string
    userRole: UserRole
  }): Promise<number> {
    const row = await this.#db
      .insertInto('app_user')
      .values({
        email: user.email,
        username: user.username,
        password_hash: user.passwordHash,
        user_role: user.userRole,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }

  find(id: number): Promise<UserRow | undefined> {
    return this.#db.selectFrom('app_user').select(columns).where('id', '=', id).executeTakeFirst()
  }

  findCredentials(email: string): Promise<{ id: number; password_hash: string } | undefined> {
    return this.#db
      .selectFrom('app_user')
      .select(['id', 'password_hash'])
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
      .where('delete_time', 'is', null)
      .executeTakeFirst()
  }

  async isUsernameTaken(username: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('app_user')
      .select('id')
      .where((eb) => eb(eb.fn('lower', ['username']), '=', username.toLowerCase()))
      .where('delete_time', 'is', null)
      .executeTakeFirst()
    return row !== undefined
  }

  /** Does what belongs together: what is done with the transaction, and nothing else, is done whole or not at all. */
  transact<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(work)
  }

  /** The row of an account that was not given up, which nobody else changes until the transaction ends. */
  lock(trx: Transaction<DB>, id: number): Promise<UserRow | undefined> {
    return trx
      .selectFrom('app_user')
      .select(columns)
      .where('id', '=', id)
      .where('delete_time', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
  }

  /** Changes some fields, and counts the change. @throws a unique violation of `app_user_username_key` */
  update(
    trx: Transaction<DB>,
    id: number,
    { username, avatarUrl }: { username?: string | undefined; avatarUrl?: string | null | undefined },
  ): Promise<UserRow> {
    return trx
      .updateTable('app_user')
      .set((eb) => ({
        version: eb('version', '+', 1),
        ...(username !== undefined && { username }),
        ...(avatarUrl !== undefined && { avatar_url: avatarUrl }),
      }))
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow()
  }

  /** Sets a password and ends the user's sessions, all but one or all. */
  setPassword(id: number, passwordHash: string, keptSessionId: number | null): Promise<void> {
    return this.#db.transaction().execute(async (trx) => {
      await trx.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', id).execute()
      await trx
        .deleteFrom('user_session')
        .where('user_id', '=', id)
        .$if(keptSessionId !== null, (query) => query.where('id', '<>', keptSessionId ?? 0))
        .execute()
    })
  }

  /** Deletes an account with all that is its own, unless it is the last admin's. @returns what became of it */
  delete(id: number): Promise<'deleted' | 'missing' | 'lastAdmin'> {
    return this.#db.transaction().execute(async (trx) => {
      // All admins are locked, so that two of them can't delete each other at once.
      const admins = await trx
        .selectFrom('app_user')
        .select('id')
        .where('user_role', '=', 'admin')
        .orderBy('id')
        .forUpdate()
        .execute()
      if (admins.length === 1 && admins[0]?.id === id) return 'lastAdmin'
      const result = await trx.deleteFrom('app_user').where('id', '=', id).executeTakeFirst()
      return result.numDeletedRows > 0n ? 'deleted' : 'missing'
    })
  }

  findPasswordHash(id: number): Promise<{ password_hash: string } | undefined> {
    return this.#db.selectFrom('app_user').select('password_hash').where('id', '=', id).executeTakeFirst()
  }

  async hasAdmin(): Promise<boolean> {
    const row = await this.#db
      .selectFrom('app_user')
      .select('id')
      .where('user_role', '=', 'admin')
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }

  async page(query: UserListQuery): Promise<{ rows: UserRow[]; total: number }> {
    const matching = this.#db
      .selectFrom('app_user')
      .$if(query.ids !== undefined, (q) => q.where((eb) => eb('id', '=', eb.fn.any(eb.val(query.ids ?? [])))))
      .$if(query.userRole !== undefined, (q) => q.where('user_role', '=', query.userRole ?? 'user'))
      .$if(Boolean(query.keyword), (q) => {
        const pattern = `%${escapeLike(query.keyword ?? '')}%`
        return q.where((eb) => eb.or([eb('username', 'ilike', pattern), eb('email', 'ilike', pattern)]))
      })
    const direction = query.sortOrder === 'ascend' ? 'asc' : 'desc'
    const [rows, count] = await Promise.all([
      matching
        .select(columns)
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
}
