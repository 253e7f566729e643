import { expect, test } from 'vitest'
import { languageName, languageOfCookies, languageOfEnvironment, languageOfHeader } from './languages.ts'

test.each([
  ['', 'zh-CN'],
  ['language=en-US', 'en-US'],
  ['a=b; language=en-US; c=d', 'en-US'],
  ['language=fr', 'zh-CN'],
  ['other-language=en-US', 'zh-CN'],
])('the cookies “%s” mean %s', (cookies, language) => {
  expect(languageOfCookies(cookies)).toBe(language)
})

const CHINESE = ['zh-CN', 'en-US', 'zh-TW']
const PORTUGUESE = ['en-US', 'pt-PT', 'pt-BR']

test.each([
  [CHINESE, 'zh-TW', 'zh-TW'],
  [CHINESE, 'zh-HK', 'zh-TW'],
  [CHINESE, 'zh-Hant', 'zh-TW'],
  [CHINESE, 'zh', 'zh-CN'],
  [CHINESE, 'zh-SG', 'zh-CN'],
  [CHINESE, 'EN-gb', 'en-US'],
  [CHINESE, 'fr, en;q=0.5, zh;q=0.8', 'zh-CN'],
  [CHINESE, 'en;q=0, zh-TW', 'zh-TW'],
  [PORTUGUESE, 'pt-BR,pt;q=0.9', 'pt-BR'],
  [PORTUGUESE, 'pt', 'pt-BR'],
  [PORTUGUESE, 'pt-AO', 'pt-PT'],
  [['zh-CN', 'en-US'], 'zh-TW,en;q=0.9', 'zh-CN'],
  [CHINESE, 'fr, *;q=0.1, not a tag', undefined],
  [CHINESE, '', undefined],
])('of %j, “%s” asks for %s', (languages, header, language) => {
  expect(languageOfHeader(header, languages)).toBe(language)
})

test.each([
  [{ LANG: 'en_US.UTF-8' }, 'en-US'],
  [{ LANG: 'zh_TW.UTF-8', LC_ALL: '' }, 'zh-TW'],
  [{ LANG: 'en_US.UTF-8', LC_ALL: 'zh_CN.UTF-8' }, 'zh-CN'],
  [{ LANG: 'en_US.UTF-8', LANGUAGE: 'fr:zh_TW:en' }, 'zh-TW'],
  [{ LANG: 'C.UTF-8' }, undefined],
  [{ LANG: 'POSIX' }, undefined],
  [{}, undefined],
])('a terminal with %j is told in %s', (environment, language) => {
  expect(languageOfEnvironment(environment, CHINESE)).toBe(language)
})

test.each([
  ['zh-CN', ['zh-CN', 'en-US'], '中文'],
  ['en-US', ['zh-CN', 'en-US'], 'English'],
  ['ja-JP', ['zh-CN', 'en-US', 'ja-JP'], '日本語'],
  ['zh-TW', ['zh-CN', 'zh-TW'], '中文（台灣）'],
])('%s among %j calls itself %s', (tag, languages, name) => {
  expect(languageName(tag, languages)).toBe(name)
})
