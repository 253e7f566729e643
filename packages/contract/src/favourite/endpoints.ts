import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, pageBody, pageOf, pathId } from '../common/schemas.ts'
import { favouriteQuestion } from './schemas.ts'

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
  page: endpoint({
    method: 'POST',
    path: '/api/favourite/page',
    access: 'user',
    summary: '我收藏的题，新收藏的在前；下架了的也在',
    body: pageBody(['createTime'], {}),
    data: pageOf(favouriteQuestion),
  }),
}
