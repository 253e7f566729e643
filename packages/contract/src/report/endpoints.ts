import { endpoint } from '../common/endpoint.ts'
import { done, manyIds, pageOf, pathId } from '../common/schemas.ts'
import { newReport, reportCase, reportCaseDetail, reportDecision, reportPageBody } from './schemas.ts'

export const report = {
  add: endpoint({
    method: 'POST',
    path: '/api/report/add',
    access: 'user',
    keepsText: true,
    summary: '举报一篇帖子、一条评论或一个用户，交给管理员；再举报一次，就是改成这一次写的。自己的不能举报',
    body: newReport,
    data: done,
  }),
  page: endpoint({
    method: 'POST',
    path: '/api/report/page',
    access: 'admin',
    summary: '被举报的内容，同一条内容的举报合在一起；等得最久的在前',
    body: reportPageBody,
    data: pageOf(reportCase),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/report/get/:id',
    access: 'admin',
    summary: '一条被举报的内容，连同举报人说的',
    params: pathId,
    data: reportCaseDetail,
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/report/assign',
    access: 'admin',
    summary: '由我来处理',
    body: manyIds,
    data: done,
  }),
  unassign: endpoint({
    method: 'POST',
    path: '/api/report/unassign',
    access: 'admin',
    summary: '不再由谁处理',
    body: manyIds,
    data: done,
  }),
  handle: endpoint({
    method: 'POST',
    path: '/api/report/handle',
    access: 'admin',
    summary:
      '处理：隐藏或删除内容（用户则清空资料，不能删除）并把理由告诉作者，或者判为不违规；举报的人会得知结果',
    body: reportDecision,
    data: done,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/report/reopen',
    access: 'admin',
    summary: '撤销隐藏或不违规的处理：内容恢复，举报重新等待处理',
    body: manyIds,
    data: done,
  }),
}
