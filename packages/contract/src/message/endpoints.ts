import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done } from '../common/schemas.ts'
import { messagePreferences } from './schemas.ts'

export const message = {
  unreadCount: endpoint({
    method: 'GET',
    path: '/api/message/unread/count',
    access: 'user',
    summary: '我的未读消息数',
    data: z.int(),
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/api/message/preferences',
    access: 'user',
    summary: '我不想收的消息种类',
    data: messagePreferences,
  }),
  updatePreferences: endpoint({
    method: 'PUT',
    path: '/api/message/preferences',
    access: 'user',
    summary: '改我不想收的消息种类：这次写的就是全部',
    body: messagePreferences,
    data: done,
  }),
}
