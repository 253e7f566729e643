import type { RaRecord } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderInConsole } from '../../testing/render-in-console.tsx'
import type { QueueKind, Together } from './queue-kind.ts'
import { SameAuthor } from './SameAuthor.tsx'

const author = { id: 7, username: '过客甲' }
const posts = [3, 4, 5].map((id) => ({ id, title: `帖子${id}`, state: 'held', author }))

const acts: number[][] = []
const together: Together<RaRecord> = {
  authorOf: (record) => record.author,
  Acts: ({ records }) => (
    <button type="button" onClick={() => acts.push(records.map(({ id }) => Number(id)))}>
      放行
    </button>
  ),
}
const kind: QueueKind<RaRecord> = {
  filter: { state: 'held' },
  sort: { field: 'createTime', order: 'ASC' },
  isWaiting: ({ state }) => state === 'held',
  label: ({ title }) => title,
  together,
}

async function start(records: readonly object[], record: RaRecord) {
  const { api, requests } = fakeServer({
    'POST /api/discussion-record/page': () => ({
      records,
      total: records.length,
      current: 1,
      pageSize: 100,
    }),
  })
  const element = await renderInConsole(
    api,
    'discussions',
    <SameAuthor kind={kind} together={together} record={record} />,
  )
  await vi.waitFor(() => expect(requests).not.toEqual([]))
  return { element, requests }
}

test('the open case and what else waits of its author are named, then handled at once', async () => {
  const [open] = posts
  const released = { id: 6, title: '放行了的', state: 'visible', author }
  const { element, requests } = await start([...posts, released], { id: 3, ...open })
  const button = await vi.waitFor(() => {
    const found = element.querySelector('button')
    if (!found) throw new Error('the button has not come')
    return found
  })
  expect(button.textContent).toBe('同一作者其余2条一并处理')
  expect(requests[0]?.input).toMatchObject({ state: 'held', authorId: 7 })
  button.click()
  const dialog = await vi.waitFor(() => {
    const found = document.querySelector('[role="dialog"]')
    if (!found) throw new Error('the dialog has not come')
    return found
  })
  expect([...dialog.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    '帖子3',
    '帖子4',
    '帖子5',
  ])
  const act = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === '放行')
  act?.click()
  expect(acts).toEqual([[3, 4, 5]])
})
