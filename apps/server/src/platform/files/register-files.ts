import type { FastifyInstance } from 'fastify'
import { type Files, KEPT_FOR_EVER, SIGNED_SECONDS } from './files.ts'

/** What follows a redirect that was kept this long still has time to begin. */
const REDIRECT_SECONDS = SIGNED_SECONDS - 300

/**
 * Serves uploaded files as what they are and nothing else: no browser may take one for a page or run anything in it.
 * What the store gives to browsers itself does not pass through here.
 */
export function registerFiles(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { name: string } }>('/files/:name', async ({ params }, reply) => {
    const address = await files.locate(params.name)
    if (address !== null)
      return reply.header('cache-control', `public, max-age=${REDIRECT_SECONDS}`).redirect(address)
    const file = await files.read(params.name)
    if (!file) return reply.callNotFound()
    return reply
      .headers({
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': KEPT_FOR_EVER,
        'content-disposition': 'inline',
      })
      .type(`image/${file.type}`)
      .send(file.bytes)
  })
}
