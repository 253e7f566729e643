import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { id, pageBody, pageOf, queryId, time } from '../common/schemas.ts'
import { noteSchema, noteSummary } from './schemas.ts'

const content = z.string().check(z.maxLength(20_000))
/** The version one edited; null for a new note. Another version on the server answers 40900 with the note there. */
const baseTime = z.nullable(time)

export const note = {
  update: endpoint({
    method: 'PUT',
    path: '/api/note/update',
    access: 'user',
    keepsText: true,
    summary: '写下一道题的私人笔记；内容为空即删除，返回空',
    body: z.strictObject({ questionId: id, content, baseTime }),
    data: z.nullable(noteSchema),
  }),
  getOfQuestion: endpoint({
    method: 'GET',
    path: '/api/note/of-question',
    access: 'user',
    summary: '我对一道题的私人笔记；没有就是空',
    query: z.strictObject({ questionId: queryId }),
    data: z.nullable(noteSchema),
  }),
  getOfPoint: endpoint({
    method: 'GET',
    path: '/api/note/of-point',
    access: 'user',
    summary: '我对一个知识点的私人笔记；没有就是空',
    query: z.strictObject({ knowledgePointId: queryId }),
    data: z.nullable(noteSchema),
  }),
  updateOfPoint: endpoint({
    method: 'PUT',
    path: '/api/note/update-of-point',
    access: 'user',
    keepsText: true,
    summary: '写下一个知识点的私人笔记；内容为空即删除，返回空',
    body: z.strictObject({ knowledgePointId: id, content, baseTime }),
    data: z.nullable(noteSchema),
  }),
  page: endpoint({
    method: 'POST',
    path: '/api/note/page',
    access: 'user',
    summary: '我的私人笔记，题目与知识点的都在内，新改的在前，每篇只有开头',
    body: pageBody(['updateTime'], {}),
    data: pageOf(noteSummary),
  }),
}
