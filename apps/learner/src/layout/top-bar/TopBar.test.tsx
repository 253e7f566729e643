import { beforeAll, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../shared/browser-storage.ts'
import { fakeRoot } from '../../testing/fake-root.ts'
import { render } from '../../testing/render.tsx'
import { TopBar } from './TopBar.tsx'

function rootOf(userRole: 'user' | 'admin') {
  const user = {
    id: 1,
    email: 'lin@example.com',
    username: 'lin',
    avatarUrl: null,
    userRole,
    createTime: '2026-01-01T00:00:00.000Z',
    hasPassword: true,
  }
  const root = fakeRoot(
    {
      user: { my: async () => user },
      message: { unreadCount: async () => 0, stream: () => new Promise(() => {}) },
      review: { settings: () => new Promise(() => {}) },
    },
    memoryStorage({ token: 't' }),
  )
  root.session.restore()
  return root
}
// The menus come with antd, whose loading takes a busy machine long.
beforeAll(() => import('../signed-in/AntdMenu.tsx'))

const texts = (element: Element, selector: string) =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('a guest is shown the way to sign in', () => {
  const { element } = render(<TopBar />)
  expect(element.querySelector('a[href="/login"]')?.textContent).toBe('account.login')
  expect(element.querySelector('button[aria-label="account.messages"]')).toBeNull()
})

test('a user has bell and menu, and no admin menu', async () => {
  const { element } = render(<TopBar />, { root: rootOf('user') })
  await vi.waitFor(() => expect(texts(element, 'button[aria-haspopup=menu]')).toEqual(['lin']))
  expect(element.querySelector('button[aria-label="account.messages"]')).not.toBeNull()
  expect(element.querySelector('a[href="/login"]')).toBeNull()
})

test('an admin has the admin menu with plain links in three groups', async () => {
  const { element } = render(<TopBar />, { root: rootOf('admin') })
  await vi.waitFor(() => expect(texts(element, 'button[aria-haspopup=menu]')).toEqual(['admin.menu', 'lin']))
  element.querySelector<HTMLElement>('button[aria-haspopup=menu]')?.click()
  await vi.waitFor(() => expect(document.querySelectorAll('[role=group]')).toHaveLength(3))
  expect(document.querySelector('[role=menuitem] a')?.getAttribute('href')).toBe('/admin/dashboard')
})

test.each([
  ['/problems', ['nav.problems']],
  ['/problems/bagu/3', []],
])('at %s the exact entry is marked', (at, marked) => {
  const { element } = render(<TopBar />, { at })
  expect(texts(element, 'nav a[aria-current=page]')).toEqual(marked)
})

test('the second search box opens and closes', async () => {
  const { element } = render(<TopBar />)
  const toggle = element.querySelector<HTMLElement>('[aria-label="search.open"]')
  toggle?.click()
  await vi.waitFor(() => expect(element.querySelectorAll('form')).toHaveLength(2))
  expect(document.activeElement?.getAttribute('name')).toBe('q')
  toggle?.click()
  await vi.waitFor(() => expect(element.querySelectorAll('form')).toHaveLength(1))
})

test('a press elsewhere in the bar closes the second search box, one within does not', async () => {
  const { element } = render(<TopBar />)
  element.querySelector<HTMLElement>('[aria-label="search.open"]')?.click()
  await vi.waitFor(() => expect(element.querySelectorAll('form')).toHaveLength(2))
  const press = (target: Element | null | undefined) =>
    target?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  press([...element.querySelectorAll('input')].at(-1))
  press(element.querySelector('[aria-label="search.close"]'))
  expect(element.querySelectorAll('form')).toHaveLength(2)
  press(element.querySelector('a[href="/"]'))
  await vi.waitFor(() => expect(element.querySelectorAll('form')).toHaveLength(1))
})

test('the drawer opens with its navigation and a link closes it', async () => {
  const { element } = render(<TopBar />, { root: rootOf('admin') })
  const dialog = element.querySelector('dialog')
  element.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.click()
  await vi.waitFor(() => expect(dialog?.open).toBe(true))
  await vi.waitFor(() => expect(texts(element, 'dialog h2')).toEqual(['admin.section']))
  dialog?.querySelector<HTMLElement>('a[href="/learning"]')?.click()
  await vi.waitFor(() => expect(dialog?.open).toBe(false))
})

test('the key / goes to the search box, but not while one types', () => {
  const { element } = render(<TopBar />)
  const input = element.querySelector('input')
  if (input) input.checkVisibility = () => true
  const press = (target: EventTarget) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
  const field = element.appendChild(document.createElement('textarea'))
  field.focus()
  expect([press(field), document.activeElement]).toEqual([true, field])
  expect([press(document.body), document.activeElement]).toEqual([false, input])
})
