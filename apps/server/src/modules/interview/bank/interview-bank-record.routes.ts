import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/http/actor.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { InterviewBankEditService } from './interview-bank-edit.service.ts'
import type { InterviewBankRecordService } from './interview-bank-record.service.ts'

interface Services {
  bankRecords: InterviewBankRecordService
  bankEdits: InterviewBankEditService
}

/** What admins read and write of interview banks. */
export function interviewBankRecordRoutes(app: FastifyInstance, { bankRecords, bankEdits }: Services): void {
  const { interviewBank: bank } = contract
  implement(app, bank.page, (input) => bankRecords.page(input))
  implement(app, bank.record, ({ id }) => bankRecords.get(id))
  implement(app, bank.add, (input, context) => bankEdits.add(actorOf(context), input))
  implement(app, bank.update, (input, context) => bankEdits.update(actorOf(context), input))
  implement(app, bank.delete, ({ id }, context) => bankEdits.delete(actorOf(context), id))
  implement(app, bank.reorder, ({ id, afterId }, context) => bankEdits.reorder(actorOf(context), id, afterId))
}
