import { ApiError, NetworkError } from '@app/api-client'
import { expect, test } from 'vitest'
import { fakeApi } from '../../testing/fake-root.ts'
import { type RecordedAnswers, recordAnswers, takeAnswer } from './recorded-answers.ts'

/** Through the document: everything must survive JSON. */
const travel = (answers: RecordedAnswers): RecordedAnswers => JSON.parse(JSON.stringify(answers))

const serverApi = (logout: () => Promise<true>) => ({
  ...fakeApi({}),
  questionBank: { ...fakeApi({}).questionBank, tags: async () => [{ tag: 'MySQL', questionCount: 3 }] },
  user: { ...fakeApi({}).user, logout },
})

test('an answer is given once for the same call', async () => {
  const { api, answers } = recordAnswers(serverApi(async () => true))
  await api.questionBank.tags({ bankId: 1 })
  const travelled = travel(answers)
  expect(takeAnswer(travelled, 'questionBank.tags', { bankId: 2 })).toBeNull()
  expect(takeAnswer(travelled, 'questionBank.tags', { bankId: 1 })?.()).toEqual([
    { tag: 'MySQL', questionCount: 3 },
  ])
  expect(takeAnswer(travelled, 'questionBank.tags', { bankId: 1 })).toBeNull()
})

test('a refusal is thrown again with its code', async () => {
  const { api, answers } = recordAnswers(serverApi(() => Promise.reject(new ApiError(40400, 'gone', null))))
  await expect(api.user.logout()).rejects.toThrow('gone')
  expect(takeAnswer(travel(answers), 'user.logout')).toThrow(new ApiError(40400, 'gone', null))
})

test('a refusal of the server’s own class fails as one of the browser’s, as both must show one page', async () => {
  const refused = Object.assign(new Error('gone'), { code: 40400 })
  const { api } = recordAnswers(serverApi(() => Promise.reject(refused)))
  await expect(api.user.logout()).rejects.toThrow(ApiError)
})

test('a call without an answer fails as one without network', async () => {
  const { api, answers } = recordAnswers(serverApi(() => Promise.reject(new Error('socket'))))
  await expect(api.user.logout()).rejects.toThrow('socket')
  expect(takeAnswer(travel(answers), 'user.logout')).toThrow(NetworkError)
})
