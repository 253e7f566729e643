import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { id, time } from '../common/schemas.ts'
import { rating } from './schemas.ts'

export const review = {
  rate: endpoint({
    method: 'POST',
    path: '/api/review/rate',
    access: 'user',
    summary: '自评一道题：1 不会，2 模糊，3 掌握，4 秒答',
    body: z.strictObject({ questionId: id, rating }),
    data: z.object({ mastery: rating, lastRatedTime: time }),
  }),
}
