import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, pageBody, pageOf, pathId } from '../common/schemas.ts'
import {
  questionBankChange,
  questionBankDraft,
  questionBankRecord,
  questionBankSchema,
  tagCount,
} from './schemas.ts'

export const questionBank = {
  list: endpoint({
    method: 'GET',
    path: '/api/question-bank/list',
    access: 'guest',
    summary: '有已发布的题的全部题库，附题数与我的进度',
    data: z.array(questionBankSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/question-bank/get/:id',
    access: 'guest',
    summary: '一个题库，附题数与我的进度；没有已发布的题时不在',
    params: pathId,
    data: questionBankSchema,
  }),
  page: endpoint({
    method: 'POST',
    path: '/api/question-bank/page',
    access: 'admin',
    summary: '分页列出题库，空的也在内',
    body: pageBody(['id', 'sortOrder', 'name', 'questionCount'], {
      ids: z.optional(z.array(id).check(z.maxLength(100))),
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    data: pageOf(questionBankRecord),
  }),
  record: endpoint({
    method: 'GET',
    path: '/api/question-bank/record/:id',
    access: 'admin',
    summary: '一个题库，空的也可以，附版本',
    params: pathId,
    data: questionBankRecord,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/question-bank/add',
    access: 'admin',
    summary: '新建题库，排在最后；返回编号',
    body: questionBankDraft,
    data: id,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/question-bank/update',
    access: 'admin',
    summary: '修改读到的那个版本，返回新的版本；已有别的版本时40900，data.current是现在的内容',
    body: questionBankChange,
    data: z.object({ version: z.int() }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/question-bank/delete/:id',
    access: 'admin',
    summary: '删除题库；还有题时40900',
    params: pathId,
    data: done,
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/api/question-bank/reorder',
    access: 'admin',
    summary: '把一个题库排到另一个之后；afterId为空时排到最前',
    body: z.strictObject({ id, afterId: z.nullable(id) }),
    data: done,
  }),
  tags: endpoint({
    method: 'GET',
    path: '/api/question-bank/tags',
    access: 'guest',
    summary: '标签与题数，可限于一个题库；按题数从多到少，至多100个',
    query: z.strictObject({ bankId: z.optional(z.coerce.number<number>().check(z.int(), z.positive())) }),
    data: z.array(tagCount),
  }),
}
