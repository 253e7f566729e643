import { expect, test } from 'vitest'
import { parseTexts } from './locale-files.ts'

test('nested groups become keys with dots', () => {
  const { texts, problems } = parseTexts('{ "a": "one", "b": { "c": "two" } }')
  expect([...texts]).toEqual([
    ['a', 'one'],
    ['b.c', 'two'],
  ])
  expect(problems).toEqual([])
})

test.each([
  ['broken JSON', '{ "a": ', '', /not valid JSON/],
  ['an empty text', '{ "a": " " }', 'a', /empty/],
  ['a list', '{ "a": ["one"] }', 'a', /neither/],
  ['a number', '{ "b": { "c": 3 } }', 'b.c', /neither/],
])('%s is reported at its key', (_, source, key, problem) => {
  expect(parseTexts(source).problems).toEqual([{ key, problem: expect.stringMatching(problem) }])
})
