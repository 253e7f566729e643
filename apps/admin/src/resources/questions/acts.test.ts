import { Code } from '@app/contract'
import { HttpError } from 'react-admin'
import { expect, test } from 'vitest'
import { fakeServer, Refusal } from '../../testing/fake-server.ts'
import { createQuestionActs, type QuestionActs } from './acts.ts'

const done = () => true
const page = () => ({ records: [], total: 0, current: 1, pageSize: 20 })

test.each<[string, (acts: QuestionActs) => Promise<unknown>, string, () => unknown, unknown]>([
  ['publish', (p) => p.publishQuestions([1, 2]), 'POST /api/question-record/publish', done, { ids: [1, 2] }],
  ['archive', (p) => p.archiveQuestions([3]), 'POST /api/question-record/archive', done, { ids: [3] }],
  ['move', (p) => p.moveQuestions([3], 9), 'POST /api/question-record/move', done, { ids: [3], bankId: 9 }],
  [
    'reorder',
    (p) => p.reorderQuestion(3, null),
    'POST /api/question-record/reorder',
    done,
    { id: 3, afterId: null },
  ],
  [
    'history',
    (p) => p.pageOfRevisions(3, { current: 1, pageSize: 20 }),
    'POST /api/question-revision/page',
    page,
    { questionId: 3, current: 1, pageSize: 20 },
  ],
  [
    'restore',
    (p) => p.restoreRevision(3, 7),
    'POST /api/question-revision/restore',
    () => ({ version: 8 }),
    { id: 3, version: 7 },
  ],
  [
    'read all',
    (p) => p.pageOfDetails({ bankId: 4 }, { current: 2, pageSize: 100 }),
    'POST /api/question-record/details',
    page,
    { bankId: 4, current: 2, pageSize: 100 },
  ],
])('%s is one call', async (_, act, call, answer, input) => {
  const { api, requests } = fakeServer({ [call]: answer })
  await act(createQuestionActs(api))
  expect(requests).toEqual([{ call, input }])
})

test('more than a hundred questions are acted on by the hundred', async () => {
  const { api, requests } = fakeServer({ 'POST /api/question-record/publish': done })
  await createQuestionActs(api).publishQuestions(Array.from({ length: 150 }, (_, index) => index + 1))
  expect(requests.map(({ input }) => Object(input).ids.length)).toEqual([100, 50])
})

test('a refusal says what each question lacks', async () => {
  const missing = [{ path: 'ids.0.answer', message: '发布之前要填好此项' }]
  const { api } = fakeServer({
    'POST /api/question-record/publish': () => {
      throw new Refusal(Code.badParameters, '有题目的内容还不完整，不能发布', missing)
    },
  })
  const error = await createQuestionActs(api)
    .publishQuestions([1])
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({
    message: '有题目的内容还不完整，不能发布',
    body: { errors: { 'ids.0.answer': '发布之前要填好此项' } },
  })
})

test('the tags of a bank', async () => {
  const tags = [{ tag: '并发', questionCount: 9 }]
  const { api, requests } = fakeServer({ 'GET /api/question-bank/tags': () => tags })
  const acts = createQuestionActs(api)
  expect(await acts.listTags(3)).toEqual(tags)
  await acts.listTags()
  expect(requests.map(({ input }) => input)).toEqual([{ bankId: 3 }, {}])
})
