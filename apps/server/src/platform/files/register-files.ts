import type { FastifyInstance } from 'fastify'
import type { Files } from './files.ts'

/** Serves uploaded files as what they are and nothing else: no browser may take one for a page or run anything in it. */
export function registerFiles(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { name: string } }>('/files/:name', async ({ params }, reply) => {
    const file = await files.read(params.name)
    if (!file) return reply.callNotFound()
    return reply
      .headers({
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
      })
      .type(`image/${file.type}`)
      .send(file.bytes)
  })
}
