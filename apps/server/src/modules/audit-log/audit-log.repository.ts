import type { AuditAction, AuditTargetType } from '@app/contract/audit-log/schemas'
import type { Contract } from '@app/contract/contract'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { createList } from '../../platform/list/create-list.ts'
import type { ListArguments } from '../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../platform/list/paging.ts'

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

export type AuditListArguments = ListArguments<Contract['auditLog']['page']>

const columns = sql`id, create_time, actor_id, actor_name, action, target_type, target_id, target_name, ip, user_agent`

const entries = createList<Contract['auditLog']['page']>({
  source: sql`audit_log`,
  filters: {
    ids: { condition: (ids) => sql`id = any(${ids}::bigint[])` },
    actorId: { condition: (id) => sql`actor_id = ${id}` },
    action: { condition: (action) => sql`action = ${action}` },
    targetType: { condition: (type) => sql`target_type = ${type}` },
    targetId: { condition: (id) => sql`target_id = ${id}` },
    // The beginning is included, the end is not.
    createTimeFrom: { condition: (time) => sql`create_time >= ${time}` },
    createTimeTo: { condition: (time) => sql`create_time < ${time}` },
  },
  orders: { createTime: { columns: ['create_time'], natural: 'descend' } },
  defaultOrder: 'createTime',
})

/** The table of admins' actions. It is append-only; only time takes away from it. */
export class AuditLogRepository {
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

  /** Whether an admin has done an act to the same thing since then. */
  async hasSince(actorId: number, act: NewAuditEntry, since: Date): Promise<boolean> {
    const { rows } = await sql`
      select 1 from audit_log
      where target_type = ${act.target_type} and target_id = ${act.target_id} and create_time >= ${since.toISOString()}::timestamptz
        and actor_id = ${actorId} and action = ${act.action} limit 1`.execute(this.#db)
    return rows.length > 0
  }

  /** Who did the last of these acts to a thing. */
  async findLast(
    db: Kysely<DB>,
    targetId: number,
    actions: readonly AuditAction[],
  ): Promise<{ action: string; actor_name: string; target_name: string } | undefined> {
    return db
      .selectFrom('audit_log')
      .select(['action', 'actor_name', 'target_name'])
      .where('target_id', '=', targetId)
      .where('action', 'in', actions)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  }

  find(id: number): Promise<AuditEntryRow | undefined> {
    return this.#db.selectFrom('audit_log').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** Deletes what is older than so many days. The table refuses all other deletions. */
  async purge(days: number): Promise<void> {
    const isOld = sql`create_time < now() - make_interval(days => ${days})`
    const { rows } = await sql`select 1 from audit_log where ${isOld} limit 1`.execute(this.#db)
    if (rows.length === 0) return
    await this.#db.transaction().execute(async (trx) => {
      await sql`alter table audit_log disable trigger audit_log_append_only`.execute(trx)
      await sql`delete from audit_log where ${isOld}`.execute(trx)
      await sql`alter table audit_log enable trigger audit_log_append_only`.execute(trx)
    })
  }

  page(query: AuditListArguments, slice: Slice): Promise<RowPage<AuditRow>> {
    return entries.page<AuditRow>(this.#db, columns, query, slice)
  }

  /** The same with what each act changed. */
  details(query: AuditListArguments, slice: Slice): Promise<RowPage<AuditEntryRow>> {
    return entries.page<AuditEntryRow>(this.#db, sql`${columns}, before, after`, query, slice)
  }
}
