import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, pathId, queryId } from '../common/schemas.ts'
import {
  commentChange,
  commentLikes,
  commentNews,
  commentRevision,
  commentSchema,
  commentTargetQuery,
  locatedComment,
  newComment,
  threadsBody,
  threadsPage,
} from './schemas.ts'

const one = z.strictObject({ id })

/** A text that is much too long is refused at its field, not as a request that is too large. */
const maxBodyBytes = 4 * 1024 * 1024

const newerQuery = z.strictObject({
  ...commentTargetQuery.shape,
  after: z.coerce.number<number>().check(z.int(), z.minimum(0)),
})

export const comment = {
  threads: endpoint({
    method: 'POST',
    path: '/api/comment/threads',
    access: 'user',
    summary:
      '一篇帖子、一道题或一个知识点的评论，一次20串，每串带最早的3条回复；从next起读下一页。看不到的帖子、题与知识点：40400',
    body: threadsBody,
    data: threadsPage,
  }),
  count: endpoint({
    method: 'GET',
    path: '/api/comment/count',
    access: 'user',
    summary: '有几条评论，包括回复',
    query: commentTargetQuery,
    data: z.int(),
  }),
  replies: endpoint({
    method: 'GET',
    path: '/api/comment/replies',
    access: 'user',
    summary: '一串评论里某条之后的回复，一次20条，先写的在前',
    query: z.strictObject({
      rootId: queryId,
      after: z._default(z.coerce.number<number>().check(z.int(), z.minimum(0)), 0),
    }),
    data: z.array(commentSchema),
  }),
  locate: endpoint({
    method: 'GET',
    path: '/api/comment/locate/:id',
    access: 'user',
    summary: '一条评论在哪里，连同它那一串：开头、最早的3条回复与它自己',
    params: pathId,
    data: locatedComment,
  }),
  since: endpoint({
    method: 'GET',
    path: '/api/comment/since',
    access: 'user',
    isBackground: true,
    summary: '某条之后别人写了几条评论，至多数到99',
    query: newerQuery,
    data: z.int(),
  }),
  newer: endpoint({
    method: 'GET',
    path: '/api/comment/newer',
    access: 'user',
    summary: '某条之后写下的评论，连同它们所在的那几串，新的在前，至多20串',
    query: newerQuery,
    data: commentNews,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/comment/add',
    access: 'user',
    keepsText: true,
    summary:
      '评论或回复，返回写好的那一条。同一个key再发一次，还是那一条；锁定了的帖子：40300。要审核的，state是held，只有自己与管理员看得到',
    body: newComment,
    data: commentSchema,
    maxBodyBytes,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/comment/update',
    access: 'user',
    keepsText: true,
    summary: '修改自己的评论；已有别的版本时40900，data.current是现在的那一条。旧的内容留着',
    body: commentChange,
    data: commentSchema,
    maxBodyBytes,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/comment/delete/:id',
    access: 'user',
    summary: '删除自己的评论。有回复的留下位置，没有回复的不再出现',
    params: pathId,
    data: done,
  }),
  like: endpoint({
    method: 'POST',
    path: '/api/comment/like',
    access: 'user',
    summary: '赞一条评论；赞过的不再计数',
    body: one,
    data: commentLikes,
  }),
  unlike: endpoint({
    method: 'POST',
    path: '/api/comment/unlike',
    access: 'user',
    summary: '取消赞',
    body: one,
    data: commentLikes,
  }),
  revisions: endpoint({
    method: 'GET',
    path: '/api/comment/revisions/:id',
    access: 'user',
    summary: '一条评论以前的内容，新的在前，至多50次；待审过、隐藏过的只有作者与管理员看得到',
    params: pathId,
    data: z.array(commentRevision),
  }),
}
