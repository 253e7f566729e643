import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { createQuestionBankMethods } from './methods.ts'

test('a bank is moved by one call', async () => {
  const { api, requests } = fakeServer({ 'POST /api/question-bank/reorder': () => true })
  await createQuestionBankMethods(api).reorderBank(3, 4)
  expect(requests.map(({ input }) => input)).toEqual([{ id: 3, afterId: 4 }])
})
