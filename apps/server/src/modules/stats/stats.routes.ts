import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import { implementStream } from '../../platform/http/implement-stream.ts'
import type { HealthService } from './health/health.service.ts'
import type { IssueRecorder } from './issues/IssueRecorder.ts'
import { describeArrival, type ProbeService } from './probe/ProbeService.ts'
import { probeStream } from './probe/probe-stream.ts'
import type { StatsService } from './stats.service.ts'
import type { UserDeedsService } from './user-deeds.service.ts'

interface StatsRoutesServices {
  stats: StatsService
  deeds: UserDeedsService
  health: HealthService
  issues: IssueRecorder
  probe: ProbeService
}

export function statsRoutes(
  app: FastifyInstance,
  { stats, deeds, health, issues, probe }: StatsRoutesServices,
): void {
  implement(app, contract.stats.overview, () => stats.overview())
  implement(app, contract.stats.user, ({ id }) => deeds.get(id))
  implement(app, contract.stats.issues, () => issues.list())
  implement(app, contract.stats.check, ({ part }, { request }) => health.check(part, request.language))
  implement(app, contract.stats.probe, async ({ key, padding }, { request }) => {
    probe.requireKey(key)
    return describeArrival(request, padding)
  })
  implementStream(app, contract.stats.probeStream, async ({ key }) => {
    probe.requireKey(key)
    return probeStream
  })
}
