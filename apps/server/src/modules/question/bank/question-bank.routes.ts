import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/http/actor.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { QuestionBankService } from './question-bank.service.ts'
import type { QuestionBankEditService } from './question-bank-edit.service.ts'

interface QuestionBankServices {
  banks: QuestionBankService
  bankEdits: QuestionBankEditService
}

export function questionBankRoutes(app: FastifyInstance, { banks, bankEdits }: QuestionBankServices): void {
  implement(app, contract.questionBank.list, (_, { caller }) => banks.list(caller?.id ?? null))
  implement(app, contract.questionBank.get, ({ id }, { caller }) => banks.get(id, caller?.id ?? null))
  implement(app, contract.questionBank.page, (input) => banks.page(input))
  implement(app, contract.questionBank.tags, ({ bankId }) => banks.tags(bankId))
  implement(app, contract.questionBank.record, ({ id }) => banks.getRecord(id))
  implement(app, contract.questionBank.add, (input, context) => bankEdits.add(actorOf(context), input))
  implement(app, contract.questionBank.update, (input, context) => bankEdits.update(actorOf(context), input))
  implement(app, contract.questionBank.delete, ({ id }, context) => bankEdits.delete(actorOf(context), id))
  implement(app, contract.questionBank.reorder, ({ id, afterId }, context) =>
    bankEdits.reorder(actorOf(context), id, afterId),
  )
}
