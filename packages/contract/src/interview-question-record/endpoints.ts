import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, manyIds, pageOf, pathId } from '../common/schemas.ts'
import {
  interviewQuestionChange,
  interviewQuestionPageBody,
  interviewQuestionRecordDetail,
  interviewQuestionRecordSchema,
  newInterviewQuestion,
} from './schemas.ts'

export const interviewQuestionRecord = {
  page: endpoint({
    method: 'POST',
    path: '/api/interview-question-record/page',
    access: 'admin',
    summary: '按题库、状态与关键词分页列出面试题，草稿与归档的也在内',
    body: interviewQuestionPageBody,
    data: pageOf(interviewQuestionRecordSchema),
  }),
  details: endpoint({
    method: 'POST',
    path: '/api/interview-question-record/details',
    access: 'admin',
    summary: '同page，每道面试题带全部内容，供导出',
    body: interviewQuestionPageBody,
    data: pageOf(interviewQuestionRecordDetail),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/interview-question-record/get/:id',
    access: 'admin',
    summary: '一道面试题的全部内容与版本',
    params: pathId,
    data: interviewQuestionRecordDetail,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/interview-question-record/add',
    access: 'admin',
    summary: '新建一道面试题，是草稿，排在题库的最后；返回编号',
    body: newInterviewQuestion,
    data: id,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/interview-question-record/update',
    access: 'admin',
    summary: '修改读到的那个版本，返回新的版本；已有别的版本时40900，data.current是现在的内容',
    body: interviewQuestionChange,
    data: z.object({ version: z.int() }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/interview-question-record/delete/:id',
    access: 'admin',
    summary: '删除一道面试题；面过的场次各有一份，成绩不变',
    params: pathId,
    data: done,
  }),
  deleteMany: endpoint({
    method: 'POST',
    path: '/api/interview-question-record/delete-many',
    access: 'admin',
    summary: '删除几道面试题，要么全部要么都不',
    body: manyIds,
    data: done,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/interview-question-record/publish',
    access: 'admin',
    summary: '发布几道面试题，要么全部要么都不；内容不全的在40000的data里写明，如ids.0.answer',
    body: manyIds,
    data: done,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/api/interview-question-record/archive',
    access: 'admin',
    summary: '归档几道面试题：新的面试不再问到它，面过的场次不变',
    body: manyIds,
    data: done,
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/api/interview-question-record/reorder',
    access: 'admin',
    summary: '在题库里把一道面试题排到另一个之后；afterId为空时排到最前',
    body: z.strictObject({ id, afterId: z.nullable(id) }),
    data: done,
  }),
}
