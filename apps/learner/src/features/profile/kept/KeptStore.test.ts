import type { Page } from '@app/contract/common/schemas'
import type { FavouriteQuestion } from '@app/contract/favourite/schemas'
import { expect, test, vi } from 'vitest'
import { fakeRoot } from '../../../testing/fake-root.ts'
import { KeptStore } from './KeptStore.ts'

const favourite = (id: number): FavouriteQuestion => ({
  id,
  title: `题${id}`,
  bankName: '题库',
  difficulty: 'easy',
  isPublished: true,
  createTime: '2026-01-01T00:00:00.000Z',
})

test('打开哪一页签才取哪一个列表；最后一页空了就退到有的那一页', async () => {
  let total = 11
  const page = vi.fn(
    async ({ current = 1 }: { current?: number | undefined }): Promise<Page<FavouriteQuestion>> => ({
      records: current * 10 - 10 < total ? [favourite(current)] : [],
      total,
      current,
      pageSize: 10,
    }),
  )
  const store = new KeptStore(fakeRoot({ favourite: { page } }))
  await store.refresh()
  expect(page).not.toHaveBeenCalled()
  store.open('favourites')
  await vi.waitFor(() => expect(store.favourites.value?.records).toEqual([favourite(1)]))
  await store.favourites.load({ page: 2 })
  total = 10
  await store.refresh()
  expect([store.favourites.page, store.favourites.value?.records]).toEqual([1, [favourite(1)]])
})
