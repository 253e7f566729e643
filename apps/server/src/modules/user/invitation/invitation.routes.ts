import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf, visitorOf } from '../../../platform/http/actor.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { AcceptanceService } from './acceptance.service.ts'
import type { InvitationService } from './invitation.service.ts'

interface InvitationRoutesServices {
  invitations: InvitationService
  acceptances: AcceptanceService
}

export function invitationRoutes(
  app: FastifyInstance,
  { invitations, acceptances }: InvitationRoutesServices,
): void {
  const { userInvitation } = contract
  implement(app, userInvitation.invite, ({ users }, context) =>
    invitations.invite(actorOf(context), users, context.request.language),
  )
  implement(app, userInvitation.renew, ({ id }, context) =>
    invitations.renew(actorOf(context), id, context.request.language),
  )
  implement(app, userInvitation.get, ({ token }, { request }) => acceptances.get(token, visitorOf(request)))
  implement(app, userInvitation.accept, ({ token, password }, { request }) =>
    acceptances.accept(token, password, { ...visitorOf(request), language: request.language }),
  )
}
