import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { id, time } from '../common/schemas.ts'
import { noteSchema } from './schemas.ts'

export const note = {
  update: endpoint({
    method: 'PUT',
    path: '/api/note/update',
    access: 'user',
    summary: '写下一道题的私人笔记；内容为空即删除，返回空',
    body: z.strictObject({
      questionId: id,
      content: z.string().check(z.maxLength(20_000)),
      /** The version one edited; null for a new note. Another version on the server answers 40900 with the note there. */
      baseTime: z.nullable(time),
    }),
    data: z.nullable(noteSchema),
  }),
}
