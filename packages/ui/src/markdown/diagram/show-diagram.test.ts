import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderDiagram } from './render-diagram.ts'
import { showDiagram } from './show-diagram.ts'

vi.mock('./render-diagram.ts', () => ({ renderDiagram: vi.fn() }))

const svg = '<svg viewBox="0 0 120.4 80" xmlns="http://www.w3.org/2000/svg">图</svg>'
const labels = { diagram: '图表', source: '图表源码', close: '关闭' }
let host: HTMLElement

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = '<div data-diagram><pre><code>flowchart LR</code></pre></div>'
  vi.mocked(renderDiagram).mockResolvedValue({ svg, letters: 14 })
})

afterEach(() => host.remove())

function show(mode: 'light' | 'dark', signal = new AbortController().signal): Promise<void> {
  const block = host.querySelector<HTMLElement>('[data-diagram]')
  if (!block) throw new Error('the block is gone')
  return showDiagram(block, mode, labels, signal)
}

test('the picture stands over its source, with a text and its size', async () => {
  await show('light')
  const image = host.querySelector('img')
  expect(renderDiagram).toHaveBeenCalledWith('flowchart LR', 'light')
  expect(decodeURIComponent(image?.getAttribute('src') ?? '')).toBe(`data:image/svg+xml;charset=utf-8,${svg}`)
  expect([image?.alt, image?.getAttribute('width'), image?.getAttribute('height')]).toEqual([
    '图表',
    '121',
    '80',
  ])
  expect(host.querySelector('details summary')?.textContent).toBe('图表源码')
  expect(host.querySelector('details code')?.textContent).toBe('flowchart LR')
})

test('another theme redraws the same picture', async () => {
  await show('light')
  vi.mocked(renderDiagram).mockResolvedValue({ svg: '<svg viewBox="0 0 10 10"></svg>', letters: 14 })
  await show('dark')
  expect(host.querySelectorAll('img')).toHaveLength(1)
  expect(host.querySelector('img')?.getAttribute('width')).toBe('10')
  expect(host.querySelectorAll('code')).toHaveLength(1)
})

test('source that cannot be drawn stays as it is', async () => {
  vi.mocked(renderDiagram).mockRejectedValue(new Error('no diagram'))
  const before = host.innerHTML
  await show('light')
  expect(host.innerHTML).toBe(before)
})

test('a picture that comes too late is dropped', async () => {
  const stop = new AbortController()
  const before = host.innerHTML
  const shown = show('light', stop.signal)
  stop.abort()
  await shown
  expect(host.innerHTML).toBe(before)
})

test('the picture is never so narrow that its letters are smaller than 10 px', async () => {
  await show('light')
  expect(host.querySelector('img')?.style.minWidth).toBe('87px')
  vi.mocked(renderDiagram).mockResolvedValue({ svg, letters: Number.POSITIVE_INFINITY })
  await show('dark')
  expect(host.querySelector('img')?.style.minWidth).toBe('0px')
})

test('a tap shows it large, once however often it was drawn; closed, nothing is left', async () => {
  const first = new AbortController()
  await show('light', first.signal)
  first.abort()
  await show('dark')
  const opener = host.querySelector('button')
  opener?.click()
  const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog')
  expect([dialogs.length, dialogs[0]?.open, dialogs[0]?.ariaLabel]).toEqual([1, true, '图表'])
  expect(dialogs[0]?.querySelector('img')?.src).toBe(opener?.querySelector('img')?.src)
  expect(dialogs[0]?.querySelector('img')?.style.getPropertyValue('--own-width')).toBe('121px')
  dialogs[0]?.querySelector('button')?.click()
  expect(document.querySelector('dialog')).toBeNull()
})

test('a large picture goes with the text it is from, or with the theme', async () => {
  const stop = new AbortController()
  await show('light', stop.signal)
  host.querySelector('button')?.click()
  expect(document.querySelector('dialog')?.open).toBe(true)
  stop.abort()
  expect(document.querySelector('dialog')).toBeNull()
})
