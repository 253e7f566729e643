import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/http/actor.ts'
import { implement } from '../../platform/http/implement.ts'
import type { JobService } from './job.service.ts'

export function jobRoutes(app: FastifyInstance, { jobWatch }: { jobWatch: JobService }): void {
  implement(app, contract.job.overview, () => jobWatch.overview())
  implement(app, contract.job.retry, ({ name, id }, context) => jobWatch.retry(actorOf(context), name, id))
}
