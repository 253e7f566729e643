import { Code, type KnowledgePointRecordDetail } from '@app/contract'
import type { Kysely } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../../platform/app-error.ts'
import type { ContentChanges } from '../../../platform/ContentChanges.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AuditAct, AuditLogService } from '../../audit-log/audit-log.service.ts'
import type { EditDependencies } from '../edit-dependencies.ts'
import { PointTransaction } from './PointTransaction.ts'
import { findMissing } from './point-fields.ts'
import { toPointSnapshot } from './point-record.mapper.ts'

/** What is done to knowledge points as a whole, to several at once: all of them or none. */
export class PointActService {
  readonly #db: Kysely<DB>
  readonly #audit: AuditLogService
  readonly #changes: ContentChanges

  constructor({ kysely, audit, changes }: EditDependencies) {
    this.#db = kysely
    this.#audit = audit
    this.#changes = changes
  }

  /** @throws AppError 40400 when one is not there */
  delete(actor: Actor, ids: readonly number[]): Promise<void> {
    return this.#act(actor, ids, async ({ writer }, points) => {
      await writer.release(ids)
      await writer.delete(ids)
      return points.map((point) => ({
        action: 'knowledgePoint.delete',
        target: targetOf(point),
        before: { ...toPointSnapshot(point), status: point.status },
      }))
    })
  }

  /** @throws AppError 40400, 40000 with what each lacks, e.g. at `ids.0.content` */
  publish(actor: Actor, ids: readonly number[]): Promise<void> {
    return this.#act(actor, ids, async ({ writer }, points) => {
      refuseIncomplete(points)
      await writer.setStatus(ids, 'published')
      return statusActs('knowledgePoint.publish', points, 'published')
    })
  }

  /** @throws AppError 40400 */
  archive(actor: Actor, ids: readonly number[]): Promise<void> {
    return this.#act(actor, ids, async ({ writer }, points) => {
      await writer.setStatus(ids, 'archived')
      return statusActs('knowledgePoint.archive', points, 'archived')
    })
  }

  /** Puts a point behind another of its chapter; `null`: first. @throws AppError 40400, 40000 at `afterId` */
  reorder(actor: Actor, id: number, afterId: number | null): Promise<void> {
    return this.#act(actor, [id], async (work, [point]) => {
      if (!point) throw notFound()
      await work.requireChapter(point.chapterId)
      const [after] = afterId === null ? [] : await work.points.findAll([afterId])
      if (afterId === id || (afterId !== null && after?.chapter_id !== point.chapterId))
        throw fieldRefused(Code.badParameters, 'afterId', 'notInChapter')
      await work.writer.reorder(id, point.chapterId, afterId)
      return [{ action: 'knowledgePoint.reorder', target: targetOf(point), after: { afterId } }]
    })
  }

  async #act(
    actor: Actor,
    ids: readonly number[],
    act: (work: PointTransaction, points: KnowledgePointRecordDetail[]) => Promise<AuditAct[]>,
  ): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const work = new PointTransaction(transaction)
      const acts = await act(work, await work.lock(ids))
      await this.#audit.recordAll(transaction, actor, acts)
    })
    this.#changes.announce()
  }
}

/** @throws AppError 40000 that names the incomplete points, with what each lacks */
function refuseIncomplete(points: readonly KnowledgePointRecordDetail[]): void {
  const missing = points.flatMap((point, index) =>
    findMissing(point).map((field) => ({ path: `ids.${index}.${field}`, message: 'requiredToPublish' })),
  )
  if (missing.length === 0) return
  const titles = points.filter((point) => findMissing(point).length > 0).map(({ title }) => title)
  throw new AppError(Code.badParameters, 'pointsIncomplete', missing, { count: titles.length, titles })
}

const targetOf = ({ id, title }: KnowledgePointRecordDetail) => ({ id, name: title })

function statusActs(
  action: 'knowledgePoint.publish' | 'knowledgePoint.archive',
  points: readonly KnowledgePointRecordDetail[],
  status: 'published' | 'archived',
): AuditAct[] {
  return points
    .filter((point) => point.status !== status)
    .map((point) => ({
      action,
      target: targetOf(point),
      before: { status: point.status },
      after: { status },
    }))
}
