import { expect, test } from 'vitest'
import { hasForeignLink } from './links.ts'
import { shownText } from './shown-text.ts'

test.each([
  ['见HTTPS://elsewhere.example/a', true],
  ['www.elsewhere.example', true],
  ['[看](//elsewhere.example)', true],
  ['[看][1]\n\n[1]: //elsewhere.example', true],
  ['[看](&#104;ttps://elsewhere.example)', true],
  ['[看](https\\://elsewhere.example)', true],
  ['![看](ht&Tab;tps://elsewhere.example/a.png)', false],
  ['![看](https://elsewhere.example/a.png)', true],
  ['见https&colon;//elsewhere.example/a', true],
  ['https://shuati.example.elsewhere.example', true],
  ['https://shuati.example@elsewhere.example/', true],
  ['https://shuati.example/problems/bagu/1', false],
  ['[题](/problems/bagu/1)', false],
  ['写信给[我](mailto:a@elsewhere.example)', false],
  ['curl http://localhost:8080/ping http://127.0.0.1', false],
  ['int a; // 注释，http:// 是协议', false],
])('%s：%s', (source, isForeign) => {
  expect(hasForeignLink(shownText(source), 'https://shuati.example')).toBe(isForeign)
})

test('不知道本站的域名时，带域名的都是别的网站', () => {
  expect(hasForeignLink(shownText('https://shuati.example'), undefined)).toBe(true)
})
