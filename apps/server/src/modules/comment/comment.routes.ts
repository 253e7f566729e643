import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import type { CommentLikeService } from './like/comment-like.service.ts'
import type { MentionService } from './mention/mention.service.ts'
import type { CommentReadService } from './read/comment-read.service.ts'
import type { CommentWriteService } from './write/comment-write.service.ts'

interface Services {
  limits: Limits
  commentReads: CommentReadService
  commentWrites: CommentWriteService
  commentLikes: CommentLikeService
  mentions: MentionService
}

export function commentRoutes(app: FastifyInstance, services: Services): void {
  const { limits, commentReads, commentWrites, commentLikes, mentions } = services
  implement(app, contract.comment.threads, (list, { caller }) => commentReads.threads(list, caller))
  implement(app, contract.comment.count, (target, { caller }) => commentReads.count(target, caller))
  implement(app, contract.comment.replies, ({ rootId, after }, { caller }) =>
    commentReads.replies(rootId, after, caller),
  )
  implement(app, contract.comment.locate, ({ id }, { caller }) => commentReads.locate(id, caller))
  implement(app, contract.comment.since, ({ after, ...target }, { caller }) =>
    commentReads.countNewer(target, after, caller),
  )
  implement(app, contract.comment.newer, ({ after, ...target }, { caller }) =>
    commentReads.newer(target, after, caller),
  )
  implement(app, contract.comment.add, (comment, { caller }) => commentWrites.add(caller, comment))
  implement(app, contract.comment.update, (edit, { caller }) => commentWrites.update(caller, edit))
  implement(app, contract.comment.delete, ({ id }, { caller }) => commentWrites.delete(caller, id))
  implement(app, contract.comment.like, ({ id }, { caller }) => commentLikes.like(caller, id))
  implement(app, contract.comment.unlike, ({ id }, { caller }) => commentLikes.unlike(caller, id))
  implement(app, contract.comment.revisions, ({ id }, { caller }) => commentReads.revisions(id, caller))
  implement(app, contract.user.mention, async ({ prefix, targetType, targetId }, { caller, request }) => {
    await limits.consumeSearch(caller, request.ip)
    return mentions.offer(caller, prefix, targetType && targetId ? { targetType, targetId } : null)
  })
}
