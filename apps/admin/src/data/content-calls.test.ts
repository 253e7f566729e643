import { expect, test } from 'vitest'
import { resources } from '../resources/registry.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { type ContentMethods, createContentMethods } from './content-calls.ts'

const page = () => ({ records: [], total: 0, current: 1, pageSize: 20 })

test.each<[string, (methods: ContentMethods) => Promise<unknown>, string, () => unknown, unknown]>([
  [
    'reorder an item',
    (p) => p.reorder('problems', 3, null),
    'POST /api/question-record/reorder',
    () => true,
    { id: 3, afterId: null },
  ],
  [
    'reorder a parent',
    (p) => p.reorder('interview/banks', 3, 4),
    'POST /api/interview-bank/reorder',
    () => true,
    { id: 3, afterId: 4 },
  ],
  [
    'history',
    (p) => p.pageOfRevisions('learning/knowledge-points', 3, { current: 1, pageSize: 20 }),
    'POST /api/knowledge-point-revision/page',
    page,
    { knowledgePointId: 3, current: 1, pageSize: 20 },
  ],
  [
    'restore',
    (p) => p.restoreRevision('interview/bank-questions', 3, 7),
    'POST /api/interview-question-revision/restore',
    () => ({ version: 8 }),
    { id: 3, version: 7 },
  ],
  [
    'read all',
    (p) => p.pageOfDetails('problems', { bankId: 4 }, { current: 2, pageSize: 100 }),
    'POST /api/question-record/details',
    page,
    { bankId: 4, current: 2, pageSize: 100 },
  ],
])('%s is one call', async (_, ask, call, answer, input) => {
  const { api, requests } = fakeServer({ [call]: answer })
  await ask(createContentMethods(api, resources))
  expect(requests).toEqual([{ call, input }])
})

test('what has no history says so', () => {
  const { api } = fakeServer({})
  const methods = createContentMethods(api, resources)
  expect(() => methods.getRevision('learning/chapters', 1)).toThrow('learning/chapters has no revision')
})
