import { z } from 'zod/mini'
import { alongPath } from '../chapter/schemas.ts'
import { endpoint } from '../common/endpoint.ts'
import { done, id, pathId, queryId } from '../common/schemas.ts'
import { knowledgePointDetail, knowledgePointLink, readingPosition } from './schemas.ts'

export const knowledgePoint = {
  get: endpoint({
    method: 'GET',
    path: '/api/knowledge-point/get/:id',
    access: 'user',
    summary: '一个知识点：正文、自测题、相关的题、前后两个知识点（给出path时是这条路线上的）与我的进度',
    params: pathId,
    query: alongPath,
    data: knowledgePointDetail,
  }),
  ofQuestion: endpoint({
    method: 'GET',
    path: '/api/knowledge-point/of-question',
    access: 'guest',
    summary: '一道题练的已发布的知识点',
    query: z.strictObject({ questionId: queryId }),
    data: z.array(knowledgePointLink),
  }),
  read: endpoint({
    method: 'PUT',
    path: '/api/knowledge-point/read',
    access: 'user',
    summary: '记下读到哪里，以正文的千分之几计',
    body: z.strictObject({ id, readingPosition }),
    data: done,
  }),
  learn: endpoint({
    method: 'PUT',
    path: '/api/knowledge-point/learn',
    access: 'user',
    summary: '标记为已学，或取消',
    body: z.strictObject({ id, isLearned: z.boolean() }),
    data: done,
  }),
}
