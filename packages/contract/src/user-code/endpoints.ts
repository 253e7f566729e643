import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done } from '../common/schemas.ts'
import { email } from '../user/schemas.ts'
import { codePurpose } from './schemas.ts'

export const userCode = {
  send: endpoint({
    method: 'POST',
    path: '/api/user-code/send',
    access: 'guest',
    summary: '把验证码寄到邮箱；无论邮箱是否已注册，回答都一样。10分钟内有效，一处一分钟只寄一次',
    body: z.strictObject({ email, purpose: codePurpose }),
    data: done,
  }),
}
