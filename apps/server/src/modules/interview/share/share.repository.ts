import type { ShareParts } from '@app/contract/interview-share/schemas'
import type { ShareDays } from '@app/contract/interview-share/values'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

export interface ShareRow extends Selectable<DB['interview_share']> {
  parts: ShareParts
  days: ShareDays | null
}

/** A share with whose it is, as their public profile names them. */
export interface OwnedShareRow extends ShareRow {
  username: string
  avatar_url: string | null
}

interface ShareChange {
  parts: ShareParts
  days: ShareDays | null
  expireTime: Date | null
}

interface NewShare extends ShareChange {
  sessionId: number
  token: string
  createTime: Date
}

const isCurrent = (now: Date) =>
  sql`(h.expire_time is null or h.expire_time > ${now.toISOString()}::timestamptz)`

/** Links to results. One that has expired counts as none. */
export class ShareRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** The share of a session that is the user's own. */
  async findOwn(userId: number, sessionId: number, now: Date): Promise<ShareRow | undefined> {
    const { rows } = await sql<ShareRow>`
      select h.* from interview_share h join interview_session s on s.id = h.session_id
      where h.session_id = ${sessionId} and s.user_id = ${userId} and ${isCurrent(now)}`.execute(this.#db)
    return rows[0]
  }

  async findByToken(token: string, now: Date): Promise<OwnedShareRow | undefined> {
    const { rows } = await sql<OwnedShareRow>`
      select h.*, u.username, u.avatar_url
      from interview_share h
        join interview_session s on s.id = h.session_id
        join app_user u on u.id = s.user_id and u.delete_time is null
      where h.token = ${token} and ${isCurrent(now)}`.execute(this.#db)
    return rows[0]
  }

  /** In place of one that has expired. */
  async insert({ sessionId, token, parts, days, createTime, expireTime }: NewShare): Promise<void> {
    await this.delete(sessionId)
    await this.#db
      .insertInto('interview_share')
      .values({
        session_id: sessionId,
        token,
        parts: JSON.stringify(parts),
        days,
        create_time: createTime,
        expire_time: expireTime,
      })
      .execute()
  }

  async update(id: number, { parts, days, expireTime }: ShareChange): Promise<void> {
    await this.#db
      .updateTable('interview_share')
      .set({ parts: JSON.stringify(parts), days, expire_time: expireTime })
      .where('id', '=', id)
      .execute()
  }

  async delete(sessionId: number): Promise<void> {
    await this.#db.deleteFrom('interview_share').where('session_id', '=', sessionId).execute()
  }

  async deleteExpired(now: Date): Promise<void> {
    await this.#db.deleteFrom('interview_share').where('expire_time', '<=', now).execute()
  }
}
