import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id } from '../common/schemas.ts'
import { aiChatEvents, aiChatQuery, aiStatus } from './schemas.ts'

export const ai = {
  chat: endpoint({
    method: 'GET',
    path: '/api/ai/chat/vo',
    access: 'user',
    summary:
      '向AI提问，逐段收到回复；断开后带着Last-Event-ID再来，或用continue，都接着收；一个对话同时只写一条回复，有人在读时再问是40900。没有名字的事件是回复的文字，最后一个是end',
    query: aiChatQuery,
    events: aiChatEvents,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/ai/chat/stop',
    access: 'user',
    summary: '停止一个对话里正在写的回复；没有在写的也算成功',
    body: z.strictObject({ conversationId: id }),
    data: done,
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/ai/status',
    access: 'user',
    summary: '由哪个模型回答，以及今天还能问几次',
    data: aiStatus,
  }),
}
