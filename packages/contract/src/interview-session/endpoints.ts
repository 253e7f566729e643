import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, id, pageBody, pageOf, pathId, queryId } from '../common/schemas.ts'
import { interviewReport } from '../interview-objection/schemas.ts'
import {
  answerStep,
  checkedScores,
  documentText,
  documentUpload,
  interviewOverview,
  interviewSessionSchema,
  interviewSessionSummary,
  newInterviewSession,
  sessionCheck,
  sessionStep,
  speechEvents,
  topicScore,
} from './schemas.ts'
import { MAX_DOCUMENT_BYTES, MAX_SESSION_POINTS, sessionLimits } from './values.ts'

export const interviewSession = {
  add: endpoint({
    method: 'POST',
    path: '/api/interview-session/add',
    access: 'user',
    keepsText: true,
    summary:
      '开始一场模拟面试，返回编号。题不够时questionCount处说出有几题；还有一场没结束：40900，data是它的编号',
    body: newInterviewSession,
    data: id,
  }),
  readDocument: endpoint({
    method: 'POST',
    path: '/api/interview-session/read-document',
    access: 'user',
    summary: '读出一份PDF或DOCX里的文字，超出那一项的部分截去；文件不留下。读不出的在content处说明为什么',
    maxBodyBytes: MAX_DOCUMENT_BYTES * 1.5,
    body: documentUpload,
    data: documentText,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/interview-session/get/:id',
    access: 'user',
    summary: '一场面试：到哪一步、说过的话、草稿与剩余的时间',
    params: pathId,
    data: interviewSessionSchema,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/interview-session/answer',
    access: 'user',
    keepsText: true,
    summary:
      '回答面试官，返回他接下来说的话。代码只在编程题的第一次回答里交，否则40000。同一个step只算一次；已在别处走到另一步：40900，data.session是现在的样子',
    body: answerStep,
    data: interviewSessionSchema,
  }),
  speak: endpoint({
    method: 'GET',
    path: '/api/interview-session/speak',
    access: 'user',
    summary:
      '轮到由模型主持的面试官说话时，逐段收到他的话，最后是现在的样子。说过了的、不该他说的，只收到现在的样子；断了就再来，话不会说两遍',
    query: z.strictObject({ id: queryId, step: z.coerce.number<number>().check(z.int(), z.minimum(0)) }),
    events: speechEvents,
  }),
  skip: endpoint({
    method: 'POST',
    path: '/api/interview-session/skip',
    access: 'user',
    summary: '跳过这道题，它不计分',
    body: sessionStep,
    data: interviewSessionSchema,
  }),
  hint: endpoint({
    method: 'POST',
    path: '/api/interview-session/hint',
    access: 'user',
    summary: '要一个提示，按严格程度扣分；没有更多提示：40900',
    body: sessionStep,
    data: interviewSessionSchema,
  }),
  pause: endpoint({
    method: 'POST',
    path: '/api/interview-session/pause',
    access: 'user',
    summary: '暂停，计时停下',
    body: sessionStep,
    data: interviewSessionSchema,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/interview-session/resume',
    access: 'user',
    summary: '继续，计时接着走',
    body: sessionStep,
    data: interviewSessionSchema,
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/interview-session/end',
    access: 'user',
    summary: '结束面试：回答过的题评分，一题也没有回答的作废',
    body: sessionStep,
    data: interviewSessionSchema,
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/api/interview-session/save-draft',
    access: 'user',
    keepsText: true,
    summary: '存下写到一半的回答；它要回答的已经过去时不存',
    body: z.strictObject({
      ...sessionStep.shape,
      draft: z.string().check(z.maxLength(sessionLimits.answer)),
    }),
    data: done,
  }),
  result: endpoint({
    method: 'GET',
    path: '/api/interview-session/result/:id',
    access: 'user',
    summary:
      '一场结束了的面试的成绩，逐题有我的回答、要点与依据，不认同的评分与重新评分也在。还没有评完：40900',
    params: pathId,
    data: interviewReport,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/interview-session/check',
    access: 'user',
    summary: '核对一个要点：说对了、说反了、没说到，或者收回；成绩随之改',
    body: sessionCheck,
    data: checkedScores,
  }),
  assume: endpoint({
    method: 'POST',
    path: '/api/interview-session/assume',
    access: 'user',
    summary: '把提到了、还没核对的要点都算说对，或者收回这样算的；成绩注明未逐点核对',
    body: z.strictObject({ id, isAssumed: z.boolean() }),
    data: checkedScores,
  }),
  review: endpoint({
    method: 'POST',
    path: '/api/interview-session/review',
    access: 'user',
    summary: '把漏掉的、说反的要点加入复习，今天就到期；points：只放这些。返回共加入了几个',
    body: z.strictObject({
      id,
      points: z.optional(
        z
          .array(z.strictObject({ place: sessionCheck.shape.place, point: sessionCheck.shape.point }))
          .check(z.minLength(1), z.maxLength(MAX_SESSION_POINTS)),
      ),
    }),
    data: z.int(),
  }),
  page: endpoint({
    method: 'POST',
    path: '/api/interview-session/page',
    access: 'user',
    summary: '我的面试，新的在前',
    body: pageBody(['createTime'], { bankId: z.optional(id) }),
    data: pageOf(interviewSessionSummary),
  }),
  overview: endpoint({
    method: 'GET',
    path: '/api/interview-session/overview',
    access: 'user',
    summary: '没结束的一场、最近的分数与最常漏掉的要点',
    data: interviewOverview,
  }),
  topics: endpoint({
    method: 'GET',
    path: '/api/interview-session/topics',
    access: 'user',
    summary: '我在一个面试题库各主题的得分；没有得分的为空',
    query: z.strictObject({ bankId: queryId }),
    data: z.array(topicScore),
  }),
}
