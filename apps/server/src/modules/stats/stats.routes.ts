import { contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { HealthService } from './health.service.ts'
import type { IssueRecorder } from './issues/IssueRecorder.ts'
import type { StatsService } from './stats.service.ts'

interface StatsRoutesServices {
  stats: StatsService
  health: HealthService
  issues: IssueRecorder
}

export function statsRoutes(app: FastifyInstance, { stats, health, issues }: StatsRoutesServices): void {
  implement(app, contract.stats.overview, () => stats.overview())
  implement(app, contract.stats.issues, () => issues.list())
  implement(app, contract.stats.check, ({ part }, { request }) => health.check(part, request.language))
}
