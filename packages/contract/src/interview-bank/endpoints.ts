import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, line, pageBody, pageOf, pathId } from '../common/schemas.ts'
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
  page: endpoint({
    method: 'POST',
    path: '/api/interview-bank/page',
    access: 'admin',
    summary: '分页列出面试题库，空的也在内',
    body: pageBody(['id', 'sortOrder', 'name'], {
      ids: z.optional(z.array(id).check(z.maxLength(100))),
      keyword: z.optional(line(100)),
    }),
    data: pageOf(interviewBankRecord),
  }),
  record: endpoint({
    method: 'GET',
    path: '/api/interview-bank/record/:id',
    access: 'admin',
    summary: '一个面试题库，空的也可以，附版本',
    params: pathId,
    data: interviewBankRecord,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/interview-bank/add',
    access: 'admin',
    summary: '新建一个面试题库，排在最后；返回编号',
    body: interviewBankDraft,
    data: id,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/interview-bank/update',
    access: 'admin',
    summary: '修改读到的那个版本，返回新的版本；已有别的版本时40900，data.current是现在的内容',
    body: interviewBankChange,
    data: z.object({ version: z.int() }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/interview-bank/delete/:id',
    access: 'admin',
    summary: '删除一个面试题库；还有题目时40900',
    params: pathId,
    data: done,
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/api/interview-bank/reorder',
    access: 'admin',
    summary: '把一个面试题库排到另一个之后；afterId为空时排到最前',
    body: z.strictObject({ id, afterId: z.nullable(id) }),
    data: done,
  }),
}
