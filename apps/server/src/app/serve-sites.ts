import { type Client, createClient } from '@app/api-client'
import { type Contract, contract } from '@app/contract'
import { type Language, languageOfCookies } from '@app/contract/languages'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ContentChanges } from '../platform/ContentChanges.ts'
import type { Config } from '../platform/config.ts'
import { answerUnknownCall } from '../platform/http/error-handler.ts'
import { originOf } from '../platform/http/page-address.ts'
import type { PageLookup } from '../platform/metrics/measure-pages.ts'
import { injectTransport } from './inject-transport.ts'
import { PageCache } from './PageCache.ts'
import { createNonce, DIAGRAM_FRAME_POLICY, sitePolicy } from './security-headers.ts'
import type { RenderedPage, SiteBuilds } from './site-builds.ts'

/** Serves the learner site, rendered here for a guest, and the console below /admin. */
export async function serveSites(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'site' | 'hasEmailVerification' | 'fileOrigin'>,
  { learner, manifest, adminDocument, learnerFiles, adminFiles }: SiteBuilds,
  changes: ContentChanges,
  onLookup?: (lookup: PageLookup) => void,
): Promise<void> {
  await app.register(fastifyStatic, filesOf(learnerFiles))
  await app.register(fastifyStatic, {
    ...filesOf(adminFiles),
    prefix: '/admin/assets/',
    decorateReply: false,
  })

  const sendAdmin = (_: FastifyRequest, reply: FastifyReply) =>
    sendDocument(reply, config, {
      ...{ status: 200, isUnlisted: false },
      document: (nonce) => adminDocument.replaceAll('__NONCE__', nonce),
    })
  app.get('/admin', sendAdmin)
  app.get('/admin/*', sendAdmin)

  app.get('/diagram-frame', (_, reply) =>
    reply
      .headers({ 'content-security-policy': DIAGRAM_FRAME_POLICY, 'x-frame-options': 'SAMEORIGIN' })
      .type('text/html; charset=utf-8')
      .send('<!doctype html><html lang="en"><title>diagram</title></html>'),
  )

  const cache = new PageCache(onLookup)
  changes.subscribe(() => cache.clear())
  app.get('/*', async (request, reply) => {
    const { url } = request
    if (/^\/(api|assets|admin\/assets)\//.test(url)) return answerUnknownCall(request, reply)
    const language = readLanguage(request)
    const origin = config.publicUrl ?? originOf(request)
    const page = await cache.get(`${language} ${origin} ${url}`, () =>
      learner.renderPage({
        url,
        language,
        api: guestClient(app, language),
        manifest,
        origin,
        site: { ...config.site, hasEmailVerification: config.hasEmailVerification },
      }),
    )
    return sendDocument(reply, config, page)
  })
}

/** Files under assets/ carry a hash of their content in their names. */
function filesOf(root: string): FastifyStaticOptions {
  return {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz', 'index.html'],
    setHeaders: (response, path) => {
      const isHashed = /[\\/]assets[\\/]/.test(path)
      response.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  }
}

function sendDocument(
  reply: FastifyReply,
  { fileOrigin }: Pick<Config, 'fileOrigin'>,
  { status, isUnlisted, document }: RenderedPage,
): FastifyReply {
  const nonce = createNonce()
  return reply
    .status(status)
    .headers({
      'content-security-policy': sitePolicy(nonce, fileOrigin),
      'cache-control': isUnlisted ? 'private, no-store' : 'no-cache',
      vary: 'Cookie',
    })
    .type('text/html; charset=utf-8')
    .send(document(nonce))
}

/** Pages are Chinese unless the reader chose otherwise on the site, which a cookie remembers. */
function readLanguage(request: FastifyRequest): Language {
  return languageOfCookies(request.headers.cookie ?? '')
}

/** Calls the api within this process, as a guest. */
function guestClient(app: FastifyInstance, language: Language): Client<Contract> {
  return createClient(contract, {
    transport: injectTransport(app),
    getToken: () => null,
    getLanguage: () => language,
    describeFailure: (failure) => failure,
  })
}
