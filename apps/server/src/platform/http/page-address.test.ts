import { expect, test } from 'vitest'
import { originOf, readableAddress } from './page-address.ts'

test.each([
  ['/problems?q=%E4%B8%AD&tag=a%0Ab', '/problems?q=%E4%B8%AD&tag=a%0Ab'],
  ['/%', '/%25'],
  ['/problems/%ff', '/problems/%25ff'],
  ['/admin/%E4%A', '/admin/%25E4%25A'],
  ['/a%0ab%0D', '/a%250ab%250D'],
  ['/problems?tag=%00', '/problems?tag=%2500'],
  ['/problems?q=100%', '/problems?q=100%25'],
  ['http://site.test/problems?q=1', '/problems?q=1'],
  ['http://site.test', '/'],
  ['/api/question/get/%00', '/api/question/get/%00'],
])('%s is read as %s', (address, readable) => {
  expect(readableAddress(address)).toBe(readable)
})

test.each([
  ['https', 'example.com:8443', 'https://example.com:8443'],
  ['http', '[::1]:3000', 'http://[::1]:3000'],
  ['javascript', 'example.com', 'http://example.com'],
  ['http', 'a b', 'http://localhost'],
  ['http', 'x:99999', 'http://localhost'],
  ['http', 'evil.com/path', 'http://localhost'],
  ['http', '"><script>', 'http://localhost'],
  ['http', '', 'http://localhost'],
])('a visitor of %s and %j is at %s', (protocol, host, origin) => {
  expect(originOf({ protocol, host })).toBe(origin)
})
