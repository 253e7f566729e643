import Fastify from 'fastify'

/** The reference of the server's start: Fastify that listens and does nothing else. */

const { PORT, HOST = '127.0.0.1' } = process.env
const app = Fastify()
app.get('/', async () => 'ready')
await app.listen({ port: Number(PORT), host: HOST })
