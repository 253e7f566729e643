import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { id } from '../common/schemas.ts'
import { newPassword } from '../user/schemas.ts'
import { invitation, invitationToken, invitees } from './schemas.ts'

export const userInvitation = {
  invite: endpoint({
    method: 'POST',
    path: '/api/user/invite',
    access: 'admin',
    summary:
      '新建用户：没有密码，本人凭链接设置，链接7天内有效，只在这个回答里出现一次。全部建成或一个也不建，错在哪个说在users.3.email这样的位置',
    body: z.strictObject({ users: invitees }),
    data: invitation,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/user/invitation-renew',
    access: 'admin',
    summary: '给还没有设置密码的用户换一个链接，以前的随即作废；邀请已结束的：40900',
    body: z.strictObject({ id }),
    data: invitation,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/user/invitation',
    access: 'guest',
    summary: '链接邀请的是谁；用过、过期、作废的都是40400',
    query: z.strictObject({ token: invitationToken }),
    data: z.object({ username: z.string() }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/user/invitation-accept',
    access: 'guest',
    summary: '凭链接设置密码并登录，返回令牌；链接只能用一次',
    body: z.strictObject({ token: invitationToken, password: newPassword }),
    data: z.string(),
  }),
}
