import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { notChecked } from '@app/contract/content/checked-values'
import type { QuestionDetail } from '@app/contract/question/schemas'
import { expect, test, vi } from 'vitest'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { EncounterStore } from './EncounterStore.ts'

const question = (encounter: QuestionDetail['encounter']): QuestionDetail => ({
  id: 7,
  bankId: 1,
  bankName: '题库',
  title: '题',
  difficulty: 'easy',
  frequency: 'common',
  isPersonal: false,
  tags: [],
  viewCount: 0,
  encounterCount: 5,
  mastery: 0,
  isFavourite: false,
  languages: [],
  isPassed: false,
  encounter,
  shortAnswer: '',
  spokenAnswer: '',
  answer: '',
  keyPoints: [],
  followUps: [],
  answeredBy: [],
  ...notChecked,
  related: [],
  lastRatedTime: null,
  note: null,
  createTime: '2026-01-01T00:00:00.000Z',
  updateTime: '2026-01-01T00:00:00.000Z',
})

function storeWith(questionEncounter: FakeCalls['questionEncounter'], encounter = null) {
  const onChange = vi.fn()
  const root = fakeRoot({ questionEncounter: questionEncounter ?? {} })
  return { store: new EncounterStore(root, question(encounter), onChange), onChange }
}

test('存下之后，题目的标记与人数照着变', async () => {
  const add = vi.fn(async () => 6)
  const { store, onChange } = storeWith({ add })
  store.form.change('company', ' 青梧科技 ')
  store.form.change('month', '2026-01')
  expect(await store.save()).toBe(true)
  const encounter = { company: '青梧科技', role: '', month: '2026-01' }
  expect(add).toHaveBeenCalledExactlyOnceWith({ questionId: 7, ...encounter })
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ encounter, encounterCount: 6 })
})

test('服务器不收的月份：说在那一项，写的都还在', async () => {
  const refused = new ApiError(Code.badParameters, '', [{ path: 'month', message: '不能晚于这个月' }])
  const { store, onChange } = storeWith({ add: () => Promise.reject(refused) })
  store.form.change('month', '2099-01')
  expect(await store.save()).toBe(false)
  expect(store.form.field('month')).toMatchObject({ value: '2099-01', error: '不能晚于这个月' })
  expect(onChange).not.toHaveBeenCalled()
})

test('取消标记', async () => {
  const { store, onChange } = storeWith({ delete: async () => 4 })
  expect(await store.remove()).toBe(true)
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ encounter: null, encounterCount: 4 })
})
