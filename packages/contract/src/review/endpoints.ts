import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, queryId, time } from '../common/schemas.ts'
import {
  answerBody,
  buryBody,
  forecastDay,
  questionMemory,
  rateBody,
  rating,
  reviewQueue,
  reviewSteps,
  reviewSummary,
  studySettings,
  undoBody,
  undoneReview,
} from './schemas.ts'

export const review = {
  rate: endpoint({
    method: 'POST',
    path: '/api/review/rate',
    access: 'user',
    summary: '自评一道题：1 不会，2 模糊，3 掌握，4 秒答；这道题随之进入复习。同一个stepId只算一次',
    body: rateBody,
    data: z.object({ mastery: rating, lastRatedTime: time }),
  }),
  rateRecall: endpoint({
    method: 'POST',
    path: '/api/review/rate-recall',
    access: 'user',
    summary: '自评一道知识点的自测题，它随之进入复习；一个知识点的自测题全部掌握（3或4）时，它就是已学的',
    body: z.strictObject({ recallQuestionId: id, rating }),
    data: z.object({ isLearned: z.boolean() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/review/add',
    access: 'user',
    summary: '把一道题作为新卡片加入复习；已在其中时什么也不变',
    body: z.strictObject({ questionId: id }),
    data: done,
  }),
  memory: endpoint({
    method: 'GET',
    path: '/api/review/memory',
    access: 'user',
    summary: '一道题我记得怎样：四档自评各在何时再来，何时到期，到今天为止的记忆曲线',
    query: z.strictObject({ questionId: queryId }),
    data: questionMemory,
  }),
  queue: endpoint({
    method: 'GET',
    path: '/api/review/queue',
    access: 'user',
    summary: '现在该复习的前几张卡片，与今天的进度',
    data: reviewQueue,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/review/summary',
    access: 'user',
    summary: '今天的进度：到期多少、做了多少、目标与连续天数',
    data: reviewSummary,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/review/answer',
    access: 'user',
    summary:
      '自评一张卡片，返回接下来的卡片。同一个stepId只算一次；卡片已在别处复习过：40900，data是接下来的卡片与今天的进度',
    body: answerBody,
    data: reviewQueue,
  }),
  bury: endpoint({
    method: 'POST',
    path: '/api/review/bury',
    access: 'user',
    summary:
      '把一张卡片暂缓到明天（学习者自己的下一天），返回接下来的卡片；不算复习。同一个stepId只算一次；卡片已在别处复习过：40900，data是接下来的卡片与今天的进度',
    body: buryBody,
    data: reviewQueue,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/review/undo',
    access: 'user',
    summary: '撤销一次自评或暂缓，卡片与掌握度回到之前的样子；卡片之后又复习或暂缓过：40900，什么也不变',
    body: undoBody,
    data: undoneReview,
  }),
  steps: endpoint({
    method: 'GET',
    path: '/api/review/steps',
    access: 'user',
    summary:
      '今天（学习者自己的一天）在复习里自评与暂缓的、还没有撤销的最后200步，先做的在前；在题目页与练习里自评的不算',
    data: reviewSteps,
  }),
  forecast: endpoint({
    method: 'GET',
    path: '/api/review/forecast',
    access: 'user',
    summary: '今天起14天里每天到期的卡片数，逾期的算在今天',
    data: z.array(forecastDay),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/review/settings',
    access: 'user',
    summary: '我的复习设置：时区、一天从几点开始、每日目标、每天新卡片与每日上限',
    data: studySettings,
  }),
  updateSettings: endpoint({
    method: 'PUT',
    path: '/api/review/settings',
    access: 'user',
    summary: '修改我的复习设置，只影响今后的日子',
    body: studySettings,
    data: studySettings,
  }),
}
