import { contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { QuestionBankService } from './question-bank.service.ts'

export function questionBankRoutes(app: FastifyInstance, { banks }: { banks: QuestionBankService }): void {
  implement(app, contract.questionBank.list, (_, { caller }) => banks.list(caller?.id ?? null))
  implement(app, contract.questionBank.get, ({ id }, { caller }) => banks.get(id, caller?.id ?? null))
  implement(app, contract.questionBank.page, (input) => banks.page(input))
  implement(app, contract.questionBank.tags, ({ bankId }) => banks.tags(bankId))
}
