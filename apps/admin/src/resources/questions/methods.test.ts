import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { createQuestionMethods } from './methods.ts'

test('the tags of a bank', async () => {
  const tags = [{ tag: '并发', questionCount: 9 }]
  const { api, requests } = fakeServer({ 'GET /api/question-bank/tags': () => tags })
  const methods = createQuestionMethods(api)
  expect(await methods.listTags(3)).toEqual(tags)
  await methods.listTags()
  expect(requests.map(({ input }) => input)).toEqual([{ bankId: 3 }, {}])
})
