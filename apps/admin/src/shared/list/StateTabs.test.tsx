import { ListBase } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderInConsole } from '../../testing/render-in-console.tsx'
import { StateTabs } from './StateTabs.tsx'

const PAGE = 'POST /api/discussion-record/page'
const newest = { field: 'createTime', order: 'DESC' } as const
const held = { id: 'held', sort: { field: 'createTime', order: 'ASC' } } as const
const choices = [
  { id: 'held', name: '待审核' },
  { id: 'hidden', name: '已隐藏' },
]

test('what waits is listed with what waits longest first, the rest in the usual order', async () => {
  const { api, requests } = fakeServer({ [PAGE]: () => ({ records: [], total: 7 }) })
  const element = await renderInConsole(
    api,
    'discussions',
    <ListBase sort={newest} perPage={20} exporter={false}>
      <StateTabs source="state" waiting={held} usualSort={newest} choices={choices} />
    </ListBase>,
  )
  const lists = () => requests.map(({ input }) => Object(input)).filter(({ pageSize }) => pageSize === 20)
  const choose = async (name: string) => {
    const tab = [...element.querySelectorAll<HTMLElement>('[role="tab"]')].find(({ textContent }) =>
      textContent.startsWith(name),
    )
    tab?.click()
    await vi.waitFor(() => expect(tab?.getAttribute('aria-selected')).toBe('true'))
  }
  await vi.waitFor(() => expect(element.textContent).toContain('待审核 7'))
  expect(lists().at(-1)).toMatchObject({ sortOrder: 'descend' })
  await choose('待审核')
  await vi.waitFor(() => expect(lists().at(-1)).toMatchObject({ state: 'held', sortOrder: 'ascend' }))
  await choose('已隐藏')
  await vi.waitFor(() => expect(lists().at(-1)).toMatchObject({ state: 'hidden', sortOrder: 'descend' }))
})
