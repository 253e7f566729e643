import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { id, pageBody, pageOf, pathId, time } from '../common/schemas.ts'
import { auditAction, auditEntry, auditSummary, auditTargetType } from './schemas.ts'

const pageOfLog = pageBody(['createTime'], {
  ids: z.optional(z.array(id).check(z.maxLength(100))),
  actorId: z.optional(id),
  action: z.optional(auditAction),
  targetType: z.optional(auditTargetType),
  targetId: z.optional(id),
  createTimeFrom: z.optional(time),
  createTimeTo: z.optional(time),
})

export const auditLog = {
  page: endpoint({
    method: 'POST',
    path: '/api/audit-log/page',
    access: 'admin',
    summary: '分页列出管理员的操作；时间含起点，不含终点',
    body: pageOfLog,
    data: pageOf(auditSummary),
  }),
  details: endpoint({
    method: 'POST',
    path: '/api/audit-log/details',
    access: 'admin',
    summary: '同page，每次操作带改动前后的内容，供导出',
    body: pageOfLog,
    data: pageOf(auditEntry),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/audit-log/get/:id',
    access: 'admin',
    summary: '一次操作，附改动前后的内容',
    params: pathId,
    data: auditEntry,
  }),
}
