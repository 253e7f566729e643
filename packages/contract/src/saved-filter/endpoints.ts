import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, pathId } from '../common/schemas.ts'
import { newSavedFilter, savedFilterList, savedFilterSchema } from './schemas.ts'

/** Of a new one, in bytes: each character of what it says may take up to four. */
const MAX_BYTES = 32 * 1024

export const savedFilter = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-filter/list',
    access: 'admin',
    summary: '管理后台的一个列表保存了哪些筛选，连同是谁保存的，按名字',
    query: z.strictObject({ list: savedFilterList }),
    data: z.array(savedFilterSchema),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/saved-filter/add',
    access: 'admin',
    summary: '给所有管理员保存一个列表的筛选、排序与每页条数，返回编号。这个列表已有同名的：40900',
    body: newSavedFilter,
    maxBodyBytes: MAX_BYTES,
    data: id,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/saved-filter/delete/:id',
    access: 'admin',
    summary: '删除一个保存了的筛选，不论是谁保存的',
    params: pathId,
    data: done,
  }),
}
