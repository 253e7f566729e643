import { expect, test } from 'vitest'
import { username } from './schemas.ts'

test.each([
  ['小明', true],
  ['Zhang San_2', true],
  ['阿卜杜拉·买买提', true],
  ['阿卜杜拉•买买提', true],
  ['小明Java', true],
  ['たなか田中Tanaka', true],
  ['Александр', true],
  ['नमस्ते', true],
  ['Anna Анна', true],
  ['e\u0301milie', true],
  ['\u3164', false],
  ['\u115f\u1160', false],
  ['a\u3164', false],
  ['a\u200bb', false],
  ['__', false],
  ['pаypal', false],
  ['Αlpha', false],
  ['a\u0301\u0301\u0301\u0301\u0301', false],
  ['a··b', false],
])('%j can be a new name: %s', (name, isOne) => {
  expect(username.safeParse(name).success).toBe(isOne)
})

test('a name is kept composed', () => {
  expect(username.parse(' e\u0301milie・li ')).toBe('émilie·li')
})
