import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, queryId } from '../common/schemas.ts'
import { programLanguage } from '../question-program/schemas.ts'
import { codeDraftBody, codeDraftSchema } from './schemas.ts'

export const codeDraft = {
  get: endpoint({
    method: 'GET',
    path: '/api/code-draft/get',
    access: 'user',
    summary: '我在一道编程题里写到一半的代码，每种语言至多一份',
    query: z.strictObject({ questionId: queryId }),
    data: z.array(codeDraftSchema),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/code-draft/update',
    access: 'user',
    keepsText: true,
    summary: '存下一道编程题的代码；别处存过新的：40900，data是那里的代码，已经没有时为空',
    body: codeDraftBody,
    data: codeDraftSchema,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/code-draft/delete',
    access: 'user',
    summary: '删去一种语言的代码，从初始代码重新开始',
    query: z.strictObject({ questionId: queryId, language: programLanguage }),
    data: done,
  }),
}
