import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, queryId, time } from '../common/schemas.ts'
import { discussionDraftSave, discussionDraft as draft } from './schemas.ts'

export const discussionDraft = {
  get: endpoint({
    method: 'GET',
    path: '/api/discussion-draft/get',
    access: 'user',
    summary: '我的新帖的草稿，或者我在改的一篇帖子的草稿；没有的为空',
    query: z.strictObject({ discussionId: z.optional(queryId) }),
    data: z.nullable(draft),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/discussion-draft/save',
    access: 'user',
    keepsText: true,
    summary: '保存草稿，返回保存的时间。别处保存过更新的，40900，data.current是那一份',
    body: discussionDraftSave,
    data: z.object({ updateTime: time }),
  }),
  discard: endpoint({
    method: 'POST',
    path: '/api/discussion-draft/discard',
    access: 'user',
    summary: '舍弃草稿',
    body: z.strictObject({ discussionId: z.nullable(id) }),
    data: done,
  }),
}
