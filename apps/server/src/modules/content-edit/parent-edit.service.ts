import { Code } from '@app/contract/common/envelope'
import type { Kysely } from 'kysely'
import { AppError, fieldRefused } from '../../platform/app-error.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { AuditAct, EditDependencies } from '../audit-log/audit-log.service.ts'

type Draft = Readonly<Record<string, unknown>> & { slug: string; name: string }

interface Parent {
  slug: string
  name: string
  id: number
  version: number
  /** The items it holds, of any status. */
  totalCount: number
}

/** Writes parents one by one, in a transaction. */
interface Writer<D> {
  lock: (id: number) => Promise<unknown>
  insert: (draft: D) => Promise<number>
  update: (id: number, draft: D) => Promise<void>
  delete: (id: number) => Promise<void>
  /** Notes that the files it and its items came from stand for them no more. */
  release: (id: number) => Promise<void>
  /** @returns whether the other one is there */
  reorder: (id: number, afterId: number | null) => Promise<boolean>
}

/** A kind of what items stand in: question banks, chapters, interview banks. */
export interface ParentKind<P extends Parent, D extends Draft> {
  /** Names it in the audit log. */
  name: 'questionBank' | 'chapter' | 'interviewBank'
  /** The table's unique constraint of slugs. */
  slugKey: string
  writerOf: (transaction: Kysely<DB>) => Writer<D>
  /** @throws AppError 40400 */
  get: (transaction: Kysely<DB>, id: number) => Promise<P>
  /** The fields that an admin edits. */
  toDraft: (parent: P) => D
  /** Key of what is said while it holds items. */
  holdsItems: string
  /** Key of what is said when another one is not there. */
  missing: string
}

/** What admins do to what items stand in. */
export class ParentEditService<P extends Parent, D extends Draft> {
  readonly #kind: ParentKind<P, D>
  readonly #deps: EditDependencies

  constructor(kind: ParentKind<P, D>, deps: EditDependencies) {
    this.#kind = kind
    this.#deps = deps
  }

  /** @throws AppError 40900 at `slug` when it is taken */
  add(actor: Actor, draft: D): Promise<number> {
    return this.#act(actor, async (writer) => {
      const id = await this.#explainSlug(writer.insert(draft))
      const target = { id, name: draft.name }
      return { result: id, act: { action: `${this.#kind.name}.add`, target, after: { ...draft } } }
    })
  }

  /** @throws AppError 40400, 40900 with the record as it is now, or at `slug` when it is taken */
  update(
    actor: Actor,
    { id, version, ...change }: { id: number; version: number } & { [F in keyof D]?: D[F] | undefined },
  ): Promise<{ version: number }> {
    const { name, get, toDraft } = this.#kind
    return this.#act(actor, async (writer, transaction) => {
      await writer.lock(id)
      const current = await get(transaction, id)
      if (current.version !== version) throw new AppError(Code.conflict, 'conflict', { current })
      const before = toDraft(current)
      const after = toDraft({ ...current, ...withoutAbsent(change) })
      if (after.slug !== before.slug) await writer.release(id)
      await this.#explainSlug(writer.update(id, after))
      const target = { id, name: after.name }
      return {
        result: { version: version + 1 },
        act: { action: `${name}.update`, target, before: { ...before }, after: { ...after } },
      }
    })
  }

  /** @throws AppError 40400, 40900 while it holds items */
  delete(actor: Actor, id: number): Promise<void> {
    const { name, get, toDraft, holdsItems } = this.#kind
    return this.#act(actor, async (writer, transaction) => {
      await writer.lock(id)
      const parent = await get(transaction, id)
      if (parent.totalCount > 0) throw new AppError(Code.conflict, holdsItems)
      await writer.release(id)
      await writer.delete(id)
      const target = { id, name: parent.name }
      return { result: undefined, act: { action: `${name}.delete`, target, before: { ...toDraft(parent) } } }
    })
  }

  /** Puts one behind another; `null`: first. @throws AppError 40400, 40000 at `afterId` */
  reorder(actor: Actor, id: number, afterId: number | null): Promise<void> {
    const { name, get, missing } = this.#kind
    return this.#act(actor, async (writer, transaction) => {
      const parent = await get(transaction, id)
      if (afterId === id || !(await writer.reorder(id, afterId)))
        throw fieldRefused(Code.badParameters, 'afterId', missing)
      const target = { id, name: parent.name }
      return { result: undefined, act: { action: `${name}.reorder`, target, after: { afterId } } }
    })
  }

  async #act<T>(
    actor: Actor,
    act: (writer: Writer<D>, transaction: Kysely<DB>) => Promise<{ result: T; act: AuditAct }>,
  ): Promise<T> {
    const { kysely, audit, changes } = this.#deps
    const outcome = await kysely.transaction().execute(async (transaction) => {
      const { result, act: done } = await act(this.#kind.writerOf(transaction), transaction)
      await audit.record(transaction, actor, done)
      return result
    })
    changes.announce()
    return outcome
  }

  async #explainSlug<T>(written: Promise<T>): Promise<T> {
    return written.catch((error: unknown) => {
      if (isUniqueViolation(error, this.#kind.slugKey)) throw fieldRefused(Code.conflict, 'slug', 'slugTaken')
      throw error
    })
  }
}

/** What a change says; what it leaves out stays as it is. */
const withoutAbsent = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
