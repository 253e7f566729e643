import type { Page } from '@app/contract/common/schemas'
import { expect, test } from 'vitest'
import { type Deferred, defer } from '../../testing/deferred.ts'
import { PagedList } from './PagedList.ts'

interface Row {
  id: number
  isFavourite: boolean
}

const page = (ids: number[], total = 45): Page<Row> => ({
  records: ids.map((id) => ({ id, isFavourite: false })),
  total,
  current: 1,
  pageSize: 20,
})

/** A list whose answers the test gives, in the order of its queries. */
function makeList() {
  const answers: Deferred<Page<Row>>[] = []
  const list = new PagedList<Row, { page: number }>(() => {
    const answer = defer<Page<Row>>()
    answers.push(answer)
    return answer.promise
  })
  return { list, answers }
}
const ids = ({ value }: PagedList<Row, { page: number }>) => value?.records.map(({ id }) => id)

test('idle, loading, then ready; the records stay while the next page loads', async () => {
  const { list, answers } = makeList()
  expect([list.status, list.range]).toEqual(['idle', undefined])
  const first = list.load({ page: 1 })
  expect(list.status).toBe('loading')
  answers[0]?.resolve(page([1, 2]))
  await first
  expect(list.status).toBe('ready')
  void list.load({ page: 2 })
  expect([list.status, ids(list)]).toEqual(['loading', [1, 2]])
})

test.each([
  ['the same query keeps the records', 1, [1]],
  ['another query leaves none of the records before', 2, undefined],
])('a failure of %s', async (_, asked, left) => {
  const { list, answers } = makeList()
  const first = list.load({ page: 1 })
  answers[0]?.resolve(page([1]))
  await first
  const second = list.load({ page: asked })
  answers[1]?.reject(new Error('down'))
  await second
  expect([list.status, list.error, ids(list)]).toEqual(['failed', new Error('down'), left])
})

test('the late answer to an earlier query is dropped', async () => {
  const { list, answers } = makeList()
  const loads = [list.load({ page: 1 }), list.load({ page: 2 })]
  answers[1]?.resolve(page([21]))
  answers[0]?.resolve(page([1]))
  await Promise.all(loads)
  expect(ids(list)).toEqual([21])
})

test.each([
  [1, { from: 1, to: 20 }],
  [3, { from: 41, to: 45 }],
  [4, null],
])('page %i of 45 records shows the range %j', async (number, range) => {
  const { list, answers } = makeList()
  const loading = list.load({ page: number })
  answers[0]?.resolve(page([]))
  await loading
  expect(list.range).toEqual(range)
})

test('a change of a record leaves the others and a request under way alone', async () => {
  const { list, answers } = makeList()
  const first = list.load({ page: 1 })
  answers[0]?.resolve(page([1, 2]))
  await first
  const second = list.load({ page: 2 })
  list.change(2, { isFavourite: true })
  expect(list.value?.records.map(({ isFavourite }) => isFavourite)).toEqual([false, true])
  answers[1]?.resolve(page([21]))
  await second
  expect([list.status, ids(list)]).toEqual(['ready', [21]])
})
