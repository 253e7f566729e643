import { expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { SearchBox } from './SearchBox.tsx'

function renderBox(at = '/', query = '') {
  const { element, address } = render(<SearchBox query={query} />, { at })
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
  await vi.waitFor(() => expect(address()).toBe('/search?q=C%2B%2B+%26+%E7%BA%BF%E7%A8%8B%E6%B1%A0'))
})

test('an empty query does nothing', async () => {
  const { submit, address } = renderBox('/problems')
  submit('   ')
  submit('next')
  await vi.waitFor(() => expect(address()).toBe('/search?q=next'))
})

test('the box of the search page holds the query that is shown', () => {
  expect(renderBox('/search?q=%E9%94%81', '锁').input.value).toBe('锁')
  expect(renderBox('/search?q=%E9%94%81').input.value).toBe('')
})

test('of a very long text the address keeps the beginning, and no half of a character', async () => {
  const { submit, address } = renderBox()
  submit('🙂'.repeat(10_000))
  await vi.waitFor(() => expect(new URLSearchParams(address().slice(8)).get('q')).toBe('🙂'.repeat(200)))
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
