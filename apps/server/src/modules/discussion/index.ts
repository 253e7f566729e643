import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Jobs } from '../../platform/jobs/Jobs.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { Screening } from '../../platform/screening.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'
import type { CommentService } from '../comment/write/comment.service.ts'
import type { MessageService } from '../message/message.service.ts'
import type { RareWordsService } from '../search/rare-words/rare-words.service.ts'
import { SystemAccountService } from '../user/system-account.service.ts'
import { AnswerService } from './answer/answer.service.ts'
import { discussionTarget } from './comment-target.ts'
import { discussionRoutes } from './discussion.routes.ts'
import { DraftRepository } from './draft/draft.repository.ts'
import { DraftService } from './draft/draft.service.ts'
import { discussionParts } from './export-parts.ts'
import { MarkRepository } from './mark/mark.repository.ts'
import { MarkService } from './mark/mark.service.ts'
import { ViewRepository } from './mark/view.repository.ts'
import { DiscussionRepository } from './read/discussion.repository.ts'
import { DiscussionReadService } from './read/discussion-read.service.ts'
import { DiscussionModerationService } from './record/moderation.service.ts'
import { DiscussionRecordRepository } from './record/record.repository.ts'
import { discussionRecordRoutes } from './record/record.routes.ts'
import { DiscussionRecordService } from './record/record.service.ts'
import { RevisionService } from './revision.service.ts'
import { discussionSource } from './search-source.ts'
import { indexTaggedJob } from './tag/index-tagged-job.ts'
import { TagRepository } from './tag/tag.repository.ts'
import { tagRecordRoutes } from './tag/tag-record.routes.ts'
import { TagRecordService } from './tag/tag-record.service.ts'
import { commentJob, postJob, untellOfComment } from './watch-jobs.ts'
import { DiscussionEditService } from './write/discussion-edit.service.ts'
import { StarterPostService } from './write/starter-post.service.ts'

interface DiscussionDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  jobs: Jobs
  limits: Limits
  screening: Screening
  messages: MessageService
  comments: CommentService
  rareWords: RareWordsService
}

/** What a forum begins with. */
export function createStarterPosts(kysely: Kysely<DB>): StarterPostService {
  return new StarterPostService({ kysely, systemAccount: new SystemAccountService() })
}

/** The forum: posts, their drafts, what readers mark them with, and what admins do to them. */
export function createDiscussion(deps: DiscussionDependencies) {
  const { kysely, jobs } = deps
  const [ofPost, ofComment, indexTagged] = [postJob(deps), commentJob(deps), indexTaggedJob(kysely)]
  const views = new ViewRepository(kysely)
  const reading = new DiscussionReadService(new DiscussionRepository(kysely), views, deps.rareWords)
  const edits = new DiscussionEditService({
    ...deps,
    reading,
    tellOfPost: (discussionId, trx) => jobs.send(ofPost, { discussionId }, trx),
  })
  const moderation = new DiscussionModerationService({ ...deps, edits })
  const tags = new TagRecordService({
    ...deps,
    indexTagged: (tag, trx) => jobs.send(indexTagged, { tag }, trx),
  })
  const records = new DiscussionRecordService(new DiscussionRecordRepository(kysely))
  const learners = {
    reading,
    edits,
    marks: new MarkService(deps),
    answers: new AnswerService(deps),
    drafts: new DraftService(kysely),
    revisions: new RevisionService(kysely),
  }
  return {
    services: {
      discussions: reading,
      answers: learners.answers,
      discussionModeration: moderation,
      discussionSource,
      discussionTarget: discussionTarget({
        tell: (comment, trx) => jobs.send(ofComment, comment, trx),
        untell: (comment, trx) => untellOfComment(deps.messages, trx, comment),
      }),
    },
    routes: (app) => {
      discussionRoutes(app, learners)
      discussionRecordRoutes(app, { records, moderation })
      tagRecordRoutes(app, tags)
    },
    jobs: [ofPost, ofComment, indexTagged],
    purge: () => views.purge(),
    exportedParts: discussionParts(kysely),
    forgetUser: async (trx, userId) => {
      await new MarkRepository(trx).deleteOfUser(trx, userId)
      await new TagRepository(trx).deleteOfUser(userId)
      await new DraftRepository(trx).deleteOfUser(userId)
      await trx
        .deleteFrom('discussion_invite')
        .where((row) => row.or([row('user_id', '=', userId), row('inviter_id', '=', userId)]))
        .execute()
    },
  } satisfies ServerModule
}
