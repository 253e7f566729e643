import { endpoint } from '../common/endpoint.ts'
import { pageOf, pathId } from '../common/schemas.ts'
import { codeAttemptBody, codeAttemptDetail, codeAttemptPageBody, codeAttemptSummary } from './schemas.ts'

export const codeAttempt = {
  add: endpoint({
    method: 'POST',
    path: '/api/code-attempt/add',
    access: 'user',
    keepsText: true,
    summary: '记下一次提交的代码与结果；同一个key只算一次。每题留最近50次，与最近通过的一次',
    body: codeAttemptBody,
    data: codeAttemptSummary,
  }),
  page: endpoint({
    method: 'POST',
    path: '/api/code-attempt/page',
    access: 'user',
    summary: '我的提交，按题目、语言与结果筛选，新的在前',
    body: codeAttemptPageBody,
    data: pageOf(codeAttemptSummary),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/code-attempt/get/:id',
    access: 'user',
    summary: '我的一次提交与它的代码',
    params: pathId,
    data: codeAttemptDetail,
  }),
}
