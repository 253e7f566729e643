import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PostgresClient, PostgresListener } from './postgres-client.ts'
import { PostgresSource } from './postgres-source.ts'

const noListener: PostgresListener = { listen: async () => async () => {}, end: async () => {} }

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

/** Connections that note what is sent on them and answer when they are told to. */
function createConnections() {
  let ended = 0
  const connections: { sent: string[]; answers: (() => void)[] }[] = []
  const connect = (): PostgresClient => {
    const connection: (typeof connections)[number] = { sent: [], answers: [] }
    connections.push(connection)
    return {
      query: (sql) => {
        connection.sent.push(sql)
        return new Promise((resolve) =>
          connection.answers.push(() => resolve({ rows: [], command: 'SELECT', count: 0 })),
        )
      },
      script: async () => [],
      end: async () => {
        ended += 1
      },
    }
  }
  return { connections, connect, ended: () => ended, sent: () => connections.map(({ sent }) => sent.length) }
}

it('sends many statements on few connections', () => {
  const { connect, sent } = createConnections()
  const source = new PostgresSource(6, connect, noListener)
  for (let index = 0; index < 9; index += 1) void source.query(`select ${index}`, [])
  expect(sent()).toEqual([5, 4, 0, 0, 0, 0])
})

it('sends nothing behind a statement that takes long', async () => {
  const { connect, connections, sent } = createConnections()
  const source = new PostgresSource(6, connect, noListener)
  void source.query('slow', [])
  const quick = source.query('quick', [])
  vi.advanceTimersByTime(100)
  connections[1]?.answers[0]?.()
  await quick
  for (let index = 0; index < 6; index += 1) void source.query(`select ${index}`, [])
  expect(sent()).toEqual([1, 4, 3, 0, 0, 0])
})

it('keeps a connection for a transaction that no statement shares', async () => {
  const { connect, connections, sent } = createConnections()
  const source = new PostgresSource(4, connect, noListener)
  const transaction = await source.reserve()
  void transaction.query('begin', [])
  for (let index = 0; index < 6; index += 1) void source.query(`select ${index}`, [])
  expect(sent()).toEqual([3, 3, 0, 1])
  expect(connections[3]?.sent).toEqual(['begin'])
})

it('lets statements wait when transactions hold every connection', async () => {
  const { connect, sent } = createConnections()
  const source = new PostgresSource(2, connect, noListener)
  const transactions = [await source.reserve(), await source.reserve()]
  const waiting = source.query('select 1', [])
  expect(sent()).toEqual([0, 0])
  transactions[0]?.release()
  await vi.waitFor(() => expect(sent()).toContain(1))
  void waiting
})

const busy = { code: 'DATABASE_BUSY' }

it('lets nobody wait for a connection for ever', async () => {
  const { connect, sent } = createConnections()
  const source = new PostgresSource(1, connect, noListener, { statement: 1_000, turn: 20 })
  const transaction = await source.reserve()
  const waiting = [source.query('select 1', []), source.reserve()]
  for (const call of await Promise.allSettled(waiting))
    expect(call).toMatchObject({ status: 'rejected', reason: busy })
  transaction.release()
  void source.query('select 2', [])
  expect(sent()).toEqual([1])
})

it('cuts itself off from a server that does not answer', async () => {
  const { connect, connections, ended } = createConnections()
  const source = new PostgresSource(1, connect, noListener, { statement: -1_980, turn: 1_000 })
  const transaction = await source.reserve()
  await expect(transaction.query('select 1', [])).rejects.toMatchObject(busy)
  expect([connections.length, ended()]).toEqual([2, 1])
  await expect(transaction.query('select 2', [])).rejects.toThrow('lost')
})
