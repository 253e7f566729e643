import { ApiError } from '@app/api-client'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../shared/browser-storage.ts'
import { fakeRoot } from '../../testing/fake-root.ts'
import { render } from '../../testing/render.tsx'
import { Bell } from './Bell.tsx'

function renderBell(unreadCount: () => Promise<number>) {
  const storage = memoryStorage({ token: 'one' })
  const root = fakeRoot(
    {
      user: { my: () => new Promise(() => {}) },
      message: { unreadCount, stream: () => new Promise(() => {}) },
    },
    storage,
  )
  root.i18n.addResourceBundle('zh-CN', 'translation', {
    account: { messages: 'messages', unreadMessages_other: '{{count}} unread' },
  })
  root.session.restore()
  const { element } = render(<Bell />, { root })
  const shown = () => [
    element.querySelector('button')?.getAttribute('aria-label'),
    element.querySelector('[aria-hidden]:not(svg)')?.textContent,
  ]
  return { root, storage, shown }
}

test.each([
  [0, ['messages', undefined]],
  [1, ['1 unread', '1']],
  [99, ['99 unread', '99']],
  [100, ['100 unread', '99+']],
])('%i unread messages', async (count, expected) => {
  const unreadCount = vi.fn(async () => count)
  const { shown } = renderBell(unreadCount)
  await vi.waitFor(() => expect(shown()).toEqual(expected))
  expect(unreadCount).toHaveBeenCalledOnce()
})

test('a count that cannot be fetched is only logged', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  const { root, shown } = renderBell(() => Promise.reject(new ApiError(50000, 'broken', null)))
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
  expect([shown(), root.toasts.toasts]).toEqual([['messages', undefined], []])
})

test('the messages of the next session are counted anew', async () => {
  const counts = [3, 8]
  const { root, storage, shown } = renderBell(async () => counts.shift() ?? -1)
  await vi.waitFor(() => expect(shown()).toEqual(['3 unread', '3']))
  storage.setItem('token', 'two')
  root.session.restore()
  await vi.waitFor(() => expect(shown()).toEqual(['8 unread', '8']))
})
