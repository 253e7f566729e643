import { expect, test } from 'vitest'
import { hasForeignLink } from './links.ts'

test.each([
  ['见HTTPS://elsewhere.example/a', true],
  ['www.elsewhere.example', true],
  ['[看](//elsewhere.example)', true],
  ['[1]: //elsewhere.example', true],
  ['https://shuati.example.elsewhere.example', true],
  ['https://shuati.example@elsewhere.example/', true],
  ['https://shuati.example/problems/bagu/1', false],
  ['[题](/problems/bagu/1)', false],
  ['curl http://localhost:8080/ping http://127.0.0.1', false],
  ['int a; // 注释，http:// 是协议', false],
])('%s：%s', (text, isForeign) => {
  expect(hasForeignLink(text, 'https://shuati.example')).toBe(isForeign)
})

test('不知道本站的域名时，带域名的都是别的网站', () => {
  expect(hasForeignLink('https://shuati.example', undefined)).toBe(true)
})
