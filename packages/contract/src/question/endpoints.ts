import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, pageOf, pathId } from '../common/schemas.ts'
import {
  questionDetail,
  questionListFields,
  questionPageBody,
  questionPosition,
  questionResume,
  questionSummary,
} from './schemas.ts'

export const question = {
  page: endpoint({
    method: 'POST',
    path: '/api/question/page',
    access: 'guest',
    summary: '按题库、标签、难度、我的掌握度与关键词分页列出题目；按关键词时至多列出前1000题',
    body: questionPageBody,
    data: pageOf(questionSummary),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/question/get/:id',
    access: 'user',
    summary: '一道题的全部内容与我的状态，并记一次浏览',
    params: pathId,
    data: questionDetail,
  }),
  locate: endpoint({
    method: 'POST',
    path: '/api/question/locate',
    access: 'user',
    summary: '一道题在某个列表中的位置，及其上一题与下一题',
    body: z.strictObject({ id, ...questionListFields }),
    data: questionPosition,
  }),
  today: endpoint({
    method: 'GET',
    path: '/api/question/today',
    access: 'guest',
    summary: '每日一题；还没有题目时为空',
    data: z.nullable(questionSummary),
  }),
  resume: endpoint({
    method: 'GET',
    path: '/api/question/resume',
    access: 'user',
    summary: '我上次看到的题；没有看过时为空',
    data: z.nullable(questionResume),
  }),
}

export const questionEncounter = {
  add: endpoint({
    method: 'POST',
    path: '/api/question-encounter/add',
    access: 'user',
    summary: '标记在面试中遇到过一道题，返回遇到过的人数',
    body: z.strictObject({ questionId: id }),
    data: z.int(),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/question-encounter/delete/:id',
    access: 'user',
    summary: '取消“面试遇到过”，编号是题目的编号，返回遇到过的人数',
    params: pathId,
    data: z.int(),
  }),
}

export const favourite = {
  add: endpoint({
    method: 'POST',
    path: '/api/favourite/add',
    access: 'user',
    summary: '收藏一道题',
    body: z.strictObject({ questionId: id }),
    data: done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/favourite/delete/:id',
    access: 'user',
    summary: '取消收藏，编号是题目的编号',
    params: pathId,
    data: done,
  }),
}
