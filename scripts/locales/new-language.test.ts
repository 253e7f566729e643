import { expect, test } from 'vitest'
import { compareLanguages } from './compare-languages.ts'
import { countUntranslated } from './count-untranslated.ts'
import { listSource } from './list-languages.ts'
import type { Texts } from './locale-files.ts'

const textsOf = (common: Record<string, string>): Texts =>
  new Map([['common', new Map(Object.entries(common))]])

test('the languages are those that have a folder, the product’s own first', () => {
  expect(listSource('zh-CN', ['ja-JP', 'en-US', 'zh-CN'])).toContain("['zh-CN', 'en-US', 'ja-JP']")
})

test('a copy of the English folder is a language: what it does not need of plural forms may stay', () => {
  const counted = textsOf({ items_one: '{{count}} item', items_other: '{{count}} items' })
  expect(
    compareLanguages(
      new Map([
        ['en-US', counted],
        ['ja-JP', counted],
      ]),
    ),
  ).toEqual([])
  const found = compareLanguages(
    new Map([
      ['en-US', counted],
      ['zh-CN', counted],
    ]),
  )
  expect(found.map(({ problem }) => problem)).toEqual(['_one is never shown'])
})

test('what is still as it was copied is counted; what has no words of its own is not', () => {
  const english = textsOf({ a: 'Home', b: 'Log in', c: '{{done}}/{{all}}' })
  const japanese = textsOf({ a: 'ホーム', b: 'Log in', c: '{{done}}/{{all}}' })
  expect(countUntranslated(japanese, english)).toEqual({ same: 1, all: 2 })
})
