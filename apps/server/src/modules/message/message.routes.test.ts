import { Code } from '@app/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

test('不想收的种类只属于自己，改了就是改后的样子', async () => {
  const [{ api }, { api: other }] = [await t.signIn(), await t.signIn()]
  expect(await api.message.preferences({})).toEqual({ off: [] })
  await api.message.updatePreferences({ off: ['like', 'system'] })
  expect(await api.message.preferences({})).toEqual({ off: ['like', 'system'] })
  await api.message.updatePreferences({ off: ['like'] })
  expect(await api.message.preferences({})).toEqual({ off: ['like'] })
  expect(await other.message.preferences({})).toEqual({ off: [] })
  expect((await refusal(t.guest.message.preferences({}))).code).toBe(Code.notLoggedIn)
})

test('关了公告的人收不到公告，别人照样收到', async () => {
  const [{ api }, { api: other }] = [await t.signIn(), await t.signIn()]
  await api.message.updatePreferences({ off: ['system'] })
  const admin = t.apiOf(await t.signInAdmin())
  const id = await admin.announcement.add({ title: '维护', content: '周末', audience: 'all' })
  const { version } = await admin.announcement.get({ id })
  await admin.announcement.publish({ id, version })
  await vi.waitFor(async () => expect(await other.message.unreadCount({})).toBe(1))
  expect(await api.message.unreadCount({})).toBe(0)
})
