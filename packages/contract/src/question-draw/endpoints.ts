import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { drawFilter } from './schemas.ts'

export const questionDraw = {
  count: endpoint({
    method: 'POST',
    path: '/api/question-draw/count',
    access: 'user',
    summary: '符合筛选、可以抽来练的题有多少',
    body: z.strictObject({ filter: drawFilter }),
    data: z.int(),
  }),
}
