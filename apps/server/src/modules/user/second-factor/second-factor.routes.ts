import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/http/actor.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { SecondFactorService } from './second-factor.service.ts'

export function secondFactorRoutes(
  app: FastifyInstance,
  { secondFactor }: { secondFactor: SecondFactorService },
): void {
  const calls = contract.userSecondFactor
  implement(app, calls.my, (_, { caller }) => secondFactor.state(caller.id))
  implement(app, calls.begin, (_, context) => secondFactor.begin(actorOf(context), context.request.language))
  implement(app, calls.enable, async ({ code }, context) => ({
    recoveryCodes: await secondFactor.enable(actorOf(context), code),
  }))
  implement(app, calls.disable, ({ code }, context) => secondFactor.disable(actorOf(context), code))
  implement(app, calls.renewRecoveryCodes, async ({ code }, context) => ({
    recoveryCodes: await secondFactor.renewRecoveryCodes(actorOf(context), code),
  }))
}
