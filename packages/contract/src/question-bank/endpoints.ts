import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { id, pageBody, pageOf, pathId } from '../common/schemas.ts'
import { questionBank, tagCount } from './schemas.ts'

export const questionBankEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/question-bank/list',
    access: 'guest',
    summary: '全部题库，附题数与我的进度',
    data: z.array(questionBank),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/question-bank/get/:id',
    access: 'guest',
    summary: '一个题库，附题数与我的进度',
    params: pathId,
    data: questionBank,
  }),
  page: endpoint({
    method: 'POST',
    path: '/api/question-bank/page',
    access: 'admin',
    summary: '分页列出题库',
    body: pageBody(['id', 'sortOrder', 'name', 'questionCount'], {
      ids: z.optional(z.array(id).check(z.maxLength(100))),
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    data: pageOf(questionBank),
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
