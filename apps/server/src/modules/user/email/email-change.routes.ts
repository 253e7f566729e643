import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/http/actor.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { EmailChangeService } from './email-change.service.ts'

export function emailChangeRoutes(
  app: FastifyInstance,
  { emailChange }: { emailChange: EmailChangeService },
): void {
  implement(app, contract.userEmail.send, ({ email }, context) =>
    emailChange.send(actorOf(context), email, context.request.language),
  )
  implement(app, contract.userEmail.change, (input, context) => emailChange.change(actorOf(context), input))
}
