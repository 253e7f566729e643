import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { walkLinks } from './walk-links.ts'

test('上下键在列表各项的链接之间走，两端停住', () => {
  const { element } = render(
    <ul onKeyDown={walkLinks}>
      <li>
        <a href="/1">一</a>
        <button type="button">收藏</button>
      </li>
      <li>
        <a href="/2">二</a>
      </li>
    </ul>,
  )
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
  element.querySelector('button')?.focus()
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('二')
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('二')
  press('ArrowUp')
  expect(document.activeElement?.textContent).toBe('一')
  press('a')
  expect(document.activeElement?.textContent).toBe('一')
})
