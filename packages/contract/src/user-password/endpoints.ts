import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done } from '../common/schemas.ts'
import { email, loginBody, newPassword } from '../user/schemas.ts'
import { emailCode } from '../user-code/schemas.ts'

export const userPassword = {
  reset: endpoint({
    method: 'POST',
    path: '/api/user-password/reset',
    access: 'guest',
    summary: '凭验证码重设密码，并退出所有设备',
    body: z.strictObject({ email, code: emailCode, password: newPassword }),
    data: done,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/user-password/change',
    access: 'user',
    summary:
      '修改密码，并退出其他设备。密码已失效的（hasPassword为假）不用当前的，但要刚登录过，否则是40300，data.confirm为真',
    body: z.strictObject({
      currentPassword: z.optional(loginBody.shape.password),
      password: newPassword,
    }),
    data: done,
  }),
}
