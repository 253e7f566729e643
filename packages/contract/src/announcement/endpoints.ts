import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, pageBody, pageOf, pathId } from '../common/schemas.ts'
import { announcementFields, announcementSchema, announcementState, audience } from './schemas.ts'

export const announcement = {
  page: endpoint({
    method: 'POST',
    path: '/api/announcement/page',
    access: 'admin',
    summary: '分页列出公告',
    body: pageBody(['createTime', 'publishTime'], {
      ids: z.optional(z.array(id).check(z.maxLength(100))),
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      state: z.optional(announcementState),
      audience: z.optional(audience),
    }),
    data: pageOf(announcementSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/announcement/get/:id',
    access: 'admin',
    summary: '一则公告',
    params: pathId,
    data: announcementSchema,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/announcement/add',
    access: 'admin',
    summary: '写一则公告的草稿，返回编号',
    body: z.strictObject(announcementFields),
    data: id,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/announcement/update',
    access: 'admin',
    summary: '修改草稿。version已旧：40900，data.current是现在的草稿；已发布的不能改：40900',
    body: z.strictObject({ id, version: z.int(), ...announcementFields }),
    data: done,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/announcement/publish',
    access: 'admin',
    summary: '发布草稿，成为每个接收者的一条系统消息，返回接收的人数。version已旧：40900',
    body: z.strictObject({ id, version: z.int() }),
    data: z.int(),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/announcement/delete/:id',
    access: 'admin',
    summary: '删除公告；已经送达的消息一并收回',
    params: pathId,
    data: done,
  }),
}
