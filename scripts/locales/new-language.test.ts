import { expect, test } from 'vitest'
import { countUntranslated } from './count-untranslated.ts'
import { findUnnamedLanguages } from './language-names.ts'
import type { Texts } from './locale-files.ts'

const textsOf = (common: Record<string, string>): Texts =>
  new Map([['common', new Map(Object.entries(common))]])

test('a language that a file which names languages leaves out is found, in each language', () => {
  const names = { 'language.zh-CN': '中文', 'language.label': '语言' }
  const languages = new Map([
    ['zh-CN', textsOf(names)],
    ['ja-JP', textsOf({ ...names, 'language.ja-JP': '日本語' })],
  ])
  const found = findUnnamedLanguages(languages, ['zh-CN', 'ja-JP'])
  expect(found.map(({ file, key }) => `${file} ${key}`)).toEqual(['locales/zh-CN/common.json language.ja-JP'])
  expect(findUnnamedLanguages(languages, ['zh-CN'])).toEqual([])
})

test('what is still as it was copied is counted; what has no words of its own is not', () => {
  const english = textsOf({ a: 'Home', b: 'Log in', c: '{{done}}/{{all}}' })
  const japanese = textsOf({ a: 'ホーム', b: 'Log in', c: '{{done}}/{{all}}' })
  expect(countUntranslated(japanese, english)).toEqual({ same: 1, all: 2 })
})
