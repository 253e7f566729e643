import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { id, pageOf, pathId } from '../common/schemas.ts'
import { listProgress } from '../question-bank/schemas.ts'
import {
  questionDetail,
  questionFilterFields,
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
    summary: '按题库、标签、难度、遇到过的公司、我的掌握度与关键词分页列出题目；按关键词时至多列出前1000题',
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
  progress: endpoint({
    method: 'POST',
    path: '/api/question/progress',
    access: 'user',
    summary: '某个列表有多少题，各掌握到哪一档',
    body: z.strictObject(questionFilterFields),
    data: listProgress,
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
