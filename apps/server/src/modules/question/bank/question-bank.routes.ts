import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { QuestionBankService } from './question-bank.service.ts'

/** What learners read of question banks. */
export function questionBankRoutes(app: FastifyInstance, { banks }: { banks: QuestionBankService }): void {
  implement(app, contract.questionBank.list, (_, { caller }) => banks.list(caller?.id ?? null))
  implement(app, contract.questionBank.get, ({ id }, { caller }) => banks.get(id, caller?.id ?? null))
  implement(app, contract.questionBank.tags, ({ bankId }) => banks.tags(bankId))
}
