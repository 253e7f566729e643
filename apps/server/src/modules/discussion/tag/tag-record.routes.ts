import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/http/actor.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { TagRecordService } from './tag-record.service.ts'

export function tagRecordRoutes(app: FastifyInstance, tags: TagRecordService): void {
  const { discussionTag } = contract
  implement(app, discussionTag.page, (query) => tags.page(query))
  implement(app, discussionTag.get, ({ id }) => tags.get(id))
  implement(app, discussionTag.update, (change, context) => tags.rename(actorOf(context), change))
  implement(app, discussionTag.merge, ({ ids, intoId }, context) => tags.merge(actorOf(context), ids, intoId))
}
