import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, line, manyIds, pageBody, pageOf, pathId, unique } from '../common/schemas.ts'
import {
  addedSensitiveWords,
  manySensitiveWords,
  sensitiveWordAction,
  sensitiveWordDraft,
  sensitiveWordSchema,
} from './schemas.ts'

export const sensitiveWord = {
  page: endpoint({
    method: 'POST',
    path: '/api/sensitive-word/page',
    access: 'admin',
    summary: '分页列出敏感词',
    body: pageBody(['createTime', 'updateTime', 'word'], {
      ids: z.optional(z.array(id).check(z.maxLength(100), unique)),
      keyword: z.optional(line(100)),
      action: z.optional(sensitiveWordAction),
    }),
    data: pageOf(sensitiveWordSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/sensitive-word/get/:id',
    access: 'admin',
    summary: '一个敏感词',
    params: pathId,
    data: sensitiveWordSchema,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/sensitive-word/add',
    access: 'admin',
    summary: '添加一个敏感词，返回编号。全角、大小写与夹在中间的符号不同的是同一个词，已经有了：40900',
    body: sensitiveWordDraft,
    data: id,
  }),
  addMany: endpoint({
    method: 'POST',
    path: '/api/sensitive-word/add-many',
    access: 'admin',
    summary: '一次添加许多敏感词，返回其中几个是新的；已经有的不变',
    body: manySensitiveWords,
    data: addedSensitiveWords,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/sensitive-word/update',
    access: 'admin',
    summary: '修改一个敏感词。version已旧：40900，data.current是现在的词',
    body: z.strictObject({ id, version: z.int(), ...sensitiveWordDraft.shape }),
    data: done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/sensitive-word/delete/:id',
    access: 'admin',
    summary: '删除一个敏感词',
    params: pathId,
    data: done,
  }),
  deleteMany: endpoint({
    method: 'POST',
    path: '/api/sensitive-word/delete-many',
    access: 'admin',
    summary: '删除几个敏感词，都删或都不删',
    body: manyIds,
    data: done,
  }),
}
