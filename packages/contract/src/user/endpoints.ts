import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, pageBody, pageOf, pathId, time } from '../common/schemas.ts'
import {
  avatarUrl,
  banReason,
  codePurpose,
  currentUser,
  email,
  emailCode,
  loginBody,
  newPassword,
  registerBody,
  userDetail,
  userIds,
  username,
  userRecord,
  userRole,
  userSession as userSessionSchema,
  userState,
} from './schemas.ts'

export const user = {
  register: endpoint({
    method: 'POST',
    path: '/api/user/register',
    access: 'guest',
    summary: '注册账号；无论邮箱是否已被注册，回答都一样',
    body: registerBody,
    data: done,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/user/login',
    access: 'guest',
    summary: '用邮箱与密码登录，返回令牌',
    body: loginBody,
    data: z.string(),
  }),
  loginByEmail: endpoint({
    method: 'POST',
    path: '/api/user/login/email',
    access: 'guest',
    summary: '用邮箱与验证码登录，返回令牌',
    query: z.strictObject({ email, code: emailCode }),
    data: z.string(),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/user/logout',
    access: 'user',
    summary: '退出登录，令牌随即失效',
    data: done,
  }),
  my: endpoint({
    method: 'GET',
    path: '/api/user/my',
    access: 'user',
    summary: '当前登录的用户',
    data: currentUser,
  }),
  update: endpoint({
    method: 'POST',
    path: '/api/user/update',
    access: 'user',
    summary:
      '修改资料；只能改自己的，管理员能改任何人的。带上version而它已旧：40900，data.current是现在的资料',
    body: z.strictObject({
      id: z.optional(id),
      username: z.optional(username),
      avatarUrl: z.optional(z.nullable(avatarUrl)),
      version: z.optional(z.int()),
    }),
    data: done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/user/delete/:id',
    access: 'user',
    summary:
      '注销账号，资料与记录随即删除，发表过的内容留下而不再署名；只能注销自己的，管理员能注销别人的，自己的要先由另一位管理员降为学习者',
    params: pathId,
    data: done,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/user/get/:id',
    access: 'admin',
    summary: '一个用户的资料与活动',
    params: pathId,
    data: userDetail,
  }),
  page: endpoint({
    method: 'POST',
    path: '/api/user/page',
    access: 'admin',
    summary: '分页列出用户，不问state就不列已注销的；时间含起点，不含终点',
    body: pageBody(['id', 'createTime', 'lastSeenTime', 'username', 'email'], {
      ids: z.optional(z.array(id).check(z.maxLength(100))),
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      userRole: z.optional(userRole),
      state: z.optional(userState),
      createTimeFrom: z.optional(time),
      createTimeTo: z.optional(time),
      lastSeenTimeFrom: z.optional(time),
      lastSeenTimeTo: z.optional(time),
    }),
    data: pageOf(userRecord),
  }),
  ban: endpoint({
    method: 'POST',
    path: '/api/user/ban',
    access: 'admin',
    summary: '封禁用户并退出其所有设备；endTime为null即永久。不能封禁自己',
    body: z.strictObject({ ids: userIds, reason: banReason, endTime: z.nullable(time) }),
    data: done,
  }),
  unban: endpoint({
    method: 'POST',
    path: '/api/user/unban',
    access: 'admin',
    summary: '解除封禁',
    body: z.strictObject({ ids: userIds }),
    data: done,
  }),
  setRole: endpoint({
    method: 'POST',
    path: '/api/user/set-role',
    access: 'admin',
    summary: '更改角色；不能改自己的',
    body: z.strictObject({ id, userRole }),
    data: done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/user/reset-password',
    access: 'admin',
    summary: '换成一个临时密码并退出所有设备；密码只在这个回答里出现一次，请转告本人',
    body: z.strictObject({ id }),
    data: z.object({ password: z.string() }),
  }),
  signOutEverywhere: endpoint({
    method: 'POST',
    path: '/api/user/sign-out-everywhere',
    access: 'admin',
    summary: '让用户退出所有设备',
    body: z.strictObject({ ids: userIds }),
    data: done,
  }),
}

export const userCode = {
  send: endpoint({
    method: 'POST',
    path: '/api/user-code/send',
    access: 'guest',
    summary: '把验证码寄到邮箱；无论邮箱是否已注册，回答都一样。10分钟内有效，一分钟只寄一次',
    body: z.strictObject({ email, purpose: codePurpose }),
    data: done,
  }),
}

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
    summary: '修改密码，并退出其他设备',
    body: z.strictObject({ currentPassword: loginBody.shape.password, password: newPassword }),
    data: done,
  }),
}

export const userSession = {
  list: endpoint({
    method: 'GET',
    path: '/api/user-session/list',
    access: 'user',
    summary: '我登录着的设备，最近用过的在前',
    data: z.array(userSessionSchema),
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
