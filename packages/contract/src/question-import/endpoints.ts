import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { base64, done, id, pageBody, pageOf, pathId, requiredLine } from '../common/schemas.ts'
import { importAction, importChange, importFormat, importRow, questionImportSchema } from './schemas.ts'
import { MAX_IMPORT_BYTES, MAX_PART_BYTES } from './values.ts'

const one = z.strictObject({ id })

export const questionImport = {
  page: endpoint({
    method: 'POST',
    path: '/api/question-import/page',
    access: 'admin',
    summary: '分页列出导入，新的在前',
    body: pageBody(['createTime'], { ids: z.optional(z.array(id).check(z.maxLength(100))) }),
    data: pageOf(questionImportSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/question-import/get/:id',
    access: 'admin',
    summary: '一次导入的状态、进度与数目',
    params: pathId,
    data: questionImportSchema,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/question-import/add',
    access: 'admin',
    summary: '开始一次导入，返回编号；接着用upload按顺序传文件，再用read读取',
    body: z.strictObject({
      fileName: requiredLine(200),
      format: importFormat,
      size: z.int().check(z.minimum(1), z.maximum(MAX_IMPORT_BYTES)),
    }),
    data: id,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/question-import/upload',
    access: 'admin',
    summary: '传文件的一段，base64，每段至多512KiB；同一段可以重传',
    body: z.strictObject({
      id,
      offset: z.int().check(z.minimum(0), z.maximum(MAX_IMPORT_BYTES)),
      content: base64(MAX_PART_BYTES),
    }),
    data: done,
    maxBodyBytes: MAX_PART_BYTES * 1.5,
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/question-import/read',
    access: 'admin',
    summary: '读取传完的文件：每一行会新建、修改、跳过还是有误；什么也不写，进度看get',
    body: one,
    data: done,
  }),
  rows: endpoint({
    method: 'POST',
    path: '/api/question-import/rows',
    access: 'admin',
    summary: '一次导入的各行，按行号；有误的说出哪一列、为什么',
    body: pageBody(['number'], { importId: id, action: z.optional(importAction) }),
    data: pageOf(importRow),
  }),
  changes: endpoint({
    method: 'GET',
    path: '/api/question-import/changes/:id',
    access: 'admin',
    summary: '一行会修改（或修改过）的各项，之前与之后；id是行的编号，不是修改的行没有',
    params: pathId,
    data: z.array(importChange),
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/question-import/apply',
    access: 'admin',
    summary: '写入没有错的各行，要么全部要么都不；进度看get',
    body: one,
    data: done,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/question-import/cancel',
    access: 'admin',
    summary: '取消正在读取或写入的导入；已写的都撤回，随后的状态是failed',
    body: one,
    data: done,
  }),
  delete: endpoint({
    method: 'POST',
    path: '/api/question-import/delete',
    access: 'admin',
    summary: '删去没有写入的导入：没传完的、待确认的、失败的与已撤销的',
    body: one,
    data: done,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/question-import/undo',
    access: 'admin',
    summary: '撤销整次导入；之后又改过的行在40900的data.rows里列出，keepEdited为真时留下它们、撤销其余的',
    body: z.strictObject({ id, keepEdited: z._default(z.boolean(), false) }),
    data: done,
  }),
}
