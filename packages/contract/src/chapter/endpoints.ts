import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, line, pageBody, pageOf, pathId } from '../common/schemas.ts'
import { chapterChange, chapterDetail, chapterDraft, chapterRecord, chapterSummary } from './schemas.ts'

export const chapter = {
  list: endpoint({
    method: 'GET',
    path: '/api/chapter/list',
    access: 'guest',
    summary: '学习路线：有已发布知识点的全部章节与其中的知识点，附我的进度',
    data: z.array(chapterSummary),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/chapter/get/:id',
    access: 'user',
    summary: '一章：导读、知识点、练它们的题与前后两章；没有已发布的知识点时不在',
    params: pathId,
    data: chapterDetail,
  }),
  page: endpoint({
    method: 'POST',
    path: '/api/chapter/page',
    access: 'admin',
    summary: '分页列出章节，空的也在内',
    body: pageBody(['id', 'sortOrder', 'name'], {
      ids: z.optional(z.array(id).check(z.maxLength(100))),
      keyword: z.optional(line(100)),
    }),
    data: pageOf(chapterRecord),
  }),
  record: endpoint({
    method: 'GET',
    path: '/api/chapter/record/:id',
    access: 'admin',
    summary: '一章，空的也可以，附版本',
    params: pathId,
    data: chapterRecord,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/chapter/add',
    access: 'admin',
    summary: '新建一章，排在最后；返回编号',
    body: chapterDraft,
    data: id,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/chapter/update',
    access: 'admin',
    summary: '修改读到的那个版本，返回新的版本；已有别的版本时40900，data.current是现在的内容',
    body: chapterChange,
    data: z.object({ version: z.int() }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/chapter/delete/:id',
    access: 'admin',
    summary: '删除一章；还有知识点时40900',
    params: pathId,
    data: done,
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/api/chapter/reorder',
    access: 'admin',
    summary: '把一章排到另一章之后；afterId为空时排到最前',
    body: z.strictObject({ id, afterId: z.nullable(id) }),
    data: done,
  }),
}
