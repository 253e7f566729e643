import { contract } from '@app/contract/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actorOf, visitorOf } from '../../platform/http/actor.ts'
import { readToken } from '../../platform/http/authentication.ts'
import { implement } from '../../platform/http/implement.ts'
import { implementStream } from '../../platform/http/implement-stream.ts'
import type { CodeService } from './code.service.ts'
import type { UserExportService } from './export/user-export.service.ts'
import type { SessionService } from './session.service.ts'
import type { Entrant, EntryService } from './sign-in/entry.service.ts'
import type { SignInService } from './sign-in/sign-in.service.ts'
import type { UserService } from './user.service.ts'
import type { UserRemovalService } from './user-removal.service.ts'

interface UserRoutesServices {
  users: UserService
  sessions: SessionService
  signIn: SignInService
  entry: EntryService
  codes: CodeService
  userRemoval: UserRemovalService
  userExport: UserExportService
}

export function userRoutes(
  app: FastifyInstance,
  { users, sessions, signIn, entry, codes, userRemoval, userExport }: UserRoutesServices,
): void {
  implement(app, contract.user.register, (input, { request }) => users.register(input, visitorOf(request)))
  implement(app, contract.user.login, (input, { request }) =>
    signIn.loginByPassword(input, entrantOf(request)),
  )
  implement(app, contract.user.loginByEmail, (input, { request }) =>
    signIn.loginByCode(input, entrantOf(request)),
  )
  implement(app, contract.user.loginBySecondFactor, ({ challenge, code }, { request }) =>
    entry.enterBySecondFactor(challenge, code, entrantOf(request)),
  )
  implement(app, contract.user.logout, (_, { request }) => sessions.close(readToken(request) ?? ''))
  implement(app, contract.user.my, (_, { caller }) => users.getCurrent(caller.id))
  implement(app, contract.user.update, (input, context) => users.update(actorOf(context), input))
  implement(app, contract.user.delete, ({ id }, context) => userRemoval.delete(actorOf(context), id))

  implementStream(app, contract.userExport.stream, async (_, { caller }) => {
    await sessions.requireConfirmed(caller)
    return userExport.stream(caller.id)
  })

  implement(app, contract.userCode.send, ({ email, purpose }, { request }) =>
    codes.send(email, purpose, visitorOf(request), request.language),
  )
  implement(app, contract.userPassword.reset, ({ email, code, password }, { request }) =>
    signIn.resetPassword(email, code, password, visitorOf(request)),
  )
  implement(app, contract.userPassword.change, ({ currentPassword, password }, context) =>
    signIn.changePassword(actorOf(context), currentPassword, password),
  )
  implement(app, contract.userSession.device, (_, { caller }) => signIn.deviceProof(caller))
  implement(app, contract.userSession.confirm, ({ password }, { caller }) => signIn.confirm(caller, password))
  implement(app, contract.userSession.list, (_, { caller }) => sessions.list(caller))
  implement(app, contract.userSession.deleteOthers, (_, { caller }) => sessions.revokeOthers(caller))
  implement(app, contract.userSession.delete, ({ id }, { caller }) => sessions.revoke(caller, id))
}

const entrantOf = (request: FastifyRequest): Entrant => ({
  ...visitorOf(request),
  language: request.language,
})
