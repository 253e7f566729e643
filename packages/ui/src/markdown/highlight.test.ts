import { expect, test } from 'vitest'
import { highlight, languageName } from './highlight.ts'

const known =
  'java kotlin js ts jsx tsx python go c cpp c++ c# rust sql bash sh json yaml xml html css scss dockerfile nginx ini properties diff markdown php ruby swift text'

test.each(known.split(' '))('%s is a known language', (language) => {
  expect(highlight('1 < 2', language)).toContain('&lt;')
})

test('an unknown language and very long code are left to be shown plain', () => {
  expect(highlight('1', 'brainfog')).toBeUndefined()
  expect(highlight(' '.repeat(50_001), 'java')).toBeUndefined()
})

test.each([
  ['js', 'JavaScript'],
  ['c#', 'C#'],
  ['brainfog', 'brainfog'],
])('%s is called %s', (language, name) => {
  expect(languageName(language)).toBe(name)
})
