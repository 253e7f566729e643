import { ListBase, memoryStore } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderInConsole } from '../../testing/render-in-console.tsx'
import { useKnownSort } from './use-known-sort.ts'

const orders = [{ field: 'createTime', order: 'DESC' }] as const
const goneSort = { sort: 'id', order: 'ASC', page: 1, perPage: 20, filter: {} }

function Words() {
  if (!useKnownSort(orders)) return null
  return (
    <ListBase sort={orders[0]} exporter={false}>
      <p>words</p>
    </ListBase>
  )
}

test.each([
  ['an address', { at: '/sensitive-words?sort=id&order=ASC&page=1&perPage=20&filter=%7B%7D' }],
  ['what the browser remembers', { store: memoryStore({ 'sensitive-words.listParams': goneSort }) }],
])('%s with an order that is gone shows the list in its default one', async (_, where) => {
  const page = async () => ({ records: [], total: 0, current: 1, pageSize: 20 })
  const { api, requests } = fakeServer({ 'POST /api/sensitive-word/page': page })
  await renderInConsole(api, 'sensitive-words', <Words />, where)
  await vi.waitFor(() => expect(requests).not.toEqual([]))
  for (const { input } of requests)
    expect(input).toMatchObject({ sortField: 'createTime', sortOrder: 'descend' })
})
