import {
  type AuditAction,
  type AuditEntry,
  type AuditSummary,
  auditTargetType,
} from '@app/contract/audit-log/schemas'
import type { Page } from '@app/contract/common/schemas'
import type { Kysely } from 'kysely'
import { notFound } from '../../platform/app-error.ts'
import type { ContentChanges } from '../../platform/ContentChanges.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type Paging, paging } from '../../platform/list/paging.ts'
import { toAuditEntry, toAuditSummary } from './audit-log.mapper.ts'
import type { AuditListArguments, AuditLogRepository, NewAuditEntry } from './audit-log.repository.ts'
import { changedFields, type Snapshot } from './changed-fields.ts'

/** An action of an admin. */
export interface AuditAct {
  action: AuditAction
  /** To what; the id is null when it is no single thing. */
  target: { id: number | null; name: string }
  /** The record as it was; absent when there was none, or its fields do not matter. */
  before?: Snapshot | undefined
  /** The record as it is now; only what differs from before is kept. */
  after?: Snapshot | undefined
}

/** What every edit of content needs. */
export interface EditDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  /** Told after each edit: guests' pages show the content. */
  changes: ContentChanges
}

/** Records admins' actions: who, what, before and after, when and from where. Entries can't be changed. */
export class AuditLogService {
  readonly #entries: AuditLogRepository

  constructor(entries: AuditLogRepository) {
    this.#entries = entries
  }

  /** Notes an act. @param db the act's own transaction: there is no act without its entry, and no entry without its act */
  record(db: Kysely<DB>, actor: Actor, act: AuditAct): Promise<void> {
    return this.recordAll(db, actor, [act])
  }

  /** Notes an act unless the same admin has done the same to the same thing lately. @param lately in milliseconds */
  async recordOnce(db: Kysely<DB>, actor: Actor, act: AuditAct, lately: number): Promise<void> {
    const entry = toNewEntry(act)
    const since = new Date(Date.now() - lately)
    if (!(await this.#entries.hasSince(actor.id, entry, since)))
      await this.#entries.insert(db, actor, [entry])
  }

  /** Notes acts that are done together, by one statement. */
  async recordAll(db: Kysely<DB>, actor: Actor, acts: readonly AuditAct[]): Promise<void> {
    await this.#entries.insert(db, actor, acts.map(toNewEntry))
  }

  /**
   * Which admin brought a thing to where it is.
   * @param acts each act with what it brings a thing to
   * @returns the name; null when it was none of them, such as its author
   */
  async whoBrought<As extends string>(
    db: Kysely<DB>,
    id: number,
    to: As,
    acts: Readonly<Record<As, AuditAction>>,
  ): Promise<string | null> {
    const last = await this.#entries.findLast(db, id, Object.values<AuditAction>(acts))
    return last?.action === acts[to] ? last.actor_name : null
  }

  /** Who did one of some acts to something last, and what it was called then; null when nobody did. */
  async whoDid(
    db: Kysely<DB>,
    id: number,
    acts: readonly AuditAction[],
  ): Promise<{ by: string; name: string } | null> {
    const last = await this.#entries.findLast(db, id, acts)
    return last ? { by: last.actor_name, name: last.target_name } : null
  }

  /** Deletes entries that are older than so many days. */
  purge(days: number): Promise<void> {
    return this.#entries.purge(days)
  }

  page(query: AuditListArguments & Paging): Promise<Page<AuditSummary>> {
    return paging(query, (list, slice) => this.#entries.page(list, slice), toAuditSummary)
  }

  /** A page with what each act changed. */
  details(query: AuditListArguments & Paging): Promise<Page<AuditEntry>> {
    return paging(query, (list, slice) => this.#entries.details(list, slice), toAuditEntry)
  }

  /** @throws AppError 40400 */
  async get(id: number): Promise<AuditEntry> {
    const row = await this.#entries.find(id)
    if (!row) throw notFound()
    return toAuditEntry(row)
  }
}

function toNewEntry({ action, target, before, after }: AuditAct): NewAuditEntry {
  const [targetType] = action.split('.')
  return {
    action,
    target_type: auditTargetType.parse(targetType),
    target_id: target.id,
    target_name: target.name,
    ...changedFields(before ?? null, after ?? null),
  }
}
