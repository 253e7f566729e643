import { expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { DropdownMenu } from './DropdownMenu.tsx'

const onSelect = vi.fn()

async function openMenu() {
  const { element, address } = render(
    <DropdownMenu
      groups={[
        { key: 'pages', title: 'Pages', entries: [{ label: 'Profile', icon: 'user', to: '/user/profile' }] },
        {
          key: 'more',
          entries: [
            { label: 'Console', icon: 'gear', href: '/admin/dashboard' },
            { label: 'Leave', icon: 'out', onSelect },
          ],
        },
      ]}
    >
      Menu
    </DropdownMenu>,
  )
  const button = element.querySelector('button')
  if (!button) throw new Error('no button')
  button.click()
  await vi.waitFor(() => expect(focused()).toBe('Profile'))
  return { element, address, button }
}

const focused = () => document.activeElement?.textContent
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )
const isOpen = (element: Element) => element.querySelector('[role=menu]') !== null

test('says whether it is open', async () => {
  const { button } = await openMenu()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  button.click()
  await vi.waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
})

test('arrow keys, Home and End move through all groups and around', async () => {
  await openMenu()
  const places = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => {
    press(key)
    return focused()
  })
  expect(places).toEqual(['Console', 'Leave', 'Profile', 'Leave', 'Profile', 'Leave'])
})

test('Esc closes it and returns to the button', async () => {
  const { element, button } = await openMenu()
  press('Escape')
  await vi.waitFor(() => expect(isOpen(element)).toBe(false))
  expect(document.activeElement).toBe(button)
})

test('a press outside closes it, one inside does not', async () => {
  const { element } = await openMenu()
  const press = (target: Element) => target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  press(element.querySelector('[role=group]') ?? element)
  expect(isOpen(element)).toBe(true)
  press(document.body)
  await vi.waitFor(() => expect(isOpen(element)).toBe(false))
})

test('an act is done and closes the menu; a page is gone to', async () => {
  const { element, address, button } = await openMenu()
  element.querySelector<HTMLElement>('button[role=menuitem]')?.click()
  expect(onSelect).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(isOpen(element)).toBe(false))
  button.click()
  await vi.waitFor(() => expect(isOpen(element)).toBe(true))
  element.querySelector<HTMLElement>('a[role=menuitem]')?.click()
  await vi.waitFor(() => expect(address()).toBe('/user/profile'))
})
