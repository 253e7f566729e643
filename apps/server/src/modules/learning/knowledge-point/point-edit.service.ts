import { isDeepStrictEqual } from 'node:util'
import type { AuditAction } from '@app/contract/audit-log/schemas'
import { Code } from '@app/contract/common/envelope'
import type {
  KnowledgePointChange,
  KnowledgePointDraft,
  KnowledgePointRecordDetail,
  KnowledgePointSnapshot,
  NewKnowledgePoint,
} from '@app/contract/knowledge-point-record/schemas'
import type { Kysely } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../../platform/app-error.ts'
import type { ContentChanges } from '../../../platform/ContentChanges.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { freeSlug, slugOf } from '../../../platform/text/slug.ts'
import type { AuditLogService, EditDependencies } from '../../audit-log/audit-log.service.ts'
import { PointTransaction } from './PointTransaction.ts'
import { findMissing } from './point-fields.ts'
import { toPointRevisionDetail, toPointSnapshot } from './point-record.mapper.ts'

/** Writing knowledge points: every edit makes a version, which the history keeps. */
export class PointEditService {
  readonly #db: Kysely<DB>
  readonly #audit: AuditLogService
  readonly #changes: ContentChanges

  constructor({ kysely, audit, changes }: EditDependencies) {
    this.#db = kysely
    this.#audit = audit
    this.#changes = changes
  }

  /** Makes a draft at the end of its chapter. @throws AppError 40000 at a field, 40900 at `slug` when it is taken */
  add(actor: Actor, { slug, ...draft }: NewKnowledgePoint): Promise<number> {
    return this.#edit(async (work) => {
      await work.requireChapter(draft.chapterId)
      await work.requireQuestions(draft.questionIds)
      const content = {
        ...draft,
        slug: slug ?? (await chooseSlug(work, draft.chapterId, slugOf(draft.title, 'point'))),
        recall: nameRecall(draft.recall, []),
      }
      const id = await work.writer.insert(content).catch(explainSlug)
      await work.writer.keepRevisions([
        { pointId: id, version: 1, snapshot: content, editorId: actor.id, time: new Date() },
      ])
      const target = { id, name: content.title }
      await this.#audit.record(work.db, actor, { action: 'knowledgePoint.add', target, after: content })
      return id
    })
  }

  /** @throws AppError 40000 at a field, 40400, 40900 with the record as it is now, or at `slug` when it is taken */
  update(
    actor: Actor,
    { id, version, recall, ...change }: KnowledgePointChange,
  ): Promise<{ version: number }> {
    return this.#edit(async (work) => {
      const before = await work.lockVersion(id, version)
      const { chapterId = before.chapterId, slug } = change
      const isMoved = chapterId !== before.chapterId
      const wanted = {
        ...before,
        ...change,
        slug: slug ?? (isMoved ? await chooseSlug(work, chapterId, before.slug) : before.slug),
        ...(recall && { recall: nameRecall(recall, before.recall) }),
      }
      return this.#write(work, actor, 'knowledgePoint.update', before, toPointSnapshot(wanted))
    })
  }

  /** Brings back what a point said once; it stays in its chapter. @throws AppError 40400, 40900 */
  restore(actor: Actor, revisionId: number, version: number): Promise<{ version: number }> {
    return this.#edit(async (work) => {
      const row = await work.revisions.find(revisionId)
      if (!row) throw notFound()
      const { knowledgePointId, snapshot } = toPointRevisionDetail(row)
      const before = await work.lockVersion(knowledgePointId, version)
      const { chapterId, slug } = before
      const known = await work.points.existingQuestions(snapshot.questionIds)
      const questionIds = snapshot.questionIds.filter((id) => known.has(id))
      const wanted = { ...snapshot, chapterId, slug, questionIds }
      return this.#write(work, actor, 'knowledgePoint.restore', before, wanted)
    })
  }

  async #edit<T>(act: (work: PointTransaction) => Promise<T>): Promise<T> {
    const result = await this.#db
      .transaction()
      .execute((transaction) => act(new PointTransaction(transaction)))
    this.#changes.announce()
    return result
  }

  async #write(
    work: PointTransaction,
    actor: Actor,
    action: AuditAction,
    record: KnowledgePointRecordDetail,
    wanted: KnowledgePointSnapshot,
  ): Promise<{ version: number }> {
    const before = toPointSnapshot(record)
    const { id, version } = record
    if (isDeepStrictEqual(before, wanted)) return { version }
    const missing = record.status === 'published' ? findMissing(wanted) : []
    if (missing.length > 0) {
      const refusals = missing.map((path) => ({ path, message: 'requiredToPublish' }))
      throw new AppError(Code.badParameters, 'badParameters', refusals)
    }
    if (wanted.chapterId !== before.chapterId || wanted.slug !== before.slug) {
      await work.requireChapter(wanted.chapterId)
      await work.writer.release([id])
    }
    await work.requireQuestions(wanted.questionIds)
    await work.writer.update(id, wanted).catch(explainSlug)
    await work.writer.keepRevisions([
      { pointId: id, version, snapshot: before, editorId: null, time: new Date(record.updateTime) },
      { pointId: id, version: version + 1, snapshot: wanted, editorId: actor.id, time: new Date() },
    ])
    const target = { id, name: wanted.title }
    await this.#audit.record(work.db, actor, { action, target, before: { ...before }, after: { ...wanted } })
    return { version: version + 1 }
  }
}

async function chooseSlug(work: PointTransaction, chapterId: number, start: string): Promise<string> {
  const taken = new Set(await work.points.takenSlugs(chapterId, start))
  return freeSlug(start, (slug) => taken.has(slug))
}

/**
 * New recall questions are named by the first numbers that are free.
 * @param before those that are there: a new one does not take the name of one that goes, whose cards it would inherit
 */
function nameRecall(
  recall: KnowledgePointDraft['recall'],
  before: KnowledgePointSnapshot['recall'],
): KnowledgePointSnapshot['recall'] {
  const kept = recall.flatMap(({ slug }) => slug ?? [])
  if (new Set(kept).size < kept.length) throw fieldRefused(Code.badParameters, 'recall', 'duplicate')
  const taken = new Set([...kept, ...before.map(({ slug }) => slug)])
  return recall.map(({ slug, question, answer }) => {
    const name = slug ?? freeSlug('recall', (candidate) => taken.has(candidate))
    taken.add(name)
    return { slug: name, question, answer }
  })
}

function explainSlug(error: unknown): never {
  if (isUniqueViolation(error, 'knowledge_point_chapter_id_slug_key'))
    throw fieldRefused(Code.conflict, 'slug', 'slugTaken')
  throw error
}
