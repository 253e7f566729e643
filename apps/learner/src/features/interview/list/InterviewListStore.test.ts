import { expect, test } from 'vitest'
import { fakeRoot } from '../../../testing/fake-root.ts'
import { bankOf } from '../testing/samples.ts'
import { InterviewListStore } from './InterviewListStore.ts'

test('banks stand by how many did them, all or those of a group; a guest has no overview', async () => {
  const banks = [
    bankOf({ id: 1, groupName: '后端', learnerCount: 2 }),
    bankOf({ id: 2, groupName: '前端', learnerCount: 9 }),
    bankOf({ id: 3, groupName: '后端', learnerCount: 5 }),
    bankOf({ id: 4, groupName: '', learnerCount: 0 }),
  ]
  const store = new InterviewListStore(fakeRoot({ interviewBank: { list: async () => banks } }))
  await store.load()
  expect(store.groups).toEqual(['后端', '前端'])
  expect(store.banksOf(undefined).map(({ id }) => id)).toEqual([2, 3, 1, 4])
  expect(store.banksOf('后端').map(({ id }) => id)).toEqual([3, 1])
})
