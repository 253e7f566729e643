import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, manyIds, pageOf, pathId } from '../common/schemas.ts'
import {
  knowledgePointChange,
  knowledgePointPageBody,
  knowledgePointRecordDetail,
  knowledgePointRecordSchema,
  newKnowledgePoint,
} from './schemas.ts'

export const knowledgePointRecord = {
  page: endpoint({
    method: 'POST',
    path: '/api/knowledge-point-record/page',
    access: 'admin',
    summary: '按章节、状态与关键词分页列出知识点，草稿与归档的也在内',
    body: knowledgePointPageBody,
    data: pageOf(knowledgePointRecordSchema),
  }),
  details: endpoint({
    method: 'POST',
    path: '/api/knowledge-point-record/details',
    access: 'admin',
    summary: '同page，每个知识点带全部内容，供导出',
    body: knowledgePointPageBody,
    data: pageOf(knowledgePointRecordDetail),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/knowledge-point-record/get/:id',
    access: 'admin',
    summary: '一个知识点的全部内容与版本',
    params: pathId,
    data: knowledgePointRecordDetail,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/knowledge-point-record/add',
    access: 'admin',
    summary: '新建一个知识点，是草稿，排在章节的最后；返回编号',
    body: newKnowledgePoint,
    data: id,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/knowledge-point-record/update',
    access: 'admin',
    summary: '修改读到的那个版本，返回新的版本；已有别的版本时40900，data.current是现在的内容',
    body: knowledgePointChange,
    data: z.object({ version: z.int() }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/knowledge-point-record/delete/:id',
    access: 'admin',
    summary: '删除一个知识点，连同学习者在它上面的进度与笔记',
    params: pathId,
    data: done,
  }),
  deleteMany: endpoint({
    method: 'POST',
    path: '/api/knowledge-point-record/delete-many',
    access: 'admin',
    summary: '删除几个知识点，要么全部要么都不',
    body: manyIds,
    data: done,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/knowledge-point-record/publish',
    access: 'admin',
    summary: '发布几个知识点，要么全部要么都不；内容不全的在40000的data里写明，如ids.0.content',
    body: manyIds,
    data: done,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/api/knowledge-point-record/archive',
    access: 'admin',
    summary: '归档几个知识点：学习者看不到，进度都留着',
    body: manyIds,
    data: done,
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/api/knowledge-point-record/reorder',
    access: 'admin',
    summary: '在章节里把一个知识点排到另一个之后；afterId为空时排到最前',
    body: z.strictObject({ id, afterId: z.nullable(id) }),
    data: done,
  }),
}
