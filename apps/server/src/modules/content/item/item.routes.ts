import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/http/actor.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { ItemActService } from './item-act.service.ts'
import type { ItemEditService } from './item-edit.service.ts'
import { type ItemKind, parentIdOf } from './item-kind.ts'
import type { ItemRecordService } from './item-record.service.ts'

/** What is done with a kind of items. */
export interface ItemServices {
  records: ItemRecordService
  edits: ItemEditService
  acts: ItemActService
}

/** What admins read and write of a kind of items. */
export function itemRoutes(
  app: FastifyInstance,
  kind: ItemKind,
  { records, edits, acts }: ItemServices,
): void {
  const { record, revision, move } = kind.contract
  implement(app, record.page, (input) => records.page(input))
  implement(app, record.details, (input) => records.details(input))
  implement(app, record.get, ({ id }) => records.get(id))
  implement(app, record.add, (input, context) => edits.add(actorOf(context), input))
  implement(app, record.update, (input, context) => edits.update(actorOf(context), input))
  implement(app, record.delete, ({ id }, context) => acts.delete(actorOf(context), [id]))
  implement(app, record.deleteMany, ({ ids }, context) => acts.delete(actorOf(context), ids))
  implement(app, record.publish, ({ ids, isCheck }, context) => acts.publish(actorOf(context), ids, isCheck))
  implement(app, record.archive, ({ ids }, context) => acts.archive(actorOf(context), ids))
  implement(app, record.reorder, ({ id, afterId }, context) => acts.reorder(actorOf(context), id, afterId))
  if (move)
    implement(app, move.endpoint, (input, context) =>
      acts.move(actorOf(context), move.act, input.ids, parentIdOf(kind, input)),
    )

  implement(app, revision.page, (input) => records.revisions(input))
  implement(app, revision.get, ({ id }) => records.getRevision(id))
  implement(app, revision.restore, ({ id, version }, context) => edits.restore(actorOf(context), id, version))
}
