import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ContentChanges } from '../../platform/ContentChanges.ts'
import type { Config } from '../../platform/config.ts'
import { answerUnknownCall } from '../../platform/http/error-handler.ts'
import { originOf } from '../../platform/http/page-address.ts'
import { composeSitemap } from './sitemap.ts'

type CrawlerConfig = Pick<Config, 'publicUrl' | 'securityContact'>

interface CrawlerServices {
  /** The banks that guests see. */
  banks: { list: (userId: null) => Promise<readonly { id: number }[]> }
  changes: ContentChanges
}

const CONTACT_DAYS = 180
const DAY_MILLISECONDS = 86_400_000

/** `/robots.txt`, `/sitemap.xml` and `/.well-known/security.txt`: what programs ask a site for first. */
export function registerCrawlers(
  app: FastifyInstance,
  { publicUrl, securityContact }: CrawlerConfig,
  services: CrawlerServices,
): void {
  app.get('/robots.txt', (_, reply) => sendText(reply, robots(publicUrl)))
  app.get('/.well-known/security.txt', (request, reply) =>
    securityContact === undefined
      ? answerUnknownCall(request, reply)
      : sendText(reply, securityText(securityContact, publicUrl)),
  )

  const pages = keptUntilChange(() => guestPages(services), services.changes)
  const sendSitemap = async (request: FastifyRequest, reply: FastifyReply) => {
    const files = composeSitemap(await pages(), publicUrl ?? originOf(request))
    const file = files.get(request.url.split('?', 1)[0] ?? '')
    if (file === undefined) return answerUnknownCall(request, reply)
    return sendText(reply, file, 'application/xml; charset=utf-8')
  }
  app.get('/sitemap.xml', sendSitemap)
  app.get('/sitemap-:part.xml', sendSitemap)
}

function sendText(reply: FastifyReply, text: string, type = 'text/plain; charset=utf-8'): FastifyReply {
  return reply.header('cache-control', 'public, max-age=3600').type(type).send(text)
}

/** @param publicUrl without it the address of the sitemap is not known for sure */
function robots(publicUrl: string | undefined): string {
  const rules = 'User-agent: *\nDisallow: /admin\nDisallow: /api/\n'
  return publicUrl === undefined ? rules : `${rules}\nSitemap: ${publicUrl}/sitemap.xml\n`
}

/** RFC 9116. @param contact an address of e-mail or of a page */
function securityText(contact: string, publicUrl: string | undefined): string {
  const today = Math.floor(Date.now() / DAY_MILLISECONDS) * DAY_MILLISECONDS
  return [
    `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(today + CONTACT_DAYS * DAY_MILLISECONDS).toISOString()}`,
    'Preferred-Languages: zh, en',
    ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
    '',
  ].join('\n')
}

/** Questions are read by those who have signed in; guests see the lists. */
async function guestPages({ banks }: CrawlerServices): Promise<string[]> {
  const lists = (await banks.list(null)).map(({ id }) => `/problems?bank=${id}`)
  return ['/', '/problems', ...lists]
}

/** Asks once, and again after content has changed. */
function keptUntilChange<T>(ask: () => Promise<T>, changes: ContentChanges): () => Promise<T> {
  let kept: Promise<T> | undefined
  const drop = () => {
    kept = undefined
  }
  changes.subscribe(drop)
  return () => {
    if (kept) return kept
    kept = ask()
    kept.catch(drop)
    return kept
  }
}
