import { expect, test, vi } from 'vitest'
import { MOST_EXPORTED, readForExport } from './list-export.ts'

function list(total: number) {
  return vi.fn(async (_: object, { current, pageSize }: { current: number; pageSize: number }) => {
    const first = (current - 1) * pageSize
    const records = Array.from({ length: Math.max(Math.min(pageSize, total - first), 0) }, (_, index) => ({
      id: first + index + 1,
    }))
    return { records, total, current, pageSize }
  })
}

test.each([
  [0, 1],
  [13, 1],
  [100, 1],
  [230, 3],
])('a list of %i is read in %i pages, with its filter', async (total, pages) => {
  const readPage = list(total)
  const { records } = await readForExport(readPage, { keyword: '锁' }, () => true)
  expect(records).toHaveLength(total)
  expect(readPage).toHaveBeenCalledTimes(pages)
  expect(readPage.mock.calls[0]?.[0]).toEqual({ keyword: '锁' })
})

test('a list that is too long is read no further than is exported', async () => {
  const readPage = list(MOST_EXPORTED + 500)
  const { records, total } = await readForExport(readPage, {}, () => true)
  expect([records.length, total]).toEqual([MOST_EXPORTED, MOST_EXPORTED + 500])
  expect(readPage).toHaveBeenCalledTimes(MOST_EXPORTED / 100)
})

test('it stops when it is cancelled', async () => {
  const readPage = list(1000)
  await readForExport(readPage, {}, () => false)
  expect(readPage).toHaveBeenCalledOnce()
})

test('a record that moved to a later page while it was read is there once', async () => {
  const pages = [list(150), list(150)]
  const readPage = vi.fn(async (filter: object, paging: { current: number; pageSize: number }) => {
    const page = await (pages[paging.current - 1] ?? list(150))(filter, paging)
    return paging.current === 2 ? { ...page, records: [{ id: 100 }, ...page.records.slice(1)] } : page
  })
  const { records } = await readForExport(readPage, {}, () => true)
  expect(records.filter(({ id }) => id === 100)).toHaveLength(1)
})
