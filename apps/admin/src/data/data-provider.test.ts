import { NetworkError } from '@app/api-client'
import { Code, contract, type Page } from '@app/contract'
import { HttpError } from 'react-admin'
import { expect, test } from 'vitest'
import { fakeServer, Refusal } from '../testing/fake-server.ts'
import { createDataProvider } from './data-provider.ts'
import { type ResourceName, resources } from './resources.ts'

const page = (records: { id: number }[], total = records.length): Page<{ id: number }> => ({
  records,
  total,
  current: 1,
  pageSize: 20,
})

const paths: Record<ResourceName, string> = {
  users: '/api/user',
  problems: '/api/question-record',
  'problems/banks': '/api/question-bank',
  announcements: '/api/announcement',
  'problems/imports': '/api/question-import',
  'audit-logs': '/api/audit-log',
}
/** Where one record is read. */
const getPath = (name: ResourceName) =>
  name === 'problems/banks' ? `${paths[name]}/record` : `${paths[name]}/get`
const names = Object.keys(paths).filter((name): name is ResourceName => name in resources)
const sort = { field: 'id', order: 'ASC' } as const
const pagination = { page: 1, perPage: 20 }

/** A field by which each resource can be sorted. */
const sortFields: Record<ResourceName, string> = {
  users: 'email',
  problems: 'viewCount',
  'problems/banks': 'questionCount',
  announcements: 'publishTime',
  'problems/imports': 'createTime',
  'audit-logs': 'createTime',
}

/** A filter of each resource. */
const filters: Record<ResourceName, Record<string, unknown>> = {
  users: { keyword: '线程' },
  problems: { keyword: '线程' },
  'problems/banks': { keyword: '线程' },
  announcements: { keyword: '维护' },
  'problems/imports': {},
  'audit-logs': { action: 'user.ban' },
}

test('every resource of the console is tried here', () => {
  expect(names).toEqual(Object.keys(resources))
})

test.each(names)('%s: a list asks for one page with filters and order', async (name) => {
  const records = [{ id: 21 }, { id: 22 }]
  const { api, requests } = fakeServer({ [`POST ${paths[name]}/page`]: () => page(records, 42) })
  const result = await createDataProvider(api).getList(name, {
    pagination: { page: 2, perPage: 20 },
    sort: { field: sortFields[name], order: 'DESC' },
    filter: filters[name],
  })
  expect(result).toEqual({ data: records, total: 42 })
  const input = {
    current: 2,
    pageSize: 20,
    sortField: sortFields[name],
    sortOrder: 'descend',
    ...filters[name],
  }
  expect(requests).toEqual([{ call: `POST ${paths[name]}/page`, input }])
})

test.each(names)('%s: a record is asked for by its id', async (name) => {
  const { api, requests } = fakeServer({ [`GET ${getPath(name)}/:id`]: () => ({ id: 7 }) })
  expect(await createDataProvider(api).getOne(name, { id: '7' })).toEqual({ data: { id: 7 } })
  expect(requests).toEqual([{ call: `GET ${getPath(name)}/7`, input: undefined }])
})

test.each(names)('%s: many records come by one call', async (name) => {
  const { api, requests } = fakeServer({ [`POST ${paths[name]}/page`]: () => page([{ id: 3 }, { id: 5 }]) })
  const result = await createDataProvider(api).getMany(name, { ids: [3, '5'] })
  expect(result.data).toEqual([{ id: 3 }, { id: 5 }])
  expect(requests).toEqual([{ call: `POST ${paths[name]}/page`, input: { ids: [3, 5], pageSize: 100 } }])
})

test.each(names)('%s: what the contract cannot do is refused in plain words', async (name) => {
  const missing = (['add', 'update', 'delete'] as const).filter(
    (verb) => !(verb in contract[resources[name]]),
  )
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

test('the acts beside react-admin’s own are the calls of their names', async () => {
  const { api, requests } = fakeServer({
    'POST /api/announcement/publish': () => 3,
    'POST /api/stats/check': () => ({ part: 'ai' }),
    'GET /api/stats/overview': () => ({ days: [] }),
  })
  const provider = createDataProvider(api)
  expect(await provider.publishAnnouncement(5, 2)).toBe(3)
  expect(await provider.checkPart('ai')).toEqual({ part: 'ai' })
  expect(await provider.readOverview()).toEqual({ days: [] })
  expect(requests.map(({ input }) => input)).toEqual([{ id: 5, version: 2 }, { part: 'ai' }, undefined])
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

test('the tags of a bank', async () => {
  const tags = [{ tag: '并发', questionCount: 9 }]
  const { api, requests } = fakeServer({ 'GET /api/question-bank/tags': () => tags })
  const provider = createDataProvider(api)
  expect(await provider.listTags(3)).toEqual(tags)
  await provider.listTags()
  expect(requests.map(({ input }) => input)).toEqual([{ bankId: 3 }, {}])
})
