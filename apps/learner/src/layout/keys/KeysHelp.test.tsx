import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { KeysHelp } from './KeysHelp.tsx'

const press = (target: EventTarget) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }))

test('问号显示快捷键；正在写字时是一个字', async () => {
  const { element } = render(
    <>
      <input />
      <KeysHelp />
    </>,
  )
  await vi.waitFor(() => {
    expect(press(element.querySelector('input') ?? element)).toBe(true)
    expect(press(document.body)).toBe(false)
  })
  await vi.waitFor(() => expect(document.querySelector('dialog')?.textContent).toContain('title'))
})
