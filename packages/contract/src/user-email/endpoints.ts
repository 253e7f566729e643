import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done } from '../common/schemas.ts'
import { email } from '../user/schemas.ts'
import { emailCode } from '../user-code/schemas.ts'

export const userEmail = {
  send: endpoint({
    method: 'POST',
    path: '/api/user-email/send',
    access: 'user',
    summary:
      '要换邮箱：把验证码各寄一个到新的与现在的邮箱，无论新的是否已注册，回答都一样；要刚登录过或用密码证明过，否则是40300，data.confirm为真',
    body: z.strictObject({ email }),
    data: done,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/user-email/change',
    access: 'user',
    summary:
      '换邮箱，并退出其他设备；站点要求验证邮箱时带上寄到新邮箱的code与寄到现在邮箱的currentCode。要刚证明过是本人',
    body: z.strictObject({
      email,
      code: z.optional(emailCode),
      currentCode: z.optional(emailCode),
    }),
    data: done,
  }),
}
