import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/http/actor.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { ParentService } from './parent.service.ts'
import type { ParentKind } from './parent-kind.ts'

/** What admins read and write of a kind of parents. */
export function parentRoutes(app: FastifyInstance, { contract }: ParentKind, parents: ParentService): void {
  implement(app, contract.page, (input) => parents.page(input))
  implement(app, contract.record, ({ id }) => parents.get(id))
  implement(app, contract.add, (input, context) => parents.add(actorOf(context), input))
  implement(app, contract.update, (input, context) => parents.update(actorOf(context), input))
  implement(app, contract.delete, ({ id }, context) => parents.delete(actorOf(context), id))
  implement(app, contract.reorder, ({ id, afterId }, context) =>
    parents.reorder(actorOf(context), id, afterId),
  )
}
