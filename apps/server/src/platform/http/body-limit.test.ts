import type { Endpoint } from '@app/contract/common/endpoint'
import { contract } from '@app/contract/contract'
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

test('用户写得下一千个字符以上的接口，留下来的都算在他名下；不留的说得出是哪些', () => {
  const long = endpoints.filter(
    ({ access, body, keepsText }) =>
      access === 'user' && body && !keepsText && bodyLimitOf(body, 'guest') > 8_000,
  )
  expect(long.map(({ path }) => path).sort()).toEqual([
    '/api/contribution/draw',
    '/api/file/add',
    '/api/interview-session/read-document',
    '/api/interview-session/review',
    '/api/question-draw/count',
    '/api/question/locate',
    '/api/question/progress',
    '/api/user-profile/upload-avatar',
  ])
})

test('不用登录的接口，除了搜索的词，都收得很少', () => {
  const large = endpoints.filter(({ path, access }) => access === 'guest' && (limits.get(path) ?? 0) > 24_000)
  expect(large.map(({ path }) => path)).toEqual(['/api/search/page'])
})
