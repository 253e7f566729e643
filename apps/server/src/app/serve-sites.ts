import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Client, createClient } from '@app/api-client'
import { type Contract, contract } from '@app/contract'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Config } from '../platform/config.ts'
import { answerUnknownCall } from '../platform/http/error-handler.ts'
import { type Language, operatorText } from '../platform/i18n.ts'
import { StartupError } from '../platform/startup-error.ts'
import { injectTransport } from './inject-transport.ts'
import { createNonce, DIAGRAM_FRAME_POLICY, sitePolicy } from './security-headers.ts'

/** A page as the learner site renders it. */
interface RenderedPage {
  status: number
  /** The whole html, with an answer's nonce put in. */
  document: (nonce: string) => string
}

/** What the learner site's server build exports. */
interface LearnerEntry {
  renderPage: (request: {
    url: string
    language: Language
    api: Client<Contract>
    manifest: unknown
    origin: string
  }) => Promise<RenderedPage>
}

const learnerFolder = new URL('../../../learner/dist/', import.meta.url)
const adminFolder = new URL('../../../admin/dist/', import.meta.url)

/** A guest's page is the same for everybody and may be this old: what a write changes is seen after it. */
const PAGE_MILLISECONDS = 3_000
const MAX_CACHED_PAGES = 300
/** Longer addresses are rendered but not kept. */
const MAX_CACHED_ADDRESS = 500

/**
 * Serves the learner site, rendered here for a guest, and the console below /admin.
 * @throws StartupError when the sites are not built
 */
export async function serveSites(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): Promise<void> {
  const { entry, manifest, adminDocument } = await loadBuilds()
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('client/', learnerFolder)),
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz', 'index.html'],
    setHeaders: setCaching,
  })
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('assets/', adminFolder)),
    prefix: '/admin/assets/',
    decorateReply: false,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: setCaching,
  })

  const pages = new LRUCache<string, RenderedPage>({ max: MAX_CACHED_PAGES, ttl: PAGE_MILLISECONDS })
  const rendering = new Map<string, Promise<RenderedPage>>()
  const render = (url: string, language: Language, origin: string): Promise<RenderedPage> => {
    const key = `${language} ${origin} ${url}`
    const known = pages.get(key)
    if (known) return Promise.resolve(known)
    const running = rendering.get(key)
    if (running) return running
    const page = entry
      .renderPage({ url, language, api: guestClient(app, language), manifest, origin })
      .then((rendered) => {
        if (rendered.status === 200 && url.length <= MAX_CACHED_ADDRESS) pages.set(key, rendered)
        return rendered
      })
      .finally(() => rendering.delete(key))
    rendering.set(key, page)
    return page
  }

  const sendAdmin = (_: FastifyRequest, reply: FastifyReply) => {
    const nonce = createNonce()
    return sendDocument(reply, 200, nonce, adminDocument.replaceAll('__NONCE__', nonce))
  }
  app.get('/admin', sendAdmin)
  app.get('/admin/*', sendAdmin)

  app.get('/diagram-frame', (_, reply) =>
    reply
      .headers({ 'content-security-policy': DIAGRAM_FRAME_POLICY, 'x-frame-options': 'SAMEORIGIN' })
      .type('text/html; charset=utf-8')
      .send('<!doctype html><html lang="en"><title>diagram</title></html>'),
  )

  app.get('/*', async (request, reply) => {
    if (/^\/(api|assets|admin\/assets)\//.test(request.url)) return answerUnknownCall(request, reply)
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`
    const page = await render(request.url, readLanguage(request), origin)
    const nonce = createNonce()
    return sendDocument(reply, page.status, nonce, page.document(nonce))
  })
}

function sendDocument(reply: FastifyReply, status: number, nonce: string, html: string): FastifyReply {
  return reply
    .status(status)
    .headers({ 'content-security-policy': sitePolicy(nonce), 'cache-control': 'no-cache', vary: 'Cookie' })
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Pages are Chinese unless the reader chose otherwise on the site, which a cookie remembers. */
function readLanguage(request: FastifyRequest): Language {
  return /(?:^|;\s*)language=en-US(?:;|$)/.test(request.headers.cookie ?? '') ? 'en-US' : 'zh-CN'
}

/** Files under assets/ carry a hash of their content in their names. */
function setCaching(reply: FastifyReply, path: string): void {
  const isHashed = /[\\/]assets[\\/]/.test(path)
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
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

async function loadBuilds(): Promise<{ entry: LearnerEntry; manifest: unknown; adminDocument: string }> {
  try {
    const [entry, manifest, adminDocument]: [LearnerEntry, string, string] = await Promise.all([
      import(new URL('server/entry-server.js', learnerFolder).href),
      readFile(new URL('client/.vite/manifest.json', learnerFolder), 'utf8'),
      readFile(new URL('index.html', adminFolder), 'utf8'),
    ])
    return { entry, manifest: JSON.parse(manifest), adminDocument }
  } catch (error) {
    throw new StartupError(operatorText('sitesNotBuilt'), { cause: error })
  }
}
