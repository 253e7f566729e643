import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, pathId } from '../common/schemas.ts'
import { userSessionSchema } from './schemas.ts'

export const userSession = {
  list: endpoint({
    method: 'GET',
    path: '/api/user-session/list',
    access: 'user',
    summary: '我登录着的设备，最近用过的在前',
    data: z.array(userSessionSchema),
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
