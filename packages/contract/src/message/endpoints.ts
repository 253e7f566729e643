import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'

export const message = {
  unreadCount: endpoint({
    method: 'GET',
    path: '/api/message/unread/count',
    access: 'user',
    summary: '我的未读消息数',
    data: z.int(),
  }),
}
