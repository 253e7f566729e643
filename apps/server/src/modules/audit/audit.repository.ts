import type { AuditAction, AuditTargetType } from '@app/contract'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Actor } from '../../platform/http/actor.ts'

const MOST_USER_AGENT = 300

export type AuditRow = Omit<Selectable<DB['audit_log']>, 'before' | 'after'>
export type AuditEntryRow = Selectable<DB['audit_log']>

/** An act as it is stored. */
export interface NewAuditEntry {
  action: AuditAction
  target_type: AuditTargetType
  target_id: number | null
  target_name: string
  before: object | null
  after: object | null
}

/** Which acts a list holds, and in which order. */
export interface AuditListQuery {
  ids?: number[] | undefined
  actorId?: number | undefined
  action?: AuditAction | undefined
  targetType?: AuditTargetType | undefined
  targetId?: number | undefined
  /** Included; ISO 8601. */
  createTimeFrom?: string | undefined
  /** Not included; ISO 8601. */
  createTimeTo?: string | undefined
  sortOrder: 'ascend' | 'descend'
  limit: number
  offset: number
}

const columns = [
  'id',
  'create_time',
  'actor_id',
  'actor_name',
  'action',
  'target_type',
  'target_id',
  'target_name',
  'ip',
  'user_agent',
] as const

/** The table of what admins did, to which rows can only be added. */
export class AuditRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Adds acts of one admin by one statement. @param db the transaction of the acts */
  async insert(db: Kysely<DB>, actor: Actor, entries: readonly NewAuditEntry[]): Promise<void> {
    await sql`
      insert into audit_log
        (actor_id, actor_name, action, target_type, target_id, target_name, before, after, ip, user_agent)
      select u.id, u.username, e.action, e.target_type, e.target_id, e.target_name, e.before, e.after,
        ${actor.address}, ${actor.userAgent.slice(0, MOST_USER_AGENT)}
      from app_user u cross join jsonb_to_recordset(${JSON.stringify(entries)}::text::jsonb) as e
        (action text, target_type text, target_id bigint, target_name text, before jsonb, after jsonb)
      where u.id = ${actor.id}`.execute(db)
  }

  find(id: number): Promise<AuditEntryRow | undefined> {
    return this.#db.selectFrom('audit_log').selectAll().where('id', '=', id).executeTakeFirst()
  }

  async page(query: AuditListQuery): Promise<{ rows: AuditRow[]; total: number }> {
    const matching = this.#matching(query)
    const direction = query.sortOrder === 'ascend' ? 'asc' : 'desc'
    const [rows, count] = await Promise.all([
      matching
        .select(columns)
        .orderBy('create_time', direction)
        .orderBy('id', direction)
        .limit(query.limit)
        .offset(query.offset)
        .execute(),
      matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ])
    return { rows, total: count.total }
  }

  #matching({ ids, actorId, action, targetType, targetId, createTimeFrom, createTimeTo }: AuditListQuery) {
    let query = this.#db.selectFrom('audit_log')
    if (ids !== undefined) query = query.where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    if (actorId !== undefined) query = query.where('actor_id', '=', actorId)
    if (action !== undefined) query = query.where('action', '=', action)
    if (targetType !== undefined) query = query.where('target_type', '=', targetType)
    if (targetId !== undefined) query = query.where('target_id', '=', targetId)
    if (createTimeFrom !== undefined) query = query.where('create_time', '>=', new Date(createTimeFrom))
    if (createTimeTo !== undefined) query = query.where('create_time', '<', new Date(createTimeTo))
    return query
  }
}
