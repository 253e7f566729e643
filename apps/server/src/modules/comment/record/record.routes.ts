import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/http/actor.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { CommentModerationService } from './moderation.service.ts'
import type { CommentRecordService } from './record.service.ts'

interface Services {
  records: CommentRecordService
  moderation: CommentModerationService
}

export function commentRecordRoutes(app: FastifyInstance, { records, moderation }: Services): void {
  const { commentRecord } = contract
  implement(app, commentRecord.page, (query) => records.page(query))
  implement(app, commentRecord.get, ({ id }) => records.get(id))
  implement(app, commentRecord.hide, ({ ids, ...how }, context) =>
    moderation.decide(actorOf(context), ids, 'hidden', how),
  )
  implement(app, commentRecord.restore, ({ ids, ...how }, context) =>
    moderation.decide(actorOf(context), ids, 'visible', how),
  )
  implement(app, commentRecord.removeRevision, ({ id, version }, context) =>
    moderation.removeRevision(actorOf(context), id, version),
  )
  implement(app, commentRecord.delete, ({ ids, ...how }, context) =>
    moderation.decide(actorOf(context), ids, 'deleted', how),
  )
}
