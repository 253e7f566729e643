import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, pathId } from '../common/schemas.ts'

export const discussionLike = {
  add: endpoint({
    method: 'POST',
    path: '/api/discussion-like/add',
    access: 'user',
    summary: '赞一篇帖子；已赞过的不再计数',
    body: z.strictObject({ discussionId: id }),
    data: done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/discussion-like/delete/:id',
    access: 'user',
    summary: '取消赞，编号是帖子的编号',
    params: pathId,
    data: done,
  }),
}
