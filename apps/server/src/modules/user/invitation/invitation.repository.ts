import type { Invitee } from '@app/contract/user-invitation/schemas'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { nameKey } from '../username/name-key.ts'

type Trx = Transaction<DB>

/** An account to be made, with the link to it. */
interface NewInvitee extends Invitee {
  tokenHash: Buffer
}

/** The table of invitations, and the accounts that are made with them. */
export class InvitationRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** The ones of some addresses, in small letters, that have an account. @param db the caller's transaction */
  async listKnownEmails(db: Kysely<DB>, emails: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ email: string }>`
      select lower(email) as email from app_user
      where delete_time is null and lower(email) = any(${emails}::text[])`.execute(db)
    return rows.map(({ email }) => email)
  }

  /**
   * Makes accounts whose password nobody knows, each with an invitation.
   * @returns them with their ids @throws a unique violation as {@link UserRepository.insert} does
   */
  async insert<P extends NewInvitee>(
    trx: Trx,
    people: readonly P[],
    { passwordHash, endTime }: { passwordHash: string; endTime: Date },
  ): Promise<(P & { id: number })[]> {
    const rows = await trx
      .insertInto('app_user')
      .values(
        people.map(({ email, username, userRole }) => ({
          email,
          username,
          name_key: nameKey(username),
          password_hash: passwordHash,
          has_password: false,
          user_role: userRole,
        })),
      )
      .returning(['id', 'email'])
      .execute()
    const ids = new Map(rows.map(({ id, email }) => [email, id]))
    const made = people.flatMap((person) => {
      const id = ids.get(person.email)
      return id === undefined ? [] : [{ ...person, id }]
    })
    await trx
      .insertInto('user_invitation')
      .values(made.map(({ id, tokenHash }) => ({ user_id: id, token_hash: tokenHash, end_time: endTime })))
      .execute()
    return made
  }

  /** Puts a new link in place of the one before. @returns whether there was an invitation */
  async renew(trx: Trx, userId: number, tokenHash: Buffer, endTime: Date): Promise<boolean> {
    const { numUpdatedRows } = await trx
      .updateTable('user_invitation')
      .set({ token_hash: tokenHash, end_time: endTime, create_time: sql<Date>`now()` })
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Until when a user's link is good, be it over; undefined: there is no invitation. */
  async findEndTime(userId: number): Promise<Date | undefined> {
    const row = await this.#db
      .selectFrom('user_invitation')
      .select('end_time')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row?.end_time
  }

  /** Whom a link is for while it is good. */
  async findUser(tokenHash: Buffer): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('user_invitation')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .where('end_time', '>', sql<Date>`now()`)
      .executeTakeFirst()
    return row?.user_id
  }

  /** Uses a link up. @returns false when it is over, or was used or renewed meanwhile */
  async take(trx: Trx, tokenHash: Buffer): Promise<boolean> {
    const { numDeletedRows } = await trx
      .deleteFrom('user_invitation')
      .where('token_hash', '=', tokenHash)
      .where('end_time', '>', sql<Date>`now()`)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
}
