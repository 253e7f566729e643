import { Code } from '@app/contract/common/envelope'
import { MAX_WATCHED_TAGS } from '@app/contract/discussion/values'
import type { Kysely, Transaction } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Caller } from '../../../platform/http/context.ts'
import type { Limits } from '../../../platform/limits/Limits.ts'
import type { MessageService } from '../../message/message.service.ts'
import { TagRepository } from '../tag/tag.repository.ts'
import { type Mark, MarkRepository } from './mark.repository.ts'

interface MarkDependencies {
  kysely: Kysely<DB>
  limits: Limits
  messages: MessageService
}

interface MarkedPost {
  title: string
  author_id: number
}

const foldOf = (id: number) => `like:discussion:${id}`

/** Likes, favourites and watches of posts. Marking twice, or taking back what was not marked, is no error. */
export class MarkService {
  readonly #deps: MarkDependencies

  constructor(deps: MarkDependencies) {
    this.#deps = deps
  }

  /** @throws AppError 40400, 42900, 40900 for a like of one's own post */
  async add(caller: Caller, mark: Mark, id: number): Promise<void> {
    await this.#deps.limits.consume('markMinute', caller.id)
    await this.#mark(id, async (trx, { title, author_id }) => {
      if (mark === 'like' && author_id === caller.id) throw new AppError(Code.conflict, 'ownLike')
      const isNew = await new MarkRepository(trx).add(mark, id, caller.id)
      if (!isNew || mark !== 'like') return
      await this.#deps.messages.send(trx, [
        {
          userId: author_id,
          kind: 'like',
          event: 'like.discussion',
          actorId: caller.id,
          subject: title,
          path: `/discussion/${id}`,
          fold: foldOf(id),
        },
      ])
    })
  }

  /** @throws AppError 40400 */
  async delete(caller: Caller, mark: Mark, id: number): Promise<void> {
    await this.#mark(id, async (trx) => {
      const wasMarked = await new MarkRepository(trx).delete(mark, id, caller.id)
      if (wasMarked && mark === 'like')
        await this.#deps.messages.takeBack(trx, { fold: foldOf(id), actorId: caller.id })
    })
  }

  listTags(caller: Caller | null) {
    return new TagRepository(this.#deps.kysely).list(caller?.id ?? null)
  }

  /** @throws AppError 40900 when the user watches as many as they may */
  async watchTag(caller: Caller, tag: string): Promise<void> {
    const isWatched = await this.#deps.kysely
      .transaction()
      .execute((trx) => new TagRepository(trx).watch(caller.id, tag, MAX_WATCHED_TAGS))
    if (!isWatched) throw new AppError(Code.conflict, 'tooManyWatchedTags', null, { most: MAX_WATCHED_TAGS })
  }

  unwatchTag(caller: Caller, tag: string): Promise<void> {
    return new TagRepository(this.#deps.kysely).unwatch(caller.id, tag)
  }

  #mark(id: number, work: (trx: Transaction<DB>, post: MarkedPost) => Promise<void>): Promise<void> {
    return this.#deps.kysely.transaction().execute(async (trx) => {
      const post = await trx
        .selectFrom('discussion')
        .select(['title', 'author_id'])
        .where('id', '=', id)
        .where('state', '=', 'visible')
        .executeTakeFirst()
      if (!post) throw notFound()
      await work(trx, post)
    })
  }
}
