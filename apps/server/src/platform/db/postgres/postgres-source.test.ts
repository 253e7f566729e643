import { expect, it } from 'vitest'
import { greetings, startFakePostgres } from '../../../testing/fake-postgres.ts'
import { PostgresSource } from './postgres-source.ts'

const log = { debug() {}, error() {} }
const busy = { code: 'DATABASE_BUSY' }

it('lets nobody wait for a connection for ever', async () => {
  const { url } = await startFakePostgres(greetings.none)
  const source = new PostgresSource(url, log, { statement: 1_000, turn: 50 })
  const calls = await Promise.allSettled(Array.from({ length: 11 }, () => source.connect()))
  for (const call of calls) expect(call).toMatchObject({ status: 'rejected', reason: busy })
})

it('cuts itself off from a server that does not answer', async () => {
  const { url, sockets } = await startFakePostgres(greetings.welcome)
  const source = new PostgresSource(url, log, { statement: -1_980, turn: 10_000 })
  const session = await source.connect()
  await expect(session.query('select 1', [])).rejects.toMatchObject(busy)
  await expect(session.query('select 2', [])).rejects.toMatchObject(busy)
  session.release()
  const next = await source.connect()
  expect(sockets).toHaveLength(2)
  next.release()
  await source.end()
})
