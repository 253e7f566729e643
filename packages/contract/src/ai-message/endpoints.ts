import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id } from '../common/schemas.ts'
import { aiMessageAddBody } from './schemas.ts'

export const aiMessage = {
  add: endpoint({
    method: 'POST',
    path: '/api/ai-message/add',
    access: 'user',
    keepsText: true,
    summary: '保存一条消息，返回编号；服务器已留有的同一条不会再存一份',
    body: aiMessageAddBody,
    data: id,
  }),
  rate: endpoint({
    method: 'POST',
    path: '/api/ai-message/rate',
    access: 'user',
    summary: '标记一条回复有没有帮助；为空即撤回',
    body: z.strictObject({ id, isHelpful: z.nullable(z.boolean()) }),
    data: done,
  }),
}
