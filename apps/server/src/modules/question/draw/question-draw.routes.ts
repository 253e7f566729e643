import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { QuestionDrawService } from './question-draw.service.ts'

export function questionDrawRoutes(
  app: FastifyInstance,
  { questionDraws }: { questionDraws: QuestionDrawService },
): void {
  implement(app, contract.questionDraw.count, ({ filter }, { caller }) =>
    questionDraws.count(caller.id, filter),
  )
}
