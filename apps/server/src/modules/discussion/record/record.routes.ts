import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/http/actor.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { DiscussionModerationService } from './moderation.service.ts'
import type { DiscussionRecordService } from './record.service.ts'

interface Services {
  records: DiscussionRecordService
  moderation: DiscussionModerationService
}

export function discussionRecordRoutes(app: FastifyInstance, { records, moderation }: Services): void {
  const { discussionRecord } = contract
  implement(app, discussionRecord.page, (query) => records.page(query))
  implement(app, discussionRecord.get, ({ id }) => records.get(id))
  implement(app, discussionRecord.pin, ({ ids }, context) =>
    moderation.setFlag(actorOf(context), ids, 'is_pinned', true),
  )
  implement(app, discussionRecord.unpin, ({ ids }, context) =>
    moderation.setFlag(actorOf(context), ids, 'is_pinned', false),
  )
  implement(app, discussionRecord.markEssence, ({ ids }, context) =>
    moderation.setFlag(actorOf(context), ids, 'is_essence', true),
  )
  implement(app, discussionRecord.unmarkEssence, ({ ids }, context) =>
    moderation.setFlag(actorOf(context), ids, 'is_essence', false),
  )
  implement(app, discussionRecord.lock, ({ ids, reason }, context) =>
    moderation.setFlag(actorOf(context), ids, 'is_locked', true, reason),
  )
  implement(app, discussionRecord.unlock, ({ ids }, context) =>
    moderation.setFlag(actorOf(context), ids, 'is_locked', false),
  )
  implement(app, discussionRecord.move, ({ ids, category }, context) =>
    moderation.move(actorOf(context), ids, category),
  )
  implement(app, discussionRecord.hide, ({ ids, reason, from }, context) =>
    moderation.hide(actorOf(context), ids, reason, from),
  )
  implement(app, discussionRecord.restore, ({ ids, from }, context) =>
    moderation.restore(actorOf(context), ids, from),
  )
  implement(app, discussionRecord.removeRevision, ({ id, revisionId }, context) =>
    moderation.removeRevision(actorOf(context), id, revisionId),
  )
  implement(app, discussionRecord.delete, ({ ids, reason, from }, context) =>
    moderation.delete(actorOf(context), ids, reason, from),
  )
}
