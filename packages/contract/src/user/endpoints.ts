import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, pageBody, pageOf, pathId } from '../common/schemas.ts'
import { currentUser, loginBody, registerBody, userRecord, userRole } from './schemas.ts'

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
  get: endpoint({
    method: 'GET',
    path: '/api/user/get/:id',
    access: 'admin',
    summary: '一个用户的资料',
    params: pathId,
    data: userRecord,
  }),
  page: endpoint({
    method: 'POST',
    path: '/api/user/page',
    access: 'admin',
    summary: '分页列出用户',
    body: pageBody(['id', 'createTime', 'lastSeenTime', 'username', 'email'], {
      ids: z.optional(z.array(id).check(z.maxLength(100))),
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      userRole: z.optional(userRole),
    }),
    data: pageOf(userRecord),
  }),
}
