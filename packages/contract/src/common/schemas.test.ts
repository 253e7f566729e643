import { setFlagsFromString } from 'node:v8'
import { expect, test } from 'vitest'
import { base64 } from './schemas.ts'

const MEGABYTES = 8 * 1024 * 1024
const file = base64(MEGABYTES, 'imageTooLarge')

test('files of megabytes are looked through in a process that has compiled many patterns before', () => {
  const digits = 'A'.repeat(MEGABYTES)
  setFlagsFromString('--no-regexp-optimization')
  expect([digits, `${digits}=`, `${digits} `].map((text) => file.safeParse(text).success)).toEqual([
    true,
    true,
    false,
  ])
  setFlagsFromString('--regexp-optimization')
})

test.each([
  ['YQ==', true],
  ['YWI=', true],
  ['YWJj', true],
  ['', false],
  ['=', false],
  ['YQ===', false],
  ['Y=Q=', false],
  ['YQ-_', false],
  ['YQ\n=', false],
])('base64 %j: %s', (text, isRight) => {
  expect(file.safeParse(text).success).toBe(isRight)
})

test('of a file that is too large nothing else is said', () => {
  const { error } = file.safeParse('断'.repeat(MEGABYTES * 2))
  expect(error?.issues.map(({ message }) => message)).toEqual(['imageTooLarge'])
})
