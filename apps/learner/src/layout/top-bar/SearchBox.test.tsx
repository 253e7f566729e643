import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { SearchBox } from './SearchBox.tsx'

function renderBox(at = '/') {
  const { element, address } = render(<SearchBox />, { at })
  const input = element.querySelector('input')
  const form = element.querySelector('form')
  if (!input || !form) throw new Error('no search form')
  const submit = (text: string) => {
    input.value = text
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  }
  return { input, submit, address }
}

test('goes to the search page with the trimmed, encoded query', async () => {
  const { submit, address } = renderBox()
  submit('  C++ & 线程池 ')
  await vi.waitFor(() => expect(address()).toBe('/search?q=C%2B%2B%20%26%20%E7%BA%BF%E7%A8%8B%E6%B1%A0'))
})

test('an empty query does nothing', async () => {
  const { submit, address } = renderBox('/problems')
  submit('   ')
  submit('next')
  await vi.waitFor(() => expect(address()).toBe('/search?q=next'))
})

test('on the search page it holds the query that is shown', () => {
  expect(renderBox('/search?q=%E9%94%81').input.value).toBe('锁')
  expect(renderBox('/problems?q=%E9%94%81').input.value).toBe('')
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'the Enter that ends a composition is kept from submitting: %o',
  (how) => {
    const { input } = renderBox()
    const press = (init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })
      input.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([press(how), press({})]).toEqual([true, false])
  },
)
