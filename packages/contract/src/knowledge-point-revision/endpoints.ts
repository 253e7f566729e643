import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { id, pageBody, pageOf, pathId } from '../common/schemas.ts'
import { knowledgePointRevisionDetail, knowledgePointRevisionSchema } from './schemas.ts'

export const knowledgePointRevision = {
  page: endpoint({
    method: 'POST',
    path: '/api/knowledge-point-revision/page',
    access: 'admin',
    summary: '一个知识点的修改历史，新的在前',
    body: pageBody(['version'], { knowledgePointId: id }),
    data: pageOf(knowledgePointRevisionSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/knowledge-point-revision/get/:id',
    access: 'admin',
    summary: '一次修改之后的全部内容',
    params: pathId,
    data: knowledgePointRevisionDetail,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/knowledge-point-revision/restore',
    access: 'admin',
    summary: '把知识点恢复成这次修改之后的内容，返回新的版本；version是读到的知识点版本，旧了则40900',
    body: z.strictObject({ id, version: z.int().check(z.positive()) }),
    data: z.object({ version: z.int() }),
  }),
}
