import { expect, test } from 'vitest'
import { isReservedUsername } from './reserved-username.ts'

test.each([
  ['admin', true],
  ['ADMIN_01', true],
  ['ａｄｍｉｎ', true],
  ['аdmin', true],
  ['Ádmin', true],
  ['adm1n', true],
  ['r00t', true],
  ['m-o-d-erator', true],
  ['support lin', true],
  ['管理员', true],
  ['管 理 员', true],
  ['官方客服小林', true],
  ['系统', true],
  ['操作系统爱好者', false],
  ['林间', false],
  ['Александр', false],
  ['modern', false],
  ['2026', false],
])('%s is a name of staff: %s', (name, isOne) => {
  expect(isReservedUsername(name)).toBe(isOne)
})
