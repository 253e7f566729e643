import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import type { MetricsSettings } from '../platform/config.ts'

const PATH = '/metrics'

/** Serves the numbers on the site's own port, to who brings the token. No user is looked for: the database may be away. */
export function registerMetrics(app: FastifyInstance, registry: Registry, token: string): void {
  app.get(PATH, { config: { takesNoUser: true }, schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isAllowed(request.headers.authorization, token))
      return reply.status(401).header('www-authenticate', 'Bearer').send('')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** The server of a port of its own. */
export interface MetricsServer {
  host: string
  address: AddressInfo
  close: () => Promise<void>
}

/** Serves the numbers, and nothing else, on a port of their own. @throws what the system says of the port */
export async function startMetricsServer(
  registry: Registry,
  { port, host, token }: MetricsSettings,
): Promise<MetricsServer> {
  const server = createServer(async ({ method, url, headers }, response) => {
    if (method !== 'GET' || url !== PATH) return void response.writeHead(404).end()
    if (token !== undefined && !isAllowed(headers.authorization, token))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    const text = await registry.metrics()
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text)
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('a server on a port has an address')
  return {
    host,
    address,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Compared without telling by its time how much of the token was right. */
function isAllowed(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}
