import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('只留不同的字段，数组与对象按内容比', () => {
  const before = { name: '林间', tags: ['a'], note: { text: 'x' }, role: 'user' }
  const after = { name: '林下', tags: ['a'], note: { text: 'x' }, role: 'user' }
  expect(changedFields(before, after)).toEqual({ before: { name: '林间' }, after: { name: '林下' } })
})

test('新建与删除：全部字段都留', () => {
  expect(changedFields(null, { name: '林间', role: 'user' })).toEqual({
    before: null,
    after: { name: '林间', role: 'user' },
  })
  expect(changedFields({ name: '林间' }, null)).toEqual({ before: { name: '林间' }, after: null })
})

test('密码、令牌与它们的散列从不留下', () => {
  const secrets = { passwordHash: 'x', password: 'y', token: 'z', tokenHash: 'q', clientSecret: 's' }
  expect(changedFields(null, { ...secrets, email: 'a@example.com' }).after).toEqual({
    email: 'a@example.com',
  })
})
