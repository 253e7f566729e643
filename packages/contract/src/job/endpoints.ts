import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done } from '../common/schemas.ts'
import { jobId, jobOverview } from './schemas.ts'

export const job = {
  overview: endpoint({
    method: 'GET',
    path: '/api/job/overview',
    access: 'admin',
    summary: '后台任务：等着的、正在做的、失败的各几件，附最近失败的20件',
    data: jobOverview,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/job/retry',
    access: 'admin',
    summary: '再做一次失败的任务；没有这件失败的任务时40400',
    body: z.strictObject({ name: z.string().check(z.maxLength(100)), id: jobId }),
    data: done,
  }),
}
