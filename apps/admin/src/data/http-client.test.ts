import simpleRestProvider from 'ra-data-simple-rest'
import { expect, test, vi } from 'vitest'
import { createHttpClient, type ResourceCalls } from './http-client.ts'

/** A resource that can do everything, which no resource of the contract can yet. */
function start(answers: { add?: unknown; update?: unknown } = {}) {
  const calls = {
    page: vi.fn(async () => ({ records: [], total: 0, current: 1, pageSize: 10 })),
    add: vi.fn(async () => answers.add),
    update: vi.fn(async () => answers.update),
    delete: vi.fn(async () => true),
  } satisfies ResourceCalls
  return { calls, provider: simpleRestProvider('', createHttpClient({ notes: calls })) }
}

test('a new record has the id the server gives it', async () => {
  const { calls, provider } = start({ add: 12 })
  const { data } = await provider.create('notes', { data: { title: '锁' } })
  expect(calls.add).toHaveBeenCalledExactlyOnceWith({ title: '锁' }, {})
  expect(data).toEqual({ id: 12, title: '锁' })
})

test('a changed record is what the server says it is', async () => {
  const { calls, provider } = start({ update: { id: 5, title: '锁', version: 2 } })
  const change = { id: 5, data: { title: ' 锁 ' }, previousData: { id: 5 } }
  const { data } = await provider.update('notes', change)
  expect(calls.update).toHaveBeenCalledExactlyOnceWith({ id: 5, title: ' 锁 ' }, {})
  expect(data).toEqual({ id: 5, title: '锁', version: 2 })
})

test('a changed record is as it was sent when the server says nothing', async () => {
  const { provider } = start({ update: true })
  const change = { id: 5, data: { title: '锁' }, previousData: { id: 5 } }
  expect(await provider.update('notes', change)).toEqual({ data: { id: 5, title: '锁' } })
})

test('several records are deleted one by one', async () => {
  const { calls, provider } = start()
  expect(await provider.deleteMany('notes', { ids: [1, 2] })).toEqual({ data: [1, 2] })
  expect(calls.delete.mock.calls).toEqual([
    [{ id: 1 }, {}],
    [{ id: 2 }, {}],
  ])
})

test('an empty list has a total', async () => {
  const { provider } = start()
  const request = {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' as const },
    filter: {},
  }
  expect(await provider.getList('notes', request)).toEqual({ data: [], total: 0 })
})
