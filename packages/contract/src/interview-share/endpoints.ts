import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, queryId } from '../common/schemas.ts'
import { interviewShareSchema, newInterviewShare, sharedInterview } from './schemas.ts'

export const interviewShare = {
  mine: endpoint({
    method: 'GET',
    path: '/api/interview-share/mine',
    access: 'user',
    summary: '我的一场面试的分享链接与公开的内容；没有在分享的为空',
    query: z.strictObject({ sessionId: queryId }),
    data: z.nullable(interviewShareSchema),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/interview-share/save',
    access: 'user',
    summary:
      '分享一场有成绩的面试，或者改它公开的内容，链接不变。公开的回答只能是答过的题；期限没有改的，到期的时间不变',
    body: newInterviewShare,
    data: interviewShareSchema,
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/interview-share/revoke',
    access: 'user',
    summary: '停止分享，链接马上失效；以后再分享是新的链接',
    body: z.strictObject({ sessionId: id }),
    data: done,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/interview-share/get/:token',
    access: 'guest',
    summary: '拿到链接的人看到的成绩，只有本人选了公开的部分。不存在、过期、停止了的：40400',
    params: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{1,100}$/, 'badFormat')) }),
    data: sharedInterview,
  }),
}
