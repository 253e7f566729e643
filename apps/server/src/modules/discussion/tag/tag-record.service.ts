import { Code } from '@app/contract/common/envelope'
import type { Page } from '@app/contract/common/schemas'
import type { DiscussionTagRecord } from '@app/contract/discussion-tag/schemas'
import type { Kysely, Transaction } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import type { AuditLogService } from '../../audit-log/audit-log.service.ts'
import { type TagListArguments, TagRecordRepository, type TagRecordRow } from './tag-record.repository.ts'

interface TagRecordDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  /** Has the posts with a tag indexed anew, once the transaction is committed. */
  indexTagged: (name: string, trx: Transaction<DB>) => Promise<void>
}

/** The tags of posts, as admins look after them. */
export class TagRecordService {
  readonly #deps: TagRecordDependencies
  readonly #tags: TagRecordRepository

  constructor(deps: TagRecordDependencies) {
    this.#deps = deps
    this.#tags = new TagRecordRepository(deps.kysely)
  }

  page(query: TagListArguments & Paging): Promise<Page<DiscussionTagRecord>> {
    return paging(query, (list, slice) => this.#tags.page(list, slice), toRecord)
  }

  /** @throws AppError 40400 */
  async get(id: number): Promise<DiscussionTagRecord> {
    const row = await this.#tags.find(id)
    if (!row) throw notFound()
    return toRecord(row)
  }

  /** @throws AppError 40000 for the name of another tag, 40400, 40900 when another version was changed */
  async rename(
    actor: Actor,
    { id, version, name }: { id: number; version: number; name: string },
  ): Promise<void> {
    const { kysely, audit, indexTagged } = this.#deps
    await kysely.transaction().execute(async (trx) => {
      const [row] = await this.#tags.lock(trx, [id])
      const record = row && (await this.#tags.find(id, trx))
      if (!row || !record) throw notFound()
      if (row.version !== version)
        throw new AppError(Code.conflict, 'conflict', { current: toRecord(record) })
      const namesake = await this.#tags.findByName(trx, name)
      if (namesake && namesake.id !== id && namesake.merged_id !== id)
        throw new AppError(Code.badParameters, 'badParameters', [{ path: 'name', message: 'tagTaken' }], {
          tag: name,
        })
      if (name === row.name) return
      await this.#tags.rename(trx, row, name)
      await indexTagged(name, trx)
      const target = { id, name: row.name }
      await audit.record(trx, actor, {
        action: 'discussionTag.rename',
        target,
        before: { name: row.name },
        after: { name },
      })
    })
  }

  /** Merges tags into another one, all or none. @throws AppError 40000 for one into itself, 40400 */
  async merge(actor: Actor, ids: readonly number[], intoId: number): Promise<void> {
    const { kysely, audit, indexTagged } = this.#deps
    if (ids.includes(intoId))
      throw new AppError(Code.badParameters, 'badParameters', [{ path: 'intoId', message: 'tagIntoItself' }])
    await kysely.transaction().execute(async (trx) => {
      const rows = await this.#tags.lock(trx, [...ids, intoId])
      const into = rows.find(({ id }) => id === intoId)
      if (!into || rows.length <= ids.length) throw notFound()
      const merged = rows.filter(({ id }) => id !== intoId)
      await this.#tags.merge(trx, merged, into)
      await indexTagged(into.name, trx)
      const acts = merged.map(({ name, discussion_count }) => ({
        action: 'discussionTag.merge' as const,
        // Of those merged no page is left.
        target: { id: intoId, name },
        before: { name, discussionCount: discussion_count },
        after: { name: into.name, discussionCount: 0 },
      }))
      await audit.recordAll(trx, actor, acts)
    })
  }
}

const toRecord = (row: TagRecordRow): DiscussionTagRecord => ({
  id: row.id,
  name: row.name,
  otherNames: row.other_names,
  discussionCount: row.discussion_count,
  watcherCount: row.watcher_count,
  version: row.version,
  createTime: row.create_time.toISOString(),
})
