import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/http/actor.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { DecisionService } from '../objection/decision.service.ts'
import type { RecordService } from './record.service.ts'
import type { RescoreService } from './rescore.service.ts'

interface Services {
  interviewRecords: RecordService
  interviewDecisions: DecisionService
  interviewRescores: RescoreService
}

/** What admins call. */
export function recordRoutes(app: FastifyInstance, services: Services): void {
  const { interviewRecords: records, interviewDecisions: decisions, interviewRescores: rescores } = services
  const { interviewSessionRecord: record, interviewObjection: objection } = contract
  implement(app, record.page, (query) => records.page(query))
  implement(app, record.get, ({ id }, context) => records.get(actorOf(context), id))
  implement(app, record.waiting, () => records.waiting())
  implement(app, record.rescore, ({ id }, context) => rescores.rescore(actorOf(context), id))
  implement(app, objection.preview, (revision) => decisions.preview(revision))
  implement(app, objection.decide, (decision, context) => decisions.decide(actorOf(context), decision))
}
