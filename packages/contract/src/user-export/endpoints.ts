import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'

export const userExport = {
  stream: endpoint({
    method: 'GET',
    path: '/api/user-export/stream',
    access: 'user',
    summary: '导出网站保存的关于我的一切：先说总行数，再一批一批地给',
    events: {
      /** How many rows will come. */
      total: z.object({ rows: z.int() }),
      /** Some rows of a part; a part that has none comes once, empty. */
      rows: z.object({ part: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
    },
  }),
}
