import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { queryId } from '../common/schemas.ts'
import { questionProgramDetail } from './schemas.ts'

export const questionProgram = {
  get: endpoint({
    method: 'GET',
    path: '/api/question-program/get',
    access: 'user',
    summary: '一道编程题的题面、提示、用例、初始代码与参考实现；不是编程题时40400',
    query: z.strictObject({ questionId: queryId }),
    data: questionProgramDetail,
  }),
}
