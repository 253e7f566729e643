import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { id, pageBody, pageOf, pathId } from '../common/schemas.ts'
import { interviewQuestionRevisionDetail, interviewQuestionRevisionSchema } from './schemas.ts'

export const interviewQuestionRevision = {
  page: endpoint({
    method: 'POST',
    path: '/api/interview-question-revision/page',
    access: 'admin',
    summary: '一道面试题的修改历史，新的在前',
    body: pageBody(['version'], { interviewQuestionId: id }),
    data: pageOf(interviewQuestionRevisionSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/interview-question-revision/get/:id',
    access: 'admin',
    summary: '一次修改之后的全部内容',
    params: pathId,
    data: interviewQuestionRevisionDetail,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/interview-question-revision/restore',
    access: 'admin',
    summary: '把面试题恢复成这次修改之后的内容，返回新的版本；version是读到的面试题版本，旧了则40900',
    body: z.strictObject({ id, version: z.int().check(z.positive()) }),
    data: z.object({ version: z.int() }),
  }),
}
