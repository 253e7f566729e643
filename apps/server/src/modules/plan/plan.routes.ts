import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { HomeService } from './home.service.ts'
import type { PlanService } from './plan.service.ts'

interface PlanServices {
  plans: PlanService
  home: HomeService
}

export function planRoutes(app: FastifyInstance, { plans, home }: PlanServices): void {
  implement(app, contract.plan.get, (_, { caller }) => plans.get(caller.id))
  implement(app, contract.plan.update, (settings, { caller }) => plans.update(caller.id, settings))
  implement(app, contract.plan.delete, (_, { caller }) => plans.delete(caller.id))
  implement(app, contract.plan.targets, () => plans.targets())
  implement(app, contract.plan.today, (_, { caller }) => home.today(caller.id))
}
