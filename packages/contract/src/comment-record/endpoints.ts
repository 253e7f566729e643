import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, pageOf, pathId } from '../common/schemas.ts'
import { reasonedStateAct, stateAct } from '../discussion-record/schemas.ts'
import { commentRecordDetail, commentRecordPageBody, commentRecordSchema } from './schemas.ts'

export const commentRecord = {
  page: endpoint({
    method: 'POST',
    path: '/api/comment-record/page',
    access: 'admin',
    summary: '按内容、状态、所在之处与作者分页列出评论，待审与隐藏了的也在内',
    body: commentRecordPageBody,
    data: pageOf(commentRecordSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/comment-record/get/:id',
    access: 'admin',
    summary: '一条评论的全部内容',
    params: pathId,
    data: commentRecordDetail,
  }),
  hide: endpoint({
    method: 'POST',
    path: '/api/comment-record/hide',
    access: 'admin',
    summary: '隐藏几条评论：只有作者与管理员看得到，作者会得知理由。带from时只处理还待审的',
    body: reasonedStateAct,
    data: done,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/comment-record/restore',
    access: 'admin',
    summary: '恢复隐藏了的评论，或者放行待审的。带from时只处理还待审的',
    body: stateAct,
    data: done,
  }),
  removeRevision: endpoint({
    method: 'POST',
    path: '/api/comment-record/remove-revision',
    access: 'admin',
    summary: '从一条评论的历史里移除一个以前的版本，不能恢复',
    body: z.strictObject({ id, version: z.int() }),
    data: done,
  }),
  delete: endpoint({
    method: 'POST',
    path: '/api/comment-record/delete-many',
    access: 'admin',
    summary: '删除几条评论，作者会得知理由。带from时只处理还待审的',
    body: reasonedStateAct,
    data: done,
  }),
}
