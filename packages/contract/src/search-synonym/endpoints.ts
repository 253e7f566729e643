import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, line, manyIds, pageBody, pageOf, pathId, unique } from '../common/schemas.ts'
import { searchSynonymDraft, searchSynonymSchema } from './schemas.ts'

export const searchSynonym = {
  page: endpoint({
    method: 'POST',
    path: '/api/search-synonym/page',
    access: 'admin',
    summary: '分页列出同义词',
    body: pageBody(['createTime', 'updateTime'], {
      ids: z.optional(z.array(id).check(z.maxLength(100), unique)),
      keyword: z.optional(line(100)),
      isActive: z.optional(z.boolean()),
    }),
    data: pageOf(searchSynonymSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/search-synonym/get/:id',
    access: 'admin',
    summary: '一组同义词',
    params: pathId,
    data: searchSynonymSchema,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/search-synonym/add',
    access: 'admin',
    summary: '添加一组同义词，返回编号。搜索其中一个，也找到写着别的的内容',
    body: searchSynonymDraft,
    data: id,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/search-synonym/update',
    access: 'admin',
    summary: '修改一组同义词。version已旧：40900，data.current是现在的',
    body: z.strictObject({ id, version: z.int(), ...searchSynonymDraft.shape }),
    data: done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/search-synonym/delete/:id',
    access: 'admin',
    summary: '删除一组同义词；随产品来的只能停用：40900',
    params: pathId,
    data: done,
  }),
  deleteMany: endpoint({
    method: 'POST',
    path: '/api/search-synonym/delete-many',
    access: 'admin',
    summary: '删除几组同义词，都删或都不删',
    body: manyIds,
    data: done,
  }),
}
