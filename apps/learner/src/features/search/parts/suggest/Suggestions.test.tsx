import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../shared/browser-storage.ts'
import { fakeRoot } from '../../../../testing/fake-root.ts'
import { render } from '../../../../testing/render.tsx'
import { SearchBox } from '../SearchBox.tsx'

async function renderBox(recent: string[] = []) {
  const suggest = vi.fn(async ({ q }: { q: string }) => [
    { kind: 'question' as const, id: 7, title: [{ text: q, isMarked: true }] },
    { kind: 'discussion' as const, id: 8, title: [{ text: '复盘', isMarked: false }] },
  ])
  const root = fakeRoot(
    { search: { suggest, listHot: async () => ({ words: ['线程池'], areSearched: true }) } },
    memoryStorage({ 'recent-searches:guest': JSON.stringify(recent) }),
  )
  root.session.restore()
  const onDone = vi.fn()
  const { element, address } = render(<SearchBox onDone={onDone} />, { root })
  const input = element.querySelector('input')
  if (!input) throw new Error('no search box')
  input.focus()
  // The list's code is loaded at the first use.
  const options = () => [...element.querySelectorAll('[role=option]')]
  await vi.waitFor(() => expect(options().length).toBeGreaterThan(0))
  const type = (text: string, init: InputEventInit = {}) => {
    input.value = text
    input.dispatchEvent(new InputEvent('input', { bubbles: true, ...init }))
  }
  const press = (key: string, init: KeyboardEventInit = {}) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
  return { element, address, input, options, type, press, suggest, onDone }
}
const texts = (options: Element[]) => options.map(({ textContent }) => textContent)

test('写字时有建议，上下键选中，回车去那里', async () => {
  const { input, options, type, press, address, onDone } = await renderBox()
  type('锁')
  await vi.waitFor(() => expect(texts(options())).toEqual(['锁kind.question', '复盘kind.discussion']))
  await vi.waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('true'))
  expect(document.getElementById(input.getAttribute('aria-controls') ?? '')?.role).toBe('listbox')
  press('ArrowDown')
  press('ArrowDown')
  await vi.waitFor(() => expect(input.getAttribute('aria-activedescendant')).toBe(options()[1]?.id))
  expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true'])
  expect(press('Enter')).toBe(false)
  await vi.waitFor(() => expect(address()).toBe('/discussion/8'))
  expect([options(), onDone.mock.calls.length]).toEqual([[], 1])
})

test('输入法没有写完时不问，它的键也不算', async () => {
  const { options, type, press, suggest, input } = await renderBox(['锁'])
  type('xianc', { isComposing: true })
  press('ArrowDown', { isComposing: true })
  press('ArrowDown', { keyCode: 229 })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect([suggest.mock.calls.length, texts(options())]).toEqual([0, ['锁', '线程池']])
  expect(input.hasAttribute('aria-activedescendant')).toBe(false)
  input.value = '线程'
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await vi.waitFor(() => expect(suggest.mock.calls.map(([{ q }]) => q)).toEqual(['线程']))
})

test('Esc先收起建议，再按才是放弃搜索；下键又打开', async () => {
  const { options, press, onDone, input } = await renderBox()
  expect(press('Escape')).toBe(false)
  await vi.waitFor(() => expect(options()).toEqual([]))
  expect([input.getAttribute('aria-expanded'), onDone.mock.calls.length]).toEqual(['false', 0])
  press('Escape')
  expect(onDone).toHaveBeenCalledOnce()
  press('ArrowDown')
  await vi.waitFor(() => expect(texts(options())).toEqual(['线程池']))
})

test('最近搜索可以一个一个删、全清掉，焦点留在输入框', async () => {
  const { element, options, input } = await renderBox(['锁', '队列'])
  expect(texts(options())).toEqual(['锁', '队列', '线程池'])
  const buttons = () => [...element.querySelectorAll<HTMLElement>('form button')]
  expect(buttons().map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual([
    'suggest.clear',
    'suggest.remove',
    'suggest.remove',
  ])
  buttons()[1]?.click()
  await vi.waitFor(() => expect(texts(options())).toEqual(['队列', '线程池']))
  expect(document.activeElement).toBe(input)
  buttons()[0]?.click()
  await vi.waitFor(() => expect(texts(options())).toEqual(['线程池']))
  expect(buttons()).toEqual([])
})

test('离开输入框就收起', async () => {
  const { options, input } = await renderBox()
  input.blur()
  await vi.waitFor(() => expect(options()).toEqual([]))
  expect(input.getAttribute('aria-expanded')).toBe('false')
})
