import '../testing/dompurify-in-happy-dom.ts'
import i18next from 'i18next'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ui from '../../../../locales/zh-CN/ui.json' with { type: 'json' }
import { loadHighlighter } from './highlight.ts'
import { Markdown } from './Markdown.tsx'

// What comes later shows the text anew.
await loadHighlighter()

let host: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // happy-dom has none, by which browsers that draw MathML are told.
  vi.stubGlobal('MathMLElement', HTMLElement)
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})

afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function show(source: string): Promise<void> {
  const i18n = i18next.createInstance()
  await i18n.use(initReactI18next).init({ lng: 'zh-CN', resources: { 'zh-CN': { ui } } })
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Markdown source={source} className="answer" />
      </I18nextProvider>,
    ),
  )
}

const find = (selector: string) => {
  const found = host.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`nothing matches ${selector}`)
  return found
}

function stubClipboard(clipboard: { writeText: (text: string) => Promise<void> } | undefined): void {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard)
}

test('shows the text with its own class', async () => {
  await show('**加粗**')
  expect(find('.md.answer').innerHTML).toContain('<strong>加粗</strong>')
})

test('copies the code, says so on the button and to screen readers, and takes it back', async () => {
  vi.useFakeTimers()
  const writeText = vi.fn(async () => undefined)
  stubClipboard({ writeText })
  await show('```java\nint a;\n```')
  await act(async () => find('[data-copy]').click())
  expect(writeText).toHaveBeenCalledExactlyOnceWith('int a;\n')
  expect(find('[data-copy]').textContent).toBe('已复制')
  expect(find('[role="status"]').textContent).toBe('已复制')
  await act(async () => vi.advanceTimersByTime(2000))
  expect(find('[data-copy]').textContent).toBe('复制')
  expect(find('[role="status"]').textContent).toBe('')
})

test('copies without the Clipboard API, as over plain http', async () => {
  stubClipboard(undefined)
  let copied = ''
  document.execCommand = () => {
    copied = document.querySelector('textarea')?.value ?? ''
    return true
  }
  await show('```\nint a;\n```')
  await act(async () => find('[data-copy]').click())
  expect(copied).toBe('int a;\n')
  expect(document.querySelector('textarea')).toBeNull()
  expect(find('[data-copy]').textContent).toBe('已复制')
})

test('says when the browser refuses to copy', async () => {
  stubClipboard({ writeText: () => Promise.reject(new Error('denied')) })
  await show('```\nint a;\n```')
  await act(async () => find('[data-copy]').click())
  expect(find('[data-copy]').textContent).toBe('复制失败')
})

test('a picture that cannot be loaded is a word', async () => {
  await show('见 ![架构](/files/gone.png)')
  await act(async () => void find('img').dispatchEvent(new Event('error')))
  expect(find('.md').textContent.trim()).toBe('见 图片加载失败 架构')
})

test('draws formulas and leaves those with a mistake as they are', async () => {
  // happy-dom has no compatMode, by which KaTeX tells pages with a doctype.
  Object.defineProperty(document, 'compatMode', { configurable: true, value: 'CSS1Compat' })
  await show('$x^2$ 与 $\\frac{a$')
  await vi.waitFor(() => expect(host.querySelector('math msup')).not.toBeNull())
  expect(host.textContent).toContain('\\frac{a')
  expect(host.querySelector('[style]')).toBeNull()
})

test('draws the other formulas although one is nested too deeply', async () => {
  Object.defineProperty(document, 'compatMode', { configurable: true, value: 'CSS1Compat' })
  await show(`$${'{'.repeat(20_000)}x${'}'.repeat(20_000)}$ 与 $x^2$`)
  await vi.waitFor(() => expect(host.querySelector('math msup')).not.toBeNull())
})
