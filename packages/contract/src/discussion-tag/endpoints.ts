import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, line, pageBody, pageOf, pathId, unique } from '../common/schemas.ts'
import { discussionTag as tagName } from '../discussion/schemas.ts'
import { discussionLimits } from '../discussion/values.ts'
import { discussionTagRecord } from './schemas.ts'
import { MAX_MERGED_TAGS } from './values.ts'

export const discussionTag = {
  page: endpoint({
    method: 'POST',
    path: '/api/discussion-tag/page',
    access: 'admin',
    summary: '分页列出帖子的标签；已并入别的标签的不在其中',
    body: pageBody(['discussionCount', 'createTime'], {
      ids: z.optional(z.array(id).check(z.maxLength(100), unique)),
      /** Part of its name, or of another one that is taken for it. */
      keyword: z.optional(line(discussionLimits.tag)),
    }),
    data: pageOf(discussionTagRecord),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/discussion-tag/get/:id',
    access: 'admin',
    summary: '一个标签',
    params: pathId,
    data: discussionTagRecord,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/discussion-tag/update',
    access: 'admin',
    summary:
      '给标签改名：帖子跟着改，原来的写法仍算这个标签。别的标签已叫这个名字：40000；version已旧：40900，data.current是现在的',
    body: z.strictObject({ id, version: z.int(), name: tagName.check(z.minLength(1)) }),
    data: done,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/discussion-tag/merge',
    access: 'admin',
    summary: '把几个标签并入另一个：帖子与关注的人跟着过去，以后写这些的都算那一个',
    body: z.strictObject({
      ids: z.array(id).check(z.minLength(1), z.maxLength(MAX_MERGED_TAGS), unique),
      intoId: id,
    }),
    data: done,
  }),
}
