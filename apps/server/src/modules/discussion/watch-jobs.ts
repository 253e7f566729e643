import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod/mini'
import type { DB } from '../../platform/db/schema.gen.ts'
import { defineJob, type JobContext } from '../../platform/jobs/job.ts'
import type { CommentService } from '../comment/write/comment.service.ts'
import type { MessageService } from '../message/message.service.ts'
import { MarkRepository } from './mark/mark.repository.ts'
import { TagRepository } from './tag/tag.repository.ts'
import { type DiscussionRow, DiscussionStore } from './write/DiscussionStore.ts'

interface WatchDependencies {
  kysely: Kysely<DB>
  messages: MessageService
  comments: Pick<CommentService, 'findOf'>
}

type NewMessage = Parameters<MessageService['send']>[1][number]

/** So many users are told in one transaction. */
const BATCH = 500

/** Tells who watches a tag of a new post. */
export function postJob(deps: WatchDependencies) {
  return defineJob({
    name: 'discussion.tellOfPost',
    schema: z.object({ discussionId: z.int() }),
    run: ({ discussionId }, context) =>
      tellEach(deps, context, {
        discussionId,
        next: (trx, { tags }, afterId) => new TagRepository(trx).listWatchers(tags, afterId, BATCH),
        messageOf: ({ id, title, author_id, excerpt }) => ({
          kind: 'comment',
          event: 'watch.tag',
          actorId: author_id,
          subject: title,
          excerpt,
          path: `/discussion/${id}`,
          fold: `tag:discussion:${id}`,
        }),
      }),
  })
}

/** Tells who watches a post of a new comment. */
export function commentJob(deps: WatchDependencies) {
  return defineJob({
    name: 'discussion.tellOfComment',
    schema: z.object({ discussionId: z.int(), commentId: z.int(), authorId: z.int() }),
    run: ({ discussionId, commentId, authorId }, context) =>
      tellEach(deps, context, {
        discussionId,
        next: async (trx, _, afterId) => {
          // Taken away again before anybody was told.
          if ((await deps.comments.findOf(trx, commentId))?.state !== 'visible') return []
          return new MarkRepository(trx).listWatchers(discussionId, afterId, BATCH)
        },
        messageOf: ({ id, title }) => ({
          kind: 'comment',
          event: 'watch.discussion',
          actorId: authorId,
          subject: title,
          path: pathOf(id, commentId),
          fold: watchFold(id),
        }),
      }),
  })
}

const watchFold = (discussionId: number) => `watch:discussion:${discussionId}`
const pathOf = (discussionId: number, commentId: number) => `/discussion/${discussionId}#comment-${commentId}`

/** Takes back what who watches a post was told of a comment; what they were told of others leads to the post. */
export function untellOfComment(
  messages: MessageService,
  trx: Transaction<DB>,
  { discussionId, commentId, authorId }: { discussionId: number; commentId: number; authorId: number },
): Promise<void> {
  return messages.takeBack(trx, {
    fold: watchFold(discussionId),
    actorId: authorId,
    place: { gone: pathOf(discussionId, commentId), left: `/discussion/${discussionId}` },
  })
}

interface Telling {
  discussionId: number
  /** The next users, in the order of their ids. */
  next: (trx: Transaction<DB>, post: DiscussionRow, afterId: number) => Promise<number[]>
  messageOf: (post: DiscussionRow) => Omit<NewMessage, 'userId'>
}

/** Messages that fold are not made twice when the work is repeated. */
async function tellEach(
  { kysely, messages }: WatchDependencies,
  { signal }: JobContext,
  { discussionId, next, messageOf }: Telling,
): Promise<void> {
  for (let afterId: number | undefined = 0; afterId !== undefined; ) {
    signal.throwIfAborted()
    const from: number = afterId
    afterId = await kysely.transaction().execute(async (trx) => {
      const post = await new DiscussionStore(trx).lock(discussionId)
      if (post?.state !== 'visible') return undefined
      const users = await next(trx, post, from)
      // The post's author is told of comments in any case.
      const told = users.filter((userId) => userId !== post.author_id)
      await messages.send(
        trx,
        told.map((userId) => ({ userId, ...messageOf(post) })),
      )
      return users.at(-1)
    })
  }
}
