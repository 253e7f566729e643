import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, line, pageBody, pageOf, pathId, time } from '../common/schemas.ts'
import { SCORERS } from '../key-point/values.ts'
import { interviewSessionDetail, interviewSessionRecord as schema } from './schemas.ts'
import { RECORD_STATES } from './values.ts'

export const interviewSessionRecord = {
  page: endpoint({
    method: 'POST',
    path: '/api/interview-session-record/page',
    access: 'admin',
    summary:
      '分页列出所有人的面试；hasObjection：有等待决定的复评，hasFailure：大模型没能主持到底，或者没能评分；时间含起点，不含终点',
    body: pageBody(['createTime'], {
      ids: z.optional(z.array(id).check(z.maxLength(100))),
      /** Of the user's name or the bank's. */
      keyword: z.optional(line(100)),
      bankId: z.optional(id),
      userId: z.optional(id),
      state: z.optional(z.enum(RECORD_STATES)),
      scorer: z.optional(z.enum(SCORERS)),
      hasObjection: z.optional(z.boolean()),
      hasFailure: z.optional(z.boolean()),
      createTimeFrom: z.optional(time),
      createTimeTo: z.optional(time),
    }),
    data: pageOf(schema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/interview-session-record/get/:id',
    access: 'admin',
    summary: '一场面试的对话、评分与依据，不含简历与岗位描述；看别人的会记入操作记录',
    params: pathId,
    data: interviewSessionDetail,
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/interview-session-record/waiting',
    access: 'admin',
    summary: '有几次复评等待决定',
    data: z.object({ objectionCount: z.int() }),
  }),
  rescore: endpoint({
    method: 'POST',
    path: '/api/interview-session-record/rescore',
    access: 'admin',
    summary: '把一场评过的面试整场重新评分，原来的评分留着；采用过复评的题不变',
    body: z.strictObject({ id }),
    data: done,
  }),
}
