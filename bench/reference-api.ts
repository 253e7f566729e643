import Fastify from 'fastify'
import postgres from 'postgres'

/**
 * The reference of the api: a bare Fastify route that runs one prepared primary-key query.
 * `/question/<bytes>/<id>` answers with that many bytes.
 */

const { PORT, HOST = '127.0.0.1', DATABASE_URL = '' } = process.env
const sql = postgres(DATABASE_URL, { max: 10 })
const app = Fastify()

app.get('/', async () => 'ready')

app.get<{ Params: { bytes: string; id: string } }>('/question/:bytes/:id', async ({ params }) => {
  const [row] = await sql`select id, title, difficulty from question where id = ${params.id}`
  const padding = Number(params.bytes) - Buffer.byteLength(JSON.stringify({ ...row, padding: '' }))
  return { ...row, padding: 'x'.repeat(Math.max(0, padding)) }
})

await app.listen({ port: Number(PORT), host: HOST })
