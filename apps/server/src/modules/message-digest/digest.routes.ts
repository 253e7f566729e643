import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { DigestService } from './digest.service.ts'

/** What mail programs send along with one click: it says nothing that the address does not. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']

export function digestRoutes(app: FastifyInstance, { digests }: { digests: DigestService }): void {
  // Where a mail program opens the address instead: the page that asks. Opening it ends nothing.
  app.get<{ Params: { token: string } }>(
    contract.message.unsubscribe.path,
    { schema: { hide: true } },
    (request, reply) => reply.redirect(`/unsubscribe?token=${encodeURIComponent(request.params.token)}`),
  )
  app.register(async (scope) => {
    scope.addContentTypeParser(FORMS, { parseAs: 'string' }, (_, __, done) => done(null, undefined))
    implement(scope, contract.message.unsubscribe, ({ token }) => digests.unsubscribe(token))
  })
}
