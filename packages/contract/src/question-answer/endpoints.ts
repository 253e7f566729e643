import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, queryId } from '../common/schemas.ts'
import { questionAnswerBody, questionAnswerSchema } from './schemas.ts'

export const questionAnswer = {
  get: endpoint({
    method: 'GET',
    path: '/api/question-answer/get',
    access: 'user',
    summary: '我凭记忆写下的一题的回答与核对；没有写过的为空',
    query: z.strictObject({ questionId: queryId }),
    data: z.nullable(questionAnswerSchema),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/question-answer/save',
    access: 'user',
    keepsText: true,
    summary: '存下一题的回答与核对，取代先前的；两样都空的即删去',
    body: questionAnswerBody,
    data: done,
  }),
}
