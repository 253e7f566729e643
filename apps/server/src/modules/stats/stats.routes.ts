import { contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { HealthService } from './health.service.ts'
import type { StatsService } from './stats.service.ts'

interface StatsRoutesServices {
  stats: StatsService
  health: HealthService
}

export function statsRoutes(app: FastifyInstance, { stats, health }: StatsRoutesServices): void {
  implement(app, contract.stats.overview, () => stats.overview())
  implement(app, contract.stats.check, ({ part }, { request }) => health.check(part, request.language))
}
