import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { id, pathId } from '../common/schemas.ts'

export const questionEncounter = {
  add: endpoint({
    method: 'POST',
    path: '/api/question-encounter/add',
    access: 'user',
    summary: '标记在面试中遇到过一道题，返回遇到过的人数',
    body: z.strictObject({ questionId: id }),
    data: z.int(),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/question-encounter/delete/:id',
    access: 'user',
    summary: '取消“面试遇到过”，编号是题目的编号，返回遇到过的人数',
    params: pathId,
    data: z.int(),
  }),
}
