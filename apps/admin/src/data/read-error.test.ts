import { Code } from '@app/contract/common/envelope'
import { HttpError } from 'react-admin'
import { expect, test } from 'vitest'
import { currentOfConflict, messageOf } from './read-error.ts'

const conflict = (data: unknown) =>
  new HttpError('内容已在别处修改', 409, { code: Code.conflict, data, errors: {} })

test('a stale edit brings the record as it is now', () => {
  expect(currentOfConflict(conflict({ current: { id: 3, version: 2 } }))).toEqual({ id: 3, version: 2 })
})

test.each([
  ['a name that is taken', conflict([{ path: 'username', message: '已有人用' }])],
  ['a conflict without a record', conflict(null)],
  [
    'another refusal',
    new HttpError('没有权限', 403, { code: Code.noPermission, data: { current: { id: 3 } } }),
  ],
  ['a broken network', new Error('offline')],
])('%s is no stale edit', (_, error) => {
  expect(currentOfConflict(error)).toBeNull()
})

test('an error says what is wrong with its fields, else what is wrong as a whole', () => {
  const fields = { reason: '此项必填', endTime: '请选择将来的时间' }
  expect(messageOf(new HttpError('有误', 400, { errors: fields }))).toBe('此项必填 请选择将来的时间')
  expect(messageOf(conflict(null))).toBe('内容已在别处修改')
  expect(messageOf('offline')).toBe('offline')
})
