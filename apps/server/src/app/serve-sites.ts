import { type Client, createClient } from '@app/api-client'
import { type Language, languageOfCookies } from '@app/contract/common/languages'
import { type Contract, contract } from '@app/contract/contract'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ContentChanges } from '../platform/ContentChanges.ts'
import type { Config } from '../platform/config.ts'
import { chooseEncoding } from '../platform/http/AppendableBody.ts'
import { answerUnknownCall } from '../platform/http/error-handler.ts'
import { hasBrokenPath, originOf } from '../platform/http/page-address.ts'
import type { PageLookup } from '../platform/metrics/measure-pages.ts'
import { GuestPage } from './GuestPage.ts'
import { injectTransport } from './inject-transport.ts'
import { PageCache } from './PageCache.ts'
import {
  createNonce,
  DIAGRAM_FRAME_POLICY,
  RUNNER_FRAME,
  RUNNER_FRAME_POLICY,
  sitePolicy,
} from './security-headers.ts'
import type { SiteBuilds } from './site-builds.ts'

const HTML = 'text/html; charset=utf-8'

/** Addresses of calls and files: programs ask for them, and have no use for a page that says they are missing. */
const NO_PAGE =
  /^\/(?:api|assets|admin\/assets)\/|^\/[^/?]+\.(?:css|gif|ico|jpe?g|js|json|map|png|svg|txt|webmanifest|webp|xml)(?:\?|$)/

/** Serves the learner site, rendered here for a guest, and the console below /admin. */
export async function serveSites(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'site' | 'hasEmailVerification' | 'fileOrigin'>,
  { learner, manifest, adminDocument, learnerFiles, adminFiles }: SiteBuilds,
  changes: Pick<ContentChanges, 'subscribe'>,
  onLookup?: (lookup: PageLookup) => void,
): Promise<void> {
  await app.register(fastifyStatic, filesOf(learnerFiles))
  await app.register(fastifyStatic, {
    ...filesOf(adminFiles),
    prefix: '/admin/assets/',
    decorateReply: false,
  })

  const sendAdmin = ({ originalUrl }: FastifyRequest, reply: FastifyReply) => {
    const nonce = createNonce()
    return reply
      .status(hasBrokenPath(originalUrl) ? 404 : 200)
      .headers({
        'content-security-policy': sitePolicy(nonce, `'nonce-${nonce}'`, config.fileOrigin),
        'cache-control': 'no-cache',
      })
      .type(HTML)
      .send(adminDocument.replaceAll('__NONCE__', nonce))
  }
  app.get('/admin', sendAdmin)
  app.get('/admin/*', sendAdmin)

  app.get('/diagram-frame', (_, reply) =>
    reply
      .headers({ 'content-security-policy': DIAGRAM_FRAME_POLICY, 'x-frame-options': 'SAMEORIGIN' })
      .type(HTML)
      .send('<!doctype html><html lang="en"><title>diagram</title></html>'),
  )

  app.get('/runner-frame', (_, reply) =>
    reply
      .headers({ 'content-security-policy': RUNNER_FRAME_POLICY, 'x-frame-options': 'SAMEORIGIN' })
      .type(HTML)
      .send(RUNNER_FRAME),
  )

  const cache = new PageCache(onLookup)
  changes.subscribe(() => cache.clear())
  // Pages come compressed, and a request for one has no body.
  app.get('/*', { compress: false, decompress: false }, async (request, reply) => {
    const { url } = request
    if (NO_PAGE.test(url)) return answerUnknownCall(request, reply)
    const language = readLanguage(request)
    const origin = config.publicUrl ?? originOf(request)
    const render = async () => {
      const page = await learner.renderPage({
        url,
        language,
        api: guestClient(app, language),
        manifest,
        origin,
        site: { ...config.site, hasEmailVerification: config.hasEmailVerification },
      })
      return new GuestPage(page, learner.closeDocument, config.fileOrigin)
    }
    return sendPage(request, reply, await cache.get(`${language} ${origin} ${url}`, render))
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

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: GuestPage,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const { policy, body } = await page.answer(encoding)
  return reply
    .status(page.status)
    .headers({
      'content-security-policy': policy,
      // A validator would let a browser show a kept page again, with the nonce of its first answer.
      'cache-control': page.isUnlisted ? 'private, no-store' : 'no-cache',
      vary: 'Cookie, Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    })
    .type(HTML)
    .send(body)
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
