import { expect, test } from 'vitest'
import { languageOfCookies } from './languages.ts'

test.each([
  ['', 'zh-CN'],
  ['language=en-US', 'en-US'],
  ['a=b; language=en-US; c=d', 'en-US'],
  ['language=fr', 'zh-CN'],
  ['other-language=en-US', 'zh-CN'],
])('the cookies “%s” mean %s', (cookies, language) => {
  expect(languageOfCookies(cookies)).toBe(language)
})
