import { expect, test } from 'vitest'
import { compareLanguages } from './compare-languages.ts'

const compare = (chinese: Record<string, string>, english: Record<string, string>) =>
  compareLanguages(
    new Map([
      ['zh-CN', new Map([['ui', new Map(Object.entries(chinese))]])],
      ['en-US', new Map([['ui', new Map(Object.entries(english))]])],
    ]),
  ).map(({ file, key, problem }) => `${file} ${key} ${problem}`)

test('texts that agree give no finding, also with the plural forms of each language', () => {
  const findings = compare(
    { a: '你好{{name}}', items_other: '{{count}}项', rich: '读<1>条款</1>' },
    {
      a: 'Hello {{ name }}',
      items_one: 'One item',
      items_other: '{{count}} items',
      rich: 'Read the <1>terms</1>',
    },
  )
  expect(findings).toEqual([])
})

test.each([
  ['a key only one language has', { a: '甲', b: '乙' }, { a: 'A' }, 'locales/en-US/ui.json b missing'],
  [
    'a variable with another name',
    { a: '{{name}}好' },
    { a: 'Hi {{user}}' },
    'locales/en-US/ui.json a variables differ: {{user}} here, {{name}} elsewhere',
  ],
  [
    'a lost tag',
    { a: '读<1>条款</1>' },
    { a: 'Read the terms' },
    'locales/en-US/ui.json a variables differ: none here, </1> elsewhere',
  ],
  [
    'a plural form the language needs',
    { a_other: '{{count}}项' },
    { a_other: '{{count}} items' },
    'locales/en-US/ui.json a plural form _one is missing',
  ],
  [
    'a plural form the language does not have',
    { a_one: '{{count}}项', a_other: '{{count}}项' },
    { a_one: '{{count}} item', a_other: '{{count}} items' },
    'locales/zh-CN/ui.json a _one is never shown',
  ],
  [
    'a typed space between Chinese and Latin',
    { a: '使用 Redis' },
    { a: 'Use Redis' },
    'locales/zh-CN/ui.json a a space between Chinese and other text: the style sheet sets that distance',
  ],
])('%s is reported', (_, chinese, english, finding) => {
  expect(compare(chinese, english)).toEqual([finding])
})

test('a name that is written with a space is none', () => {
  expect(compare({ a: 'AI 小助手已准备就绪' }, { a: 'The assistant is ready' })).toEqual([])
})
