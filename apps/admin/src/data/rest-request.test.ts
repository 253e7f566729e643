import { expect, test } from 'vitest'
import { readRestRequest } from './rest-request.ts'

const names = ['problems', 'problems/banks']

test.each([
  ['/problems/7', { kind: 'get', resource: 'problems', id: '7' }],
  ['/problems/banks/7', { kind: 'get', resource: 'problems/banks', id: '7' }],
  ['/problems/a%2Fb', { kind: 'get', resource: 'problems', id: 'a/b' }],
  ['/problems/banks?filter={"id":[7]}', { kind: 'many', resource: 'problems/banks', ids: [7] }],
])('%s is understood', (url, request) => {
  expect(readRestRequest(url, {}, names)).toEqual(request)
})

test.each([
  ['/problem', 'GET'],
  ['/problemsolving/1', 'GET'],
  ['/problems', 'DELETE'],
  ['/problems/7', 'PATCH'],
])('%s by %s is no call', (url, method) => {
  expect(() => readRestRequest(url, { method }, names)).toThrow()
})
