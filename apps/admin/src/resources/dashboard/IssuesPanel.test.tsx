import { expect, test, vi } from 'vitest'
import { fakeServer, Refusal } from '../../testing/fake-server.ts'
import { renderInConsole } from '../../testing/render-in-console.tsx'
import { IssuesPanel } from './IssuesPanel.tsx'

const failed = {
  kind: 'failedCall',
  subject: 'GET /api/question/get/:id',
  code: 50000,
  call: null,
  count: 3,
  p95: 41,
  lastTime: '2026-11-24T05:00:00.000Z',
  requestId: 'request-of-test',
}
const slow = {
  kind: 'slowStatement',
  subject: 'select * from question where id = ?',
  code: 0,
  call: 'GET /api/question/page',
  count: 1,
  p95: 1204,
  lastTime: '2026-11-24T05:00:00.000Z',
  requestId: null,
}

const show = async (answer: () => unknown) => {
  const { api } = fakeServer({ 'GET /api/stats/issues': answer })
  return renderInConsole(api, 'dashboard', <IssuesPanel />)
}

test('each kind under its name, with code, count, p95 and the id for the log', async () => {
  const page = await show(() => [failed, slow])
  await vi.waitFor(() => expect(page.querySelectorAll('li')).toHaveLength(2))
  expect([...page.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    '失败的调用',
    '慢的语句',
  ])
  const [first, second] = [...page.querySelectorAll('li')].map(({ textContent }) => textContent)
  for (const part of [
    'GET /api/question/get/:id',
    '代码50000',
    '3次',
    '95%在41毫秒之内',
    '编号：request-of-test',
  ])
    expect(first).toContain(part)
  for (const part of ['where id = ?', '95%在1204毫秒之内', '来自GET /api/question/page'])
    expect(second).toContain(part)
  expect(second).not.toMatch(/代码|编号/)
})

test('nothing slow and nothing failed is said', async () => {
  const page = await show(() => [])
  await vi.waitFor(() => expect(page.textContent).toContain('没有慢的，也没有失败的'))
})

test('a failure is said, and tried again on demand', async () => {
  // react-admin logs what it could not read.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  const page = await show(() => {
    if (isBroken) throw new Refusal(50000, '坏了')
    return []
  })
  await vi.waitFor(() => expect(page.querySelector('button')).not.toBeNull())
  isBroken = false
  page.querySelector('button')?.click()
  await vi.waitFor(() => expect(page.textContent).toContain('没有慢的，也没有失败的'))
})
