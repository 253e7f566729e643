import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { exportTable } from '../../platform/export-user.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { Screening } from '../../platform/screening.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'
import type { MessageService } from '../message/message.service.ts'
import { CommentTargets, type TargetsByType } from './CommentTargets.ts'
import { commentRoutes } from './comment.routes.ts'
import { CommentLikeRepository } from './like/comment-like.repository.ts'
import { CommentLikeService } from './like/comment-like.service.ts'
import { MentionService } from './mention/mention.service.ts'
import { CommentReadService } from './read/comment-read.service.ts'
import { CommentModerationService } from './record/moderation.service.ts'
import { CommentRecordRepository } from './record/record.repository.ts'
import { commentRecordRoutes } from './record/record.routes.ts'
import { CommentRecordService } from './record/record.service.ts'
import { commentSource } from './search-source.ts'
import { CommentPublisher } from './write/CommentPublisher.ts'
import { CommentService } from './write/comment.service.ts'
import { CommentWriteService } from './write/comment-write.service.ts'

interface CommentDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  limits: Limits
  messages: MessageService
  screening: Screening
  /** What can be commented on, asked for when it is needed. */
  commentTargets: () => TargetsByType
}

/** Comments on posts, questions and knowledge points, and whom they mention. */
export function createComment(deps: CommentDependencies) {
  const { kysely } = deps
  const targets = new CommentTargets(deps.commentTargets)
  const publisher = new CommentPublisher({ ...deps, targets })
  const commentWrites = new CommentWriteService({ ...deps, targets, publisher })
  const comments = new CommentService({ targets, publisher, commentWrites })
  const moderation = new CommentModerationService({ ...deps, comments })
  const records = new CommentRecordService(new CommentRecordRepository(kysely))
  const services = {
    comments,
    commentModeration: moderation,
    commentReads: new CommentReadService(kysely, targets),
    commentSource,
  }
  const ownServices = {
    commentWrites,
    commentLikes: new CommentLikeService({ ...deps, targets }),
    mentions: new MentionService(kysely, targets),
  }
  const isOwn = (userId: number) => sql`t.author_id = ${userId}`
  return {
    services,
    routes: (app) => {
      commentRoutes(app, { limits: deps.limits, ...services, ...ownServices })
      commentRecordRoutes(app, { records, moderation })
    },
    // What others have read stays without a name.
    forgetUser: (trx, userId) => new CommentLikeRepository(trx).deleteOfUser(userId),
    exportedParts: [
      exportTable(kysely, {
        name: 'comments',
        table: 'comment',
        key: 'id',
        ownedBy: isOwn,
        columns: sql`t.id, t.target_type, t.target_id, t.root_id, t.content, t.state, t.like_count, t.create_time, t.edit_time`,
      }),
      exportTable(kysely, { name: 'commentLikes', table: 'comment_like', key: 'comment_id' }),
    ],
  } satisfies ServerModule
}
