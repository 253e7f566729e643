import { useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderInConsole } from '../../testing/render-in-console.tsx'
import { SearchDialog } from './SearchDialog.tsx'

const page = (records: object[]) => () => ({ records, total: records.length, current: 1, pageSize: 5 })

async function start() {
  const seen = { path: '', done: '' }
  const { api, requests } = fakeServer({
    'POST /api/user/page': page([{ id: 9, username: '锁匠', email: 'lock@example.com' }]),
    'POST /api/question-record/page': page([{ id: 4, title: '什么是锁升级？', bankName: 'Java并发' }]),
    'POST /api/discussion-record/page': page([]),
    'POST /api/interview-session-record/page': page([]),
  })
  function Where() {
    seen.path = useLocation().pathname
    return null
  }
  await renderInConsole(
    api,
    'users',
    <>
      <Where />
      <SearchDialog
        acts={[{ key: 'act-0', text: '锁定帖子', choose: () => (seen.done = '锁定') }]}
        onClose={() => {}}
      />
    </>,
  )
  const input = await vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[role="combobox"]')
    if (!found) throw new Error('the dialog has not come')
    return found
  })
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const press = (key: string) => input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const texts = () =>
    [...document.querySelectorAll('[role="option"] > span:first-child')].map((o) => o.textContent)
  return { seen, requests, type, press, texts }
}

test('pages, acts of the page and records are found in groups, and the keyboard leads to one', async () => {
  const { seen, requests, type, press, texts } = await start()
  type('锁')
  await vi.waitFor(() => expect(texts()).toEqual(['锁定帖子', '锁匠', '什么是锁升级？']))
  expect(requests.map(({ call }) => call).sort()).toEqual([
    'POST /api/discussion-record/page',
    'POST /api/interview-session-record/page',
    'POST /api/question-record/page',
    'POST /api/user/page',
  ])
  expect(requests[0]?.input).toMatchObject({ keyword: '锁', pageSize: 5 })
  const selected = (text: string) =>
    vi.waitFor(() => expect(document.querySelector('[aria-selected="true"]')?.textContent).toContain(text))
  press('ArrowDown')
  await selected('锁匠')
  press('ArrowDown')
  await selected('什么是锁升级？')
  press('Enter')
  await vi.waitFor(() => expect(seen.path).toBe('/problems/4/show'))
})

test('without a word the pages and acts stand there, and nothing is asked of the server', async () => {
  const { seen, requests, press, texts } = await start()
  expect(texts()).toContain('用户管理')
  press('Enter')
  expect([seen.done, requests]).toEqual(['锁定', []])
})
