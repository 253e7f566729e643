import { contract, type Endpoint } from '@app/contract'
import { expect, test } from 'vitest'
import { bodyLimitOf } from './body-limit.ts'

const endpoints = Object.values(contract).flatMap((calls): Endpoint[] => Object.values(calls))
const limits = new Map(
  endpoints.flatMap(({ path, access, body, maxBodyBytes }) =>
    body ? [[path, maxBodyBytes ?? bodyLimitOf(body, access)] as const] : [],
  ),
)

test('每个接口收的都有尽头，各按自己的字段：登录4 KB，笔记按它的一万多字', () => {
  const endless = [...limits].filter(([, limit]) => !Number.isFinite(limit))
  expect(endless).toEqual([])
  expect(limits.get('/api/user/login')).toBe(4096)
  expect(limits.get('/api/note/update')).toBeGreaterThan(20_000 * 3)
})

test('不用登录的接口，除了搜索的词，都收得很少', () => {
  const large = endpoints.filter(({ path, access }) => access === 'guest' && (limits.get(path) ?? 0) > 20_000)
  expect(large.map(({ path }) => path)).toEqual(['/api/search/page'])
})
