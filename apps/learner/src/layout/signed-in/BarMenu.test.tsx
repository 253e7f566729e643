import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { BarMenu } from './BarMenu.tsx'

vi.mock('./AntdMenu.tsx', () => {
  throw new Error('no network')
})

test('a menu that does not arrive leaves its button, and the rest of the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const { element } = render(
    <main>
      <BarMenu items={[]}>管理</BarMenu>
    </main>,
  )
  await vi.waitFor(() => expect(warn).toHaveBeenCalled())
  expect(element.querySelector('button')?.textContent).toBe('管理')
  element.querySelector('button')?.click()
  expect(reload).toHaveBeenCalled()
})
