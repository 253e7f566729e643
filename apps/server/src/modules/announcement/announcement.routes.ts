import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/http/actor.ts'
import { implement } from '../../platform/http/implement.ts'
import type { AnnouncementService } from './announcement.service.ts'

export function announcementRoutes(
  app: FastifyInstance,
  { announcements }: { announcements: AnnouncementService },
): void {
  implement(app, contract.announcement.page, (input) => announcements.page(input))
  implement(app, contract.announcement.get, ({ id }) => announcements.get(id))
  implement(app, contract.announcement.add, (input, context) => announcements.add(actorOf(context), input))
  implement(app, contract.announcement.update, (input, context) =>
    announcements.update(actorOf(context), input),
  )
  implement(app, contract.announcement.publish, (input, context) =>
    announcements.publish(actorOf(context), input),
  )
  implement(app, contract.announcement.delete, ({ id }, context) =>
    announcements.delete(actorOf(context), id),
  )
}
