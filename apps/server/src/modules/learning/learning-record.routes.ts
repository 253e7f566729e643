import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/http/actor.ts'
import { implement } from '../../platform/http/implement.ts'
import type { ChapterEditService } from './chapter/chapter-edit.service.ts'
import type { ChapterRecordService } from './chapter/chapter-record.service.ts'

interface Services {
  chapterRecords: ChapterRecordService
  chapterEdits: ChapterEditService
}

/** What admins read and write of chapters. */
export function learningRecordRoutes(app: FastifyInstance, { chapterRecords, chapterEdits }: Services): void {
  const { chapter } = contract
  implement(app, chapter.page, (input) => chapterRecords.page(input))
  implement(app, chapter.record, ({ id }) => chapterRecords.get(id))
  implement(app, chapter.add, (input, context) => chapterEdits.add(actorOf(context), input))
  implement(app, chapter.update, (input, context) => chapterEdits.update(actorOf(context), input))
  implement(app, chapter.delete, ({ id }, context) => chapterEdits.delete(actorOf(context), id))
  implement(app, chapter.reorder, ({ id, afterId }, context) =>
    chapterEdits.reorder(actorOf(context), id, afterId),
  )
}
