import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, lines, unique } from '../common/schemas.ts'
import { ANSWER_RULES, CHECKS } from '../key-point/values.ts'
import { interviewObjection as schema, scorePreview } from './schemas.ts'
import { OBJECTION_DECISIONS, objectionLimits } from './values.ts'

/** The second scoring as an admin would have it. */
const revision = {
  id,
  /** Of each key point in its order, in place of what the scorer found. */
  checks: z.optional(z.array(z.nullable(z.enum(CHECKS))).check(z.maxLength(objectionLimits.checks))),
  /** Which of its rules hold; all of them when absent. */
  rules: z.optional(z.array(z.enum(ANSWER_RULES)).check(z.maxLength(ANSWER_RULES.length), unique)),
}

export const interviewObjection = {
  add: endpoint({
    method: 'POST',
    path: '/api/interview-objection/add',
    access: 'user',
    keepsText: true,
    summary:
      '不认同模型给一道题的评分：记下理由，再评一次，等管理员决定采用哪一次。每题一次；理由相同的再发一次，回同样的答复，不同的：40900',
    body: z.strictObject({
      sessionId: id,
      place: z.int().check(z.minimum(1)),
      reason: lines(objectionLimits.reason).check(z.minLength(1)),
    }),
    data: schema,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/interview-objection/preview',
    access: 'admin',
    summary: '照这样采用复评，这题与整场会是几分；什么也不改',
    body: z.strictObject(revision),
    data: scorePreview,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/interview-objection/decide',
    access: 'admin',
    summary:
      '决定采用复评（要点的判定可以改，分数由服务器算）或者维持原来的评分，并写给本人一句说明。决定过的：40900',
    body: z.strictObject({
      ...revision,
      outcome: z.enum(OBJECTION_DECISIONS),
      note: lines(objectionLimits.note).check(z.minLength(1)),
    }),
    data: done,
  }),
}
