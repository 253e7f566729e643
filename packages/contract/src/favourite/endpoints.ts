import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, pathId } from '../common/schemas.ts'

export const favourite = {
  add: endpoint({
    method: 'POST',
    path: '/api/favourite/add',
    access: 'user',
    summary: '收藏一道题',
    body: z.strictObject({ questionId: id }),
    data: done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/favourite/delete/:id',
    access: 'user',
    summary: '取消收藏，编号是题目的编号',
    params: pathId,
    data: done,
  }),
}
