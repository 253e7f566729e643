import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { id, pageBody, pageOf, pathId } from '../common/schemas.ts'
import { questionRevisionDetail, questionRevisionSchema } from './schemas.ts'

export const questionRevision = {
  page: endpoint({
    method: 'POST',
    path: '/api/question-revision/page',
    access: 'admin',
    summary: '一道题的修改历史，新的在前',
    body: pageBody(['version'], { questionId: id }),
    data: pageOf(questionRevisionSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/question-revision/get/:id',
    access: 'admin',
    summary: '一次修改之后的全部内容',
    params: pathId,
    data: questionRevisionDetail,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/question-revision/restore',
    access: 'admin',
    summary: '把题目恢复成这次修改之后的内容，返回新的版本；version是读到的题目版本，旧了则40900',
    body: z.strictObject({ id, version: z.int().check(z.positive()) }),
    data: z.object({ version: z.int() }),
  }),
}
