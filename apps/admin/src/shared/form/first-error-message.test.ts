import { expect, test } from 'vitest'
import { firstErrorMessage } from './first-error-message.ts'

test.each<[string, unknown, string | undefined]>([
  ['no error', undefined, undefined],
  ['an error of the field', { type: 'manual', message: '此项必填' }, '此项必填'],
  ['an error of an item', [undefined, { type: 'manual', message: '至多40个字符' }], '至多40个字符'],
  ['no message', { type: 'manual' }, undefined],
])('%s', (_, error, message) => {
  expect(firstErrorMessage(error)).toBe(message)
})
