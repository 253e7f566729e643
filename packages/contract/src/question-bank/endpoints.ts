import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { pathId } from '../common/schemas.ts'
import { parentOf, parentPageOf } from '../content/parent.ts'
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
  ...parentOf({
    path: 'question-bank',
    words: { name: '题库', one: '一个题库', other: '另一个', items: '题' },
    page: parentPageOf('questionCount'),
    record: questionBankRecord,
    draft: questionBankDraft,
    change: questionBankChange,
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
