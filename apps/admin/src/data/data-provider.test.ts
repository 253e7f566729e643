import { NetworkError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Page } from '@app/contract/common/schemas'
import { contract } from '@app/contract/contract'
import { HttpError } from 'react-admin'
import { expect, test } from 'vitest'
import { resources } from '../resources/registry.ts'
import { fakeServer, Refusal } from '../testing/fake-server.ts'
import type { Api } from './api.ts'
import { createDataProvider as createProvider } from './data-provider.ts'

const page = (records: { id: number }[], total = records.length): Page<{ id: number }> => ({
  records,
  total,
  current: 1,
  pageSize: 20,
})

const createDataProvider = (api: Api) => createProvider(api, resources)
const listed = resources.flatMap(({ name, contract: key }) => (key ? [[name, contract[key]] as const] : []))
const sort = { field: 'id', order: 'ASC' } as const
const pagination = { page: 1, perPage: 20 }

test('a list asks for one page with filters and order', async () => {
  const records = [{ id: 21 }, { id: 22 }]
  const { api, requests } = fakeServer({ 'POST /api/question-bank/page': () => page(records, 42) })
  const result = await createDataProvider(api).getList('problems/banks', {
    pagination: { page: 2, perPage: 20 },
    sort: { field: 'questionCount', order: 'DESC' },
    filter: { keyword: '线程' },
  })
  expect(result).toEqual({ data: records, total: 42 })
  const order = { sortField: 'questionCount', sortOrder: 'descend' }
  expect(requests).toEqual([
    { call: 'POST /api/question-bank/page', input: { current: 2, pageSize: 20, ...order, keyword: '线程' } },
  ])
})

test.each([
  ['users', '/api/user/get'],
  // Learners' view of a bank is `get`.
  ['problems/banks', '/api/question-bank/record'],
])('%s: a record is asked for by its id', async (name, path) => {
  const { api, requests } = fakeServer({ [`GET ${path}/:id`]: () => ({ id: 7 }) })
  expect(await createDataProvider(api).getOne(name, { id: '7' })).toEqual({ data: { id: 7 } })
  expect(requests).toEqual([{ call: `GET ${path}/7`, input: undefined }])
})

test.each(listed)('%s: many records come by one call', async (name, { page: { path } }) => {
  const { api, requests } = fakeServer({ [`POST ${path}`]: () => page([{ id: 3 }, { id: 5 }]) })
  const result = await createDataProvider(api).getMany(name, { ids: [3, '5'] })
  expect(result.data).toEqual([{ id: 3 }, { id: 5 }])
  expect(requests).toEqual([{ call: `POST ${path}`, input: { ids: [3, 5], pageSize: 100 } }])
})

test.each(listed)('%s: what the contract cannot do is refused in plain words', async (name, calls) => {
  const missing = (['add', 'update', 'delete'] as const).filter((verb) => !(verb in calls))
  const provider = createDataProvider(fakeServer({}).api)
  const attempts = {
    add: () => provider.create(name, { data: {} }),
    update: () => provider.update(name, { id: 1, data: {}, previousData: { id: 1 } }),
    delete: () => provider.delete(name, { id: 1 }),
  }
  for (const verb of missing) {
    await expect(attempts[verb]()).rejects.toThrow(`the contract has no call to ${verb} ${name}`)
  }
})

test('a record that was made has the id the server gave it', async () => {
  const { api, requests } = fakeServer({ 'POST /api/announcement/add': () => 12 })
  const data = { title: '维护', content: '停机', audience: 'all' }
  expect((await createDataProvider(api).create('announcements', { data })).data).toEqual({ ...data, id: 12 })
  expect(requests).toEqual([{ call: 'POST /api/announcement/add', input: data }])
})

test('the methods of every resource stand beside react-admin’s own', async () => {
  const { api, requests } = fakeServer({ 'POST /api/stats/check': () => ({ part: 'ai' }) })
  expect(await createDataProvider(api).checkPart('ai')).toEqual({ part: 'ai' })
  expect(requests.map(({ input }) => input)).toEqual([{ part: 'ai' }])
})

test.each([
  ['problems', 'archive', { status: 'archived' }, '/api/question-record/archive', {}],
  ['problems', 'move', { bankId: 9 }, '/api/question-record/move', { bankId: 9 }],
  ['users', 'unban', { state: 'active', ban: null }, '/api/user/unban', {}],
  [
    'users',
    'ban',
    { state: 'banned', ban: { reason: '广告', endTime: null } },
    '/api/user/ban',
    { reason: '广告', endTime: null },
  ],
])('%s: the act %s is the call of its endpoint, by the hundred', async (name, act, data, path, input) => {
  const { api, requests } = fakeServer({ [`POST ${path}`]: () => true })
  const ids = Array.from({ length: 150 }, (_, index) => index + 1)
  const result = await createDataProvider(api).updateMany(name, { ids, data, meta: { act } })
  expect(result.data).toEqual(ids)
  expect(requests).toEqual([
    { call: `POST ${path}`, input: { ids: ids.slice(0, 100), ...input } },
    { call: `POST ${path}`, input: { ids: ids.slice(100), ...input } },
  ])
})

test('an announcement is published in the version that was read', async () => {
  const { api, requests } = fakeServer({ 'POST /api/announcement/publish': () => 3 })
  const data = { state: 'delivering', version: 2 }
  await createDataProvider(api).updateMany('announcements', { ids: [5], data, meta: { act: 'publish' } })
  expect(requests.map(({ input }) => input)).toEqual([{ id: 5, version: 2 }])
})

test('many records are changed by acts only', async () => {
  const { api, requests } = fakeServer({})
  const change = { ids: [1, 2], data: { title: '一样' } }
  await expect(createDataProvider(api).updateMany('problems', change)).rejects.toThrow('no act')
  expect(requests).toEqual([])
})

test('an edit sends the fields it was given, with the id', async () => {
  const { api, requests } = fakeServer({ 'POST /api/user/update': () => true })
  const data = { username: '林间', avatarUrl: null, version: 3 }
  const result = await createDataProvider(api).update('users', { id: 7, data, previousData: { id: 7 } })
  expect(requests).toEqual([{ call: 'POST /api/user/update', input: { id: 7, ...data } }])
  expect(result.data).toEqual({ id: 7, ...data })
})

test('a record is deleted by its id', async () => {
  const { api, requests } = fakeServer({ 'DELETE /api/user/delete/:id': () => true })
  await createDataProvider(api).delete('users', { id: 7 })
  expect(requests).toEqual([{ call: 'DELETE /api/user/delete/7', input: undefined }])
})

test('the questions of a bank are a filtered list', async () => {
  const { api, requests } = fakeServer({ 'POST /api/question-record/page': () => page([{ id: 1 }]) })
  const reference = { target: 'bankId', id: 4, filter: {}, pagination, sort: { ...sort, field: 'sortOrder' } }
  await createDataProvider(api).getManyReference('problems', reference)
  expect(requests[0]?.input).toMatchObject({ bankId: 4, sortField: 'sortOrder', sortOrder: 'ascend' })
})

test('more than a hundred ids are asked for by the hundred', async () => {
  const { api, requests } = fakeServer({
    'POST /api/user/page': ({ body }) => page(Array.from(Object(body?.ids), (id) => ({ id: Number(id) }))),
  })
  const ids = Array.from({ length: 250 }, (_, index) => index + 1)
  const { data } = await createDataProvider(api).getMany('users', { ids })
  expect(data.map(({ id }) => id)).toEqual(ids)
  expect(requests).toHaveLength(3)
})

test('a long stretch of a list is read by the hundred, no further than it goes', async () => {
  const all = Array.from({ length: 230 }, (_, index) => ({ id: index + 1 }))
  const { api, requests } = fakeServer({
    'POST /api/user/page': ({ body }) =>
      page(all.slice((Number(body?.current) - 1) * 100, Number(body?.current) * 100), all.length),
  })
  const provider = createDataProvider(api)
  const whole = await provider.getList('users', { pagination: { page: 1, perPage: 1000 }, sort, filter: {} })
  expect(whole.data).toEqual(all)
  expect(whole.total).toBe(230)
  expect(requests).toHaveLength(3)
  const second = await provider.getList('users', { pagination: { page: 2, perPage: 150 }, sort, filter: {} })
  expect(second.data).toEqual(all.slice(150, 300))
})

test('a refusal becomes an error with its message and its fields', async () => {
  const fields = [{ path: 'keyword', message: '至多100个字符' }]
  const { api } = fakeServer({
    'POST /api/user/page': () => {
      throw new Refusal(Code.badParameters, '填写的内容有误，请检查后再试', fields)
    },
  })
  const error = await createDataProvider(api)
    .getList('users', { pagination, sort, filter: {} })
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({
    message: '填写的内容有误，请检查后再试',
    status: 400,
    body: { code: Code.badParameters, errors: { keyword: '至多100个字符' } },
  })
})

test('an unreachable server stays an error of the network', async () => {
  const { api } = fakeServer({})
  const attempt = createDataProvider(api).getOne('users', { id: 1 })
  await expect(attempt).rejects.toBeInstanceOf(NetworkError)
})

test('a list that is no longer wanted is no longer waited for', async () => {
  const { api } = fakeServer({
    'POST /api/user/page': ({ signal }) => {
      expect(signal.aborted).toBe(true)
      throw new DOMException('aborted', 'AbortError')
    },
  })
  const request = { pagination, sort, filter: {}, signal: AbortSignal.abort() }
  await expect(createDataProvider(api).getList('users', request)).rejects.toThrow('aborted')
})

test('many records are deleted by the hundred', async () => {
  const { api, requests } = fakeServer({ 'POST /api/question-record/delete-many': () => true })
  const ids = Array.from({ length: 150 }, (_, index) => index + 1)
  expect(await createDataProvider(api).deleteMany('problems', { ids })).toEqual({ data: ids })
  expect(requests.map(({ input }) => Object(input).ids.length)).toEqual([100, 50])
})
