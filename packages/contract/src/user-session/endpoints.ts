import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, pathId } from '../common/schemas.ts'
import { deviceProof } from '../user/schemas.ts'
import { userSessionSchema } from './schemas.ts'

export const userSession = {
  list: endpoint({
    method: 'GET',
    path: '/api/user-session/list',
    access: 'user',
    summary: '我登录着的设备，最近用过的在前',
    data: z.array(userSessionSchema),
  }),
  device: endpoint({
    method: 'GET',
    path: '/api/user-session/device',
    access: 'user',
    summary: '记在这个设备上，下次用密码登录时带上；换了密码、让设备退出登录之后就不再有用',
    data: deviceProof,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/user-session/confirm',
    access: 'user',
    summary:
      '用密码证明是本人，十分钟内有效；注销账号、更改角色与重置密码之前要刚登录过或证明过，否则是40300，data.confirm为真',
    body: z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(128)) }),
    data: done,
  }),
  deleteOthers: endpoint({
    method: 'POST',
    path: '/api/user-session/delete-others',
    access: 'user',
    summary: '让我的其他设备都退出登录',
    data: done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/user-session/delete/:id',
    access: 'user',
    summary: '让我的一个设备退出登录',
    params: pathId,
    data: done,
  }),
}
