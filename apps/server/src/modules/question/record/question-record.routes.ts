import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/http/actor.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { QuestionRevisionService } from '../revision/question-revision.service.ts'
import type { QuestionActService } from './question-act.service.ts'
import type { QuestionEditService } from './question-edit.service.ts'
import type { QuestionRecordService } from './question-record.service.ts'

interface QuestionRecordServices {
  questionRecords: QuestionRecordService
  questionEdits: QuestionEditService
  questionActs: QuestionActService
  questionRevisions: QuestionRevisionService
}

export function questionRecordRoutes(
  app: FastifyInstance,
  { questionRecords, questionEdits, questionActs, questionRevisions }: QuestionRecordServices,
): void {
  const { questionRecord, questionRevision } = contract
  implement(app, questionRecord.page, (input) => questionRecords.page(input))
  implement(app, questionRecord.details, (input) => questionRecords.details(input))
  implement(app, questionRecord.get, ({ id }) => questionRecords.get(id))

  implement(app, questionRecord.add, (input, context) => questionEdits.add(actorOf(context), input))
  implement(app, questionRecord.update, (input, context) => questionEdits.update(actorOf(context), input))

  implement(app, questionRecord.delete, ({ id }, context) => questionActs.delete(actorOf(context), [id]))
  implement(app, questionRecord.deleteMany, ({ ids }, context) => questionActs.delete(actorOf(context), ids))
  implement(app, questionRecord.publish, ({ ids }, context) => questionActs.publish(actorOf(context), ids))
  implement(app, questionRecord.archive, ({ ids }, context) => questionActs.archive(actorOf(context), ids))
  implement(app, questionRecord.move, ({ ids, bankId }, context) =>
    questionActs.move(actorOf(context), ids, bankId),
  )
  implement(app, questionRecord.reorder, ({ id, afterId }, context) =>
    questionActs.reorder(actorOf(context), id, afterId),
  )

  implement(app, questionRevision.page, (input) => questionRevisions.page(input))
  implement(app, questionRevision.get, ({ id }) => questionRevisions.get(id))
  implement(app, questionRevision.restore, ({ id, version }, context) =>
    questionEdits.restore(actorOf(context), id, version),
  )
}
