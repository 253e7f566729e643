import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { overview, partHealth, sitePart } from './schemas.ts'

export const stats = {
  overview: endpoint({
    method: 'GET',
    path: '/api/stats/overview',
    access: 'admin',
    summary: '全站的数字：近30天的每一天、题数、最多人不会的题',
    data: overview,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/stats/check',
    access: 'admin',
    summary: '试一试全站所依靠的一部分，说出哪里不对、怎样修好',
    body: z.strictObject({ part: sitePart }),
    data: partHealth,
  }),
}
