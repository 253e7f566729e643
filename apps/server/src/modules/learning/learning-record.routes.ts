import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/http/actor.ts'
import { implement } from '../../platform/http/implement.ts'
import type { ChapterEditService } from './chapter/chapter-edit.service.ts'
import type { ChapterRecordService } from './chapter/chapter-record.service.ts'
import type { PointActService } from './knowledge-point/point-act.service.ts'
import type { PointEditService } from './knowledge-point/point-edit.service.ts'
import type { PointRecordService } from './knowledge-point/point-record.service.ts'

interface Services {
  chapterRecords: ChapterRecordService
  chapterEdits: ChapterEditService
  pointRecords: PointRecordService
  pointEdits: PointEditService
  pointActs: PointActService
}

/** What admins read and write of the learning path. */
export function learningRecordRoutes(
  app: FastifyInstance,
  { chapterRecords, chapterEdits, pointRecords, pointEdits, pointActs }: Services,
): void {
  const { chapter, knowledgePointRecord: point, knowledgePointRevision: revision } = contract
  implement(app, chapter.page, (input) => chapterRecords.page(input))
  implement(app, chapter.record, ({ id }) => chapterRecords.get(id))
  implement(app, chapter.add, (input, context) => chapterEdits.add(actorOf(context), input))
  implement(app, chapter.update, (input, context) => chapterEdits.update(actorOf(context), input))
  implement(app, chapter.delete, ({ id }, context) => chapterEdits.delete(actorOf(context), id))
  implement(app, chapter.reorder, ({ id, afterId }, context) =>
    chapterEdits.reorder(actorOf(context), id, afterId),
  )

  implement(app, point.page, (input) => pointRecords.page(input))
  implement(app, point.details, (input) => pointRecords.details(input))
  implement(app, point.get, ({ id }) => pointRecords.get(id))
  implement(app, point.add, (input, context) => pointEdits.add(actorOf(context), input))
  implement(app, point.update, (input, context) => pointEdits.update(actorOf(context), input))
  implement(app, point.delete, ({ id }, context) => pointActs.delete(actorOf(context), [id]))
  implement(app, point.deleteMany, ({ ids }, context) => pointActs.delete(actorOf(context), ids))
  implement(app, point.publish, ({ ids }, context) => pointActs.publish(actorOf(context), ids))
  implement(app, point.archive, ({ ids }, context) => pointActs.archive(actorOf(context), ids))
  implement(app, point.reorder, ({ id, afterId }, context) =>
    pointActs.reorder(actorOf(context), id, afterId),
  )

  implement(app, revision.page, (input) => pointRecords.revisions(input))
  implement(app, revision.get, ({ id }) => pointRecords.getRevision(id))
  implement(app, revision.restore, ({ id, version }, context) =>
    pointEdits.restore(actorOf(context), id, version),
  )
}
