import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { createQuestionMethods, type QuestionMethods } from './methods.ts'

const done = () => true
const page = () => ({ records: [], total: 0, current: 1, pageSize: 20 })

test.each<[string, (methods: QuestionMethods) => Promise<unknown>, string, () => unknown, unknown]>([
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
])('%s is one call', async (_, ask, call, answer, input) => {
  const { api, requests } = fakeServer({ [call]: answer })
  await ask(createQuestionMethods(api))
  expect(requests).toEqual([{ call, input }])
})

test('the tags of a bank', async () => {
  const tags = [{ tag: '并发', questionCount: 9 }]
  const { api, requests } = fakeServer({ 'GET /api/question-bank/tags': () => tags })
  const methods = createQuestionMethods(api)
  expect(await methods.listTags(3)).toEqual(tags)
  await methods.listTags()
  expect(requests.map(({ input }) => input)).toEqual([{ bankId: 3 }, {}])
})
