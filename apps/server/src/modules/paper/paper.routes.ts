import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { PaperService } from './paper.service.ts'
import type { PaperClosingService } from './paper-closing.service.ts'
import type { PaperResultService } from './paper-result.service.ts'

interface Services {
  papers: PaperService
  paperClosing: PaperClosingService
  paperResults: PaperResultService
}

export function paperRoutes(app: FastifyInstance, { papers, paperClosing, paperResults }: Services): void {
  implement(app, contract.paper.add, (paper, { caller }) => papers.add(caller.id, paper))
  implement(app, contract.paper.get, ({ id }, { caller }) => papers.get(caller.id, id))
  implement(app, contract.paper.answer, (answer, { caller }) => papers.answer(caller.id, answer))
  implement(app, contract.paper.submit, ({ id }, { caller }) => paperClosing.close(caller.id, id))
  implement(app, contract.paper.result, ({ id }, { caller }) => paperResults.get(caller.id, id))
  implement(app, contract.paper.rate, (rating, { caller }) => paperResults.rate(caller.id, rating))
  implement(app, contract.paper.check, (check, { caller }) => paperResults.check(caller.id, check))
  implement(app, contract.paper.assume, ({ id, isAssumed }, { caller }) =>
    paperResults.assume(caller.id, id, isAssumed),
  )
  implement(app, contract.paper.review, ({ id }, { caller }) => paperResults.reviewMissed(caller.id, id))
  implement(app, contract.paper.page, (query, { caller }) => papers.page(caller.id, query))
}
