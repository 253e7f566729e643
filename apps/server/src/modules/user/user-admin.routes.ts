import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/http/actor.ts'
import { implement } from '../../platform/http/implement.ts'
import type { UserAdminService } from './user-admin.service.ts'

export function userAdminRoutes(app: FastifyInstance, { userAdmin }: { userAdmin: UserAdminService }): void {
  implement(app, contract.user.page, (input) => userAdmin.page(input))
  implement(app, contract.user.get, ({ id }) => userAdmin.get(id))
  implement(app, contract.user.ban, (input, context) => userAdmin.ban(actorOf(context), input))
  implement(app, contract.user.unban, ({ ids }, context) => userAdmin.unban(actorOf(context), ids))
  implement(app, contract.user.setRole, ({ id, userRole }, context) =>
    userAdmin.setRole(actorOf(context), id, userRole),
  )
  implement(app, contract.user.resetPassword, ({ id }, context) =>
    userAdmin.resetPassword(actorOf(context), id),
  )
  implement(app, contract.user.removeSecondFactor, ({ id }, context) =>
    userAdmin.removeSecondFactor(actorOf(context), id),
  )
  implement(app, contract.user.signOutEverywhere, ({ ids }, context) =>
    userAdmin.signOutEverywhere(actorOf(context), ids),
  )
}
