import type { UserRole } from '@app/contract/user/values'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Language } from '../../platform/i18n.ts'
import { endInvitation } from './invitation/end-invitation.ts'
import { SecondFactorRepository } from './second-factor/second-factor.repository.ts'
import { nameKey } from './username/name-key.ts'

/** A user's row without the password. */
export const userColumns = [
  'id',
  'email',
  'username',
  'user_role',
  'avatar_url',
  'create_time',
  'last_seen_time',
  'version',
  'ban_time',
  'ban_end_time',
  'ban_reason',
  'delete_time',
  'has_password',
] as const

export type UserRow = Pick<Selectable<DB['app_user']>, (typeof userColumns)[number]>

const credentialColumns = [
  'id',
  'password_hash',
  'device_epoch',
  'email_verified_time',
  'last_seen_time',
  'ban_time',
  'ban_end_time',
  'ban_reason',
] as const

/** The fields needed to decide on a login. */
export type Credentials = Pick<Selectable<DB['app_user']>, (typeof credentialColumns)[number]>

/** The table of users. */
export class UserRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** @throws a unique violation of `app_user_email_key`, `app_user_username_key` or `app_user_name_key` */
  async insert(user: {
    email: string
    username: string
    passwordHash: string
    userRole: UserRole
    isEmailVerified: boolean
  }): Promise<number> {
    const row = await this.#db
      .insertInto('app_user')
      .values({
        email: user.email,
        username: user.username,
        name_key: nameKey(user.username),
        password_hash: user.passwordHash,
        user_role: user.userRole,
        email_verified_time: user.isEmailVerified ? sql<Date>`now()` : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }

  find(id: number): Promise<UserRow | undefined> {
    return this.#db.selectFrom('app_user').select(userColumns).where('id', '=', id).executeTakeFirst()
  }

  findCredentials(email: string): Promise<Credentials | undefined> {
    return this.#db
      .selectFrom('app_user')
      .select(credentialColumns)
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
      .where('delete_time', 'is', null)
      .executeTakeFirst()
  }

  findCredentialsOf(id: number): Promise<Credentials | undefined> {
    return this.#db
      .selectFrom('app_user')
      .select(credentialColumns)
      .where('id', '=', id)
      .where('delete_time', 'is', null)
      .executeTakeFirst()
  }

  /** Where a user's mails go, and in what language. */
  findRecipient(id: number) {
    return this.#db
      .selectFrom('app_user')
      .select(['email', 'username', 'email_verified_time', 'language'])
      .where('id', '=', id)
      .where('delete_time', 'is', null)
      .executeTakeFirst()
  }

  /** Remembers the language that a user reads. */
  async setLanguage(id: number, language: Language): Promise<void> {
    await this.#db.updateTable('app_user').set({ language }).where('id', '=', id).execute()
  }

  /**
   * Gives an account another address, voids the codes mailed to both, and ends its other sessions.
   * @throws a unique violation of `app_user_email_key`
   */
  changeEmail(
    id: number,
    { email, isVerified, keptSessionId }: { email: string; isVerified: boolean; keptSessionId: number },
  ): Promise<void> {
    return this.#db.transaction().execute(async (trx) => {
      await this.voidCodes(trx, id)
      await trx
        .updateTable('app_user')
        .set((eb) => ({
          email,
          email_verified_time: isVerified ? sql<Date>`now()` : null,
          device_epoch: eb('device_epoch', '+', 1),
        }))
        .where('id', '=', id)
        .execute()
      await this.voidCodes(trx, id)
      await trx
        .deleteFrom('user_session')
        .where('user_id', '=', id)
        .where('id', '<>', keptSessionId)
        .execute()
    })
  }

  /** Runs work in one transaction. */
  transact<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(work)
  }

  /** Reads the accounts that are not deleted, by id, and locks them until the transaction ends. */
  lock(trx: Transaction<DB>, ids: readonly number[]): Promise<UserRow[]> {
    return trx
      .selectFrom('app_user')
      .select(userColumns)
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .where('delete_time', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
  }

  /** Changes some fields, and counts the change. @throws a unique violation as {@link insert} does */
  update(
    trx: Transaction<DB>,
    id: number,
    { username, avatarUrl }: { username?: string | undefined; avatarUrl?: string | null | undefined },
  ): Promise<UserRow> {
    return trx
      .updateTable('app_user')
      .set((eb) => ({
        version: eb('version', '+', 1),
        ...(username !== undefined && { username, name_key: nameKey(username) }),
        ...(avatarUrl !== undefined && { avatar_url: avatarUrl }),
      }))
      .where('id', '=', id)
      .returning(userColumns)
      .executeTakeFirstOrThrow()
  }

  /** Takes away what a user says of themselves. @param username in place of theirs */
  clearProfile(trx: Transaction<DB>, id: number, username: string): Promise<UserRow> {
    return trx
      .updateTable('app_user')
      .set((eb) => ({
        version: eb('version', '+', 1),
        username,
        name_key: nameKey(username),
        avatar_url: null,
        bio: '',
        target_role: '',
        company: '',
        links: '[]',
      }))
      .where('id', '=', id)
      .returning(userColumns)
      .executeTakeFirstOrThrow()
  }

  /** Sets a password, voids the mailed codes, ends an invitation and the user's sessions, all but one or all. */
  setPassword(id: number, passwordHash: string, keptSessionId: number | null): Promise<void> {
    return this.#db.transaction().execute(async (trx) => {
      await trx
        .updateTable('app_user')
        .set({ password_hash: passwordHash, has_password: true })
        .where('id', '=', id)
        .execute()
      await this.voidCodes(trx, id)
      await endInvitation(trx, id)
      await trx
        .deleteFrom('user_session')
        .where('user_id', '=', id)
        .$if(keptSessionId !== null, (query) => query.where('id', '<>', keptSessionId ?? 0))
        .execute()
    })
  }

  /** Makes the codes mailed to an account useless. */
  async voidCodes(trx: Transaction<DB>, id: number): Promise<void> {
    await trx
      .deleteFrom('user_code')
      .where('email', '=', ({ selectFrom }) =>
        selectFrom('app_user')
          .select((eb) => eb.fn<string>('lower', ['email']).as('email'))
          .where('id', '=', id),
      )
      .execute()
  }

  /**
   * Records that the mailbox's owner came in. If nobody had proven the address before, whoever registered it loses the
   * password, the second factor, an invitation and every session: they may be somebody else.
   */
  proveEmail(id: number, replacementHash: string): Promise<void> {
    return this.#db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('app_user')
        .set({ email_verified_time: sql<Date>`now()`, password_hash: replacementHash, has_password: false })
        .where('id', '=', id)
        .where('email_verified_time', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      await new SecondFactorRepository(trx).delete(trx, id)
      await endInvitation(trx, id)
      await trx.deleteFrom('user_session').where('user_id', '=', id).execute()
    })
  }

  findPassword(id: number) {
    return this.#db
      .selectFrom('app_user')
      .select(['password_hash', 'has_password', 'device_epoch'])
      .where('id', '=', id)
      .executeTakeFirst()
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
}
