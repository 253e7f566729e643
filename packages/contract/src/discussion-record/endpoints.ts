import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, manyIds, pageOf, pathId } from '../common/schemas.ts'
import { discussionText } from '../discussion/schemas.ts'
import {
  discussionRecordDetail,
  discussionRecordPageBody,
  discussionRecordSchema,
  reasonedAct,
} from './schemas.ts'

export const discussionRecord = {
  page: endpoint({
    method: 'POST',
    path: '/api/discussion-record/page',
    access: 'admin',
    summary: '按分类、状态、作者与标题分页列出帖子，待审、隐藏与删除了的也在内',
    body: discussionRecordPageBody,
    data: pageOf(discussionRecordSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/discussion-record/get/:id',
    access: 'admin',
    summary: '一篇帖子的全部内容',
    params: pathId,
    data: discussionRecordDetail,
  }),
  pin: endpoint({
    method: 'POST',
    path: '/api/discussion-record/pin',
    access: 'admin',
    summary: '置顶几篇帖子',
    body: manyIds,
    data: done,
  }),
  unpin: endpoint({
    method: 'POST',
    path: '/api/discussion-record/unpin',
    access: 'admin',
    summary: '取消置顶',
    body: manyIds,
    data: done,
  }),
  markEssence: endpoint({
    method: 'POST',
    path: '/api/discussion-record/mark-essence',
    access: 'admin',
    summary: '把几篇帖子设为精华',
    body: manyIds,
    data: done,
  }),
  unmarkEssence: endpoint({
    method: 'POST',
    path: '/api/discussion-record/unmark-essence',
    access: 'admin',
    summary: '取消精华',
    body: manyIds,
    data: done,
  }),
  lock: endpoint({
    method: 'POST',
    path: '/api/discussion-record/lock',
    access: 'admin',
    summary: '锁定几篇帖子：不能再评论，作者会得知理由',
    body: reasonedAct,
    data: done,
  }),
  unlock: endpoint({
    method: 'POST',
    path: '/api/discussion-record/unlock',
    access: 'admin',
    summary: '解除锁定',
    body: manyIds,
    data: done,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/discussion-record/move',
    access: 'admin',
    summary: '把几篇帖子移到另一个分类',
    body: z.strictObject({ ...manyIds.shape, category: discussionText.shape.category }),
    data: done,
  }),
  hide: endpoint({
    method: 'POST',
    path: '/api/discussion-record/hide',
    access: 'admin',
    summary: '隐藏几篇帖子：只有作者与管理员看得到，作者会得知理由',
    body: reasonedAct,
    data: done,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/discussion-record/restore',
    access: 'admin',
    summary: '恢复隐藏了的帖子，或者放行待审的',
    body: manyIds,
    data: done,
  }),
  delete: endpoint({
    method: 'POST',
    path: '/api/discussion-record/delete-many',
    access: 'admin',
    summary: '删除几篇帖子，作者会得知理由',
    body: reasonedAct,
    data: done,
  }),
}
