import { contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { readToken } from '../../platform/http/authentication.ts'
import { implement } from '../../platform/http/implement.ts'
import type { SessionService } from './session.service.ts'
import type { UserService } from './user.service.ts'

export function userRoutes(
  app: FastifyInstance,
  { users, sessions }: { users: UserService; sessions: SessionService },
): void {
  implement(app, contract.user.register, (input) => users.register(input))
  implement(app, contract.user.login, ({ email, password }) => users.login(email, password))
  implement(app, contract.user.logout, (_, { request }) => sessions.close(readToken(request) ?? ''))
  implement(app, contract.user.my, (_, { caller }) => users.getCurrent(caller.id))
  implement(app, contract.user.get, ({ id }) => users.get(id))
  implement(app, contract.user.page, (input) => users.page(input))
}
