import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, pageBody, pageOf, pathId } from '../common/schemas.ts'
import { rating } from '../review/schemas.ts'
import {
  answerPaperBody,
  checkedPaper,
  newPaper,
  paperCheck,
  paperResult,
  paperSheet,
  paperSummary,
} from './schemas.ts'

export const paper = {
  add: endpoint({
    method: 'POST',
    path: '/api/paper/add',
    access: 'user',
    keepsText: true,
    summary:
      '按筛选抽题组卷，开始计时，返回试卷的编号。题不够时questionCount处说出有几题；还有一份没交：40900，data是它的编号',
    body: newPaper,
    data: id,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/paper/get/:id',
    access: 'user',
    summary: '一份试卷的题目、已写下的回答与剩余的时间，不含答案',
    params: pathId,
    data: paperSheet,
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/api/paper/answer',
    access: 'user',
    keepsText: true,
    summary:
      '写下一题的回答、自评或标记，返回新的版本。时间到了或已交卷：40900，data为空；已在别处改过：40900，data是那边的内容',
    body: answerPaperBody,
    data: z.object({ version: z.int() }),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/paper/submit',
    access: 'user',
    summary: '交卷。已经交过时什么也不变',
    body: z.strictObject({ id }),
    data: done,
  }),
  result: endpoint({
    method: 'GET',
    path: '/api/paper/result/:id',
    access: 'user',
    summary: '一份交了的试卷的成绩，逐题有我的回答与参考的简答。还没有交：40900',
    params: pathId,
    data: paperResult,
  }),
  rate: endpoint({
    method: 'POST',
    path: '/api/paper/rate',
    access: 'user',
    summary: '对照答案之后自评一题，成绩随之改，题目进入复习。同一个stepId只算一次',
    body: z.strictObject({ id, questionId: id, rating, stepId: z.uuid() }),
    data: z.object({ score: z.nullable(z.int()) }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/paper/check',
    access: 'user',
    summary: '核对一个要点：说对了、说反了、没说到，或者收回；没有自评的题成绩随之改',
    body: paperCheck,
    data: checkedPaper,
  }),
  assume: endpoint({
    method: 'POST',
    path: '/api/paper/assume',
    access: 'user',
    summary: '把提到了、还没核对的要点都算说对，或者收回这样算的；成绩注明未逐点核对',
    body: z.strictObject({ id, isAssumed: z.boolean() }),
    data: checkedPaper,
  }),
  review: endpoint({
    method: 'POST',
    path: '/api/paper/review',
    access: 'user',
    summary: '把漏掉的题加入复习：没有卡片的成为新卡片，以后才到期的今天就到期。返回加入了几题',
    body: z.strictObject({ id }),
    data: z.int(),
  }),
  page: endpoint({
    method: 'POST',
    path: '/api/paper/page',
    access: 'user',
    summary: '我的试卷，新的在前',
    body: pageBody(['createTime'], {}),
    data: pageOf(paperSummary),
  }),
}
