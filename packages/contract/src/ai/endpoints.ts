import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, pathId } from '../common/schemas.ts'
import {
  aiChatEvents,
  aiChatQuery,
  aiConversationAddBody,
  aiConversationDetail,
  aiConversationListQuery,
  aiConversation as aiConversationSchema,
  aiConversationUpdateBody,
  aiMessageAddBody,
  aiStatus,
} from './schemas.ts'

export const aiConversation = {
  add: endpoint({
    method: 'POST',
    path: '/api/ai-conversation/add',
    access: 'user',
    summary: '新建一个AI对话，返回编号',
    body: aiConversationAddBody,
    data: id,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/ai-conversation/delete/:id',
    access: 'user',
    summary: '删除一个AI对话及其消息',
    params: pathId,
    data: done,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/ai-conversation/get/:id',
    access: 'user',
    summary: '一个AI对话及其最近1000条消息；没有收完的回复也在其中',
    params: pathId,
    data: aiConversationDetail,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/ai-conversation/list',
    access: 'user',
    summary: '我的AI对话，新的在前，一次至多100个；可按标题与消息里的文字查找',
    query: aiConversationListQuery,
    data: z.array(aiConversationSchema),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/ai-conversation/update',
    access: 'user',
    summary: '给一个AI对话改名',
    body: aiConversationUpdateBody,
    data: done,
  }),
}

export const aiMessage = {
  add: endpoint({
    method: 'POST',
    path: '/api/ai-message/add',
    access: 'user',
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

export const ai = {
  chat: endpoint({
    method: 'GET',
    path: '/api/ai/chat/vo',
    access: 'user',
    summary:
      '向AI提问，逐段收到回复；断开后带着Last-Event-ID再来，或用continue，都接着收。没有名字的事件是回复的文字，最后一个是end',
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
