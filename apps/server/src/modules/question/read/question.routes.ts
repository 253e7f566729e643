import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { QuestionService } from './question.service.ts'

export function questionRoutes(app: FastifyInstance, { questions }: { questions: QuestionService }): void {
  implement(app, contract.question.page, (input, { caller }) => questions.page(input, caller?.id ?? null))
  implement(app, contract.question.locate, (input, { caller }) => questions.locate(input, caller.id))
  implement(app, contract.question.progress, (filters, { caller }) => questions.progress(filters, caller.id))
  implement(app, contract.question.today, (_, { caller }) => questions.today(caller?.id ?? null))
}
