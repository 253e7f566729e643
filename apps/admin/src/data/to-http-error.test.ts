import { ApiError } from '@app/api-client'
import { expect, test } from 'vitest'
import { toHttpError } from './to-http-error.ts'

test('the id of a fault of the server stands behind its message, and behind no other', () => {
  expect(toHttpError(new ApiError(50000, '系统出错了', null, '（编号：abc）'))).toMatchObject({
    message: '系统出错了（编号：abc）',
    status: 500,
  })
  expect(toHttpError(new ApiError(40400, '内容不存在', null))).toMatchObject({ message: '内容不存在' })
})
