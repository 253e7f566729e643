import { type ChapterChange, type ChapterDraft, type ChapterRecord, Code } from '@app/contract'
import type { Kysely } from 'kysely'
import { AppError, fieldRefused } from '../../../platform/app-error.ts'
import type { ContentChanges } from '../../../platform/ContentChanges.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AuditAct, AuditLogService } from '../../audit-log/audit-log.service.ts'
import type { EditDependencies } from '../edit-dependencies.ts'
import { ChapterWriter } from './ChapterWriter.ts'
import { ChapterRecordRepository } from './chapter-record.repository.ts'
import { ChapterRecordService } from './chapter-record.service.ts'

interface Outcome<T> {
  result: T
  act: AuditAct
}

/** What admins do to chapters. */
export class ChapterEditService {
  readonly #db: Kysely<DB>
  readonly #audit: AuditLogService
  readonly #changes: ContentChanges

  constructor({ kysely, audit, changes }: EditDependencies) {
    this.#db = kysely
    this.#audit = audit
    this.#changes = changes
  }

  /** @throws AppError 40900 at `slug` when it is taken */
  add(actor: Actor, draft: ChapterDraft): Promise<number> {
    return this.#act(actor, async (writer) => {
      const id = await writer.insert(draft).catch(explainSlug)
      return { result: id, act: { action: 'chapter.add', target: { id, name: draft.name }, after: draft } }
    })
  }

  /** @throws AppError 40400, 40900 with the record as it is now, or at `slug` when it is taken */
  update(actor: Actor, { id, version, ...change }: ChapterChange): Promise<{ version: number }> {
    return this.#act(actor, async (writer, chapters) => {
      await writer.lock(id)
      const current = await chapters.get(id)
      if (current.version !== version) throw new AppError(Code.conflict, 'conflict', { current })
      const before = toDraft(current)
      const after = toDraft({ ...before, ...change })
      if (after.slug !== before.slug) await writer.release(id)
      await writer.update(id, after).catch(explainSlug)
      const act = { action: 'chapter.update', target: { id, name: after.name }, before, after } as const
      return { result: { version: version + 1 }, act }
    })
  }

  /** @throws AppError 40400, 40900 while it holds knowledge points */
  delete(actor: Actor, id: number): Promise<void> {
    return this.#act(actor, async (writer, chapters) => {
      await writer.lock(id)
      const chapter = await chapters.get(id)
      if (chapter.totalCount > 0) throw new AppError(Code.conflict, 'chapterHoldsPoints')
      await writer.release(id)
      await writer.delete(id)
      const act = {
        action: 'chapter.delete',
        target: { id, name: chapter.name },
        before: toDraft(chapter),
      } as const
      return { result: undefined, act }
    })
  }

  /** Puts a chapter behind another one; `null`: first. @throws AppError 40400, 40000 at `afterId` */
  reorder(actor: Actor, id: number, afterId: number | null): Promise<void> {
    return this.#act(actor, async (writer, chapters) => {
      const { name } = await chapters.get(id)
      if (afterId === id || !(await writer.reorder(id, afterId)))
        throw fieldRefused(Code.badParameters, 'afterId', 'chapterMissing')
      const act = { action: 'chapter.reorder', target: { id, name }, after: { afterId } } as const
      return { result: undefined, act }
    })
  }

  async #act<T>(
    actor: Actor,
    act: (writer: ChapterWriter, chapters: ChapterRecordService) => Promise<Outcome<T>>,
  ): Promise<T> {
    const outcome = await this.#db.transaction().execute(async (transaction) => {
      const chapters = new ChapterRecordService(new ChapterRecordRepository(transaction))
      const { result, act: done } = await act(new ChapterWriter(transaction), chapters)
      await this.#audit.record(transaction, actor, done)
      return result
    })
    this.#changes.announce()
    return outcome
  }
}

type Change = { [F in keyof ChapterDraft]: ChapterRecord[F] | undefined }

function toDraft({ slug = '', name = '', description = '', introduction = '' }: Change): ChapterDraft {
  return { slug, name, description, introduction }
}

function explainSlug(error: unknown): never {
  if (isUniqueViolation(error, 'chapter_slug_key')) throw fieldRefused(Code.conflict, 'slug', 'slugTaken')
  throw error
}
