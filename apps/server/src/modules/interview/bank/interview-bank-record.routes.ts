import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/http/actor.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { InterviewQuestionActService } from '../question/interview-question-act.service.ts'
import type { InterviewQuestionEditService } from '../question/interview-question-edit.service.ts'
import type { InterviewQuestionRecordService } from '../question/interview-question-record.service.ts'
import type { InterviewBankEditService } from './interview-bank-edit.service.ts'
import type { InterviewBankRecordService } from './interview-bank-record.service.ts'

interface Services {
  bankRecords: InterviewBankRecordService
  bankEdits: InterviewBankEditService
  questionRecords: InterviewQuestionRecordService
  questionEdits: InterviewQuestionEditService
  questionActs: InterviewQuestionActService
}

/** What admins read and write of interview banks and their questions. */
export function interviewBankRecordRoutes(
  app: FastifyInstance,
  { bankRecords, bankEdits, questionRecords, questionEdits, questionActs }: Services,
): void {
  const {
    interviewBank: bank,
    interviewQuestionRecord: question,
    interviewQuestionRevision: revision,
  } = contract
  implement(app, bank.page, (input) => bankRecords.page(input))
  implement(app, bank.record, ({ id }) => bankRecords.get(id))
  implement(app, bank.add, (input, context) => bankEdits.add(actorOf(context), input))
  implement(app, bank.update, (input, context) => bankEdits.update(actorOf(context), input))
  implement(app, bank.delete, ({ id }, context) => bankEdits.delete(actorOf(context), id))
  implement(app, bank.reorder, ({ id, afterId }, context) => bankEdits.reorder(actorOf(context), id, afterId))

  implement(app, question.page, (input) => questionRecords.page(input))
  implement(app, question.details, (input) => questionRecords.details(input))
  implement(app, question.get, ({ id }) => questionRecords.get(id))
  implement(app, question.add, (input, context) => questionEdits.add(actorOf(context), input))
  implement(app, question.update, (input, context) => questionEdits.update(actorOf(context), input))
  implement(app, question.delete, ({ id }, context) => questionActs.delete(actorOf(context), [id]))
  implement(app, question.deleteMany, ({ ids }, context) => questionActs.delete(actorOf(context), ids))
  implement(app, question.publish, ({ ids }, context) => questionActs.publish(actorOf(context), ids))
  implement(app, question.archive, ({ ids }, context) => questionActs.archive(actorOf(context), ids))
  implement(app, question.reorder, ({ id, afterId }, context) =>
    questionActs.reorder(actorOf(context), id, afterId),
  )

  implement(app, revision.page, (input) => questionRecords.revisions(input))
  implement(app, revision.get, ({ id }) => questionRecords.getRevision(id))
  implement(app, revision.restore, ({ id, version }, context) =>
    questionEdits.restore(actorOf(context), id, version),
  )
}
