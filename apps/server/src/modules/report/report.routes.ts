import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/http/actor.ts'
import { implement } from '../../platform/http/implement.ts'
import type { ReportService } from './report.service.ts'
import type { ReportDecisionService } from './report-decision.service.ts'

interface Services {
  reports: ReportService
  decisions: ReportDecisionService
}

export function reportRoutes(app: FastifyInstance, { reports, decisions }: Services): void {
  const { report } = contract
  implement(app, report.add, (input, { caller }) => reports.add(caller, input))
  implement(app, report.page, (query) => reports.page(query))
  implement(app, report.get, ({ id }) => reports.get(id))
  implement(app, report.assign, ({ ids }, context) => decisions.assign(actorOf(context), ids, true))
  implement(app, report.unassign, ({ ids }, context) => decisions.assign(actorOf(context), ids, false))
  implement(app, report.handle, ({ ids, ...decision }, context) =>
    decisions.handle(actorOf(context), ids, decision),
  )
  implement(app, report.reopen, ({ ids }, context) => decisions.reopen(actorOf(context), ids))
}
