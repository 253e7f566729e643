import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { pathId } from '../common/schemas.ts'
import { parentOf, parentPageOf } from '../content/parent.ts'
import {
  interviewBankChange,
  interviewBankDraft,
  interviewBankRecord,
  interviewBankSchema,
  interviewExample,
} from './schemas.ts'

export const interviewBank = {
  list: endpoint({
    method: 'GET',
    path: '/api/interview-bank/list',
    access: 'guest',
    summary: '有已发布题目的全部面试题库，附做过的人数、平均分与我的最高分',
    data: z.array(interviewBankSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/interview-bank/get/:id',
    access: 'guest',
    summary: '一个面试题库；没有已发布的题目时不在',
    params: pathId,
    data: interviewBankSchema,
  }),
  example: endpoint({
    method: 'GET',
    path: '/api/interview-bank/example',
    access: 'guest',
    summary:
      '一个例子，每天换一个：一道面试题答了一半，听到哪些要点、会追问什么，与练它的题；没有合适的题时为空',
    data: z.nullable(interviewExample),
  }),
  ...parentOf({
    path: 'interview-bank',
    words: { name: '面试题库', one: '一个面试题库', other: '另一个', items: '题目' },
    page: parentPageOf('publishedCount'),
    record: interviewBankRecord,
    draft: interviewBankDraft,
    change: interviewBankChange,
  }),
}
