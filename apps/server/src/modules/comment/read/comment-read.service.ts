import type {
  Comment,
  CommentNews,
  CommentRevision,
  CommentTargetName,
  CommentThread,
  LocatedComment,
  ThreadsPage,
} from '@app/contract/comment/schemas'
import type { Kysely } from 'kysely'
import { notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { CommentTargets } from '../CommentTargets.ts'
import { toComment, toThreads } from '../comment.mapper.ts'
import type { Reader } from '../Reader.ts'
import { type CommentRecord, CommentRepository } from '../write/comment.repository.ts'
import { CommentNewsRepository } from './comment-news.repository.ts'
import { CommentReadRepository, type ThreadList } from './comment-read.repository.ts'

/** Comments as they are read: by whoever may read what they are on. */
export class CommentReadService {
  readonly #db: Kysely<DB>
  readonly #targets: CommentTargets
  readonly #comments: CommentReadRepository
  readonly #news: CommentNewsRepository

  constructor(db: Kysely<DB>, targets: CommentTargets) {
    this.#db = db
    this.#targets = targets
    this.#comments = new CommentReadRepository(db)
    this.#news = new CommentNewsRepository(db)
  }

  /** @throws AppError 40400 when what is commented on is not the reader's to see */
  async threads(list: ThreadList, reader: Reader): Promise<ThreadsPage> {
    await this.#targets.require(this.#db, list, reader)
    return this.listOpening(list, reader)
  }

  /** A page of threads in one query, for who knows that the reader may see them. */
  async listOpening(list: ThreadList, reader: Reader): Promise<ThreadsPage> {
    const { rows, ...page } = await this.#comments.page(list, reader)
    return { threads: toThreads(rows, reader), ...page }
  }

  /** @throws AppError 40400 */
  async count(target: CommentTargetName, reader: Reader): Promise<number> {
    await this.#targets.require(this.#db, target, reader)
    return this.#news.countAll(target)
  }

  /** @throws AppError 40400 */
  async replies(rootId: number, after: number, reader: Reader): Promise<Comment[]> {
    await this.#require(rootId, reader)
    const rows = await this.#comments.replies(rootId, after, reader)
    return rows.map((row) => toComment(row, reader))
  }

  /** @throws AppError 40400, also when the comment is not the reader's to see */
  async locate(id: number, reader: Reader): Promise<LocatedComment> {
    const { target_type: targetType, target_id: targetId, root_id } = await this.#require(id, reader)
    const rows = await this.#comments.threads([root_id ?? id], [id], reader)
    const [thread] = toThreads(rows, reader)
    if (!thread || !holds(thread, id)) throw notFound()
    return { targetType, targetId, thread }
  }

  /** @throws AppError 40400 */
  async countNewer(target: CommentTargetName, after: number, reader: Reader): Promise<number> {
    await this.#targets.require(this.#db, target, reader)
    return this.#news.countSince(target, after, reader.id)
  }

  /** @throws AppError 40400 */
  async newer(target: CommentTargetName, after: number, reader: Reader): Promise<CommentNews> {
    await this.#targets.require(this.#db, target, reader)
    const [news, commentCount] = await Promise.all([
      this.#news.list(target, after),
      this.#news.countAll(target),
    ])
    const rootIds = [...new Set(news.map(({ id, root_id }) => root_id ?? id))]
    const replyIds = news.flatMap(({ id, root_id }) => (root_id === null ? [] : [id]))
    const rows = rootIds.length > 0 ? await this.#comments.threads(rootIds, replyIds, reader) : []
    return { threads: toThreads(rows, reader), commentCount, newestId: news[0]?.id ?? after }
  }

  /** What a comment said before, the last first. @throws AppError 40400, also when the comment is not the reader's to see */
  async revisions(id: number, reader: Reader): Promise<CommentRevision[]> {
    const record = await this.#require(id, reader)
    const isTheirs = reader.userRole === 'admin' || record.author_id === reader.id
    if ((record.state !== 'visible' && !isTheirs) || record.state === 'deleted') throw notFound()
    const rows = await new CommentRepository(this.#db).listRevisions(id, isTheirs)
    return rows.map(({ create_time, ...revision }) => ({
      ...revision,
      createTime: create_time.toISOString(),
    }))
  }

  /** A comment on something that the reader may see. */
  async #require(id: number, reader: Reader): Promise<CommentRecord> {
    const record = await new CommentRepository(this.#db).find(id)
    if (!record) throw notFound()
    const { target_type: targetType, target_id: targetId } = record
    await this.#targets.require(this.#db, { targetType, targetId }, reader)
    return record
  }
}

/** Whether a comment is the reader's to see where it stands. */
function holds({ root, replies }: CommentThread, id: number): boolean {
  if (root.id === id) return root.content !== '' || root.replyCount > 0
  return replies.some((reply) => reply.id === id)
}
