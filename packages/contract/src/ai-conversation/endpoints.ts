import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, pathId } from '../common/schemas.ts'
import {
  aiConversationAddBody,
  aiConversationDetail,
  aiConversationListQuery,
  aiConversationSchema,
  aiConversationUpdateBody,
} from './schemas.ts'

export const aiConversation = {
  add: endpoint({
    method: 'POST',
    path: '/api/ai-conversation/add',
    access: 'user',
    keepsText: true,
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
    keepsText: true,
    summary: '给一个AI对话改名',
    body: aiConversationUpdateBody,
    data: done,
  }),
}
