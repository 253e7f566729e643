import { LANGUAGES } from '@app/contract/common/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { chooseLanguage } from '../i18n.ts'
import type { Authenticate } from './context.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether what is called by `Authorization` is no user's. */
    takesNoUser?: boolean
  }
}

/** The token of a request: `Authorization: <token>` or `Authorization: Bearer <token>`. */
export function readToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim()
  return header || null
}

/**
 * Finds the user and language of every request. A request with an unknown token is a guest's:
 * public calls still answer, and calls that need a login answer 40100.
 */
export function registerAuthentication(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('caller', null)
  app.decorateRequest('language', LANGUAGES[0])
  app.addHook('onRequest', (request, _, done) => {
    request.language = chooseLanguage(request.headers['accept-language'])
    const token = readToken(request)
    if (!token || request.routeOptions.config.takesNoUser) return done()
    authenticate(token, !request.routeOptions.config.isBackground).then((caller) => {
      request.caller = caller
      done()
    }, done)
  })
}
