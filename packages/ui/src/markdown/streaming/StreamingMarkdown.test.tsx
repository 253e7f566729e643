import '../../testing/dompurify-in-happy-dom.ts'
import i18next from 'i18next'
import { act, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ui from '../../../../../locales/zh-CN/ui.json' with { type: 'json' }
import { MarkdownStream } from './MarkdownStream.ts'
import { StreamingMarkdown } from './StreamingMarkdown.tsx'

const i18n = i18next.createInstance()
await i18n.use(initReactI18next).init({ lng: 'zh-CN', resources: { 'zh-CN': { ui } } })

let host: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // happy-dom has none, by which browsers that draw MathML are told.
  vi.stubGlobal('MathMLElement', HTMLElement)
  // happy-dom has no compatMode, by which KaTeX tells pages with a doctype.
  Object.defineProperty(document, 'compatMode', { configurable: true, value: 'CSS1Compat' })
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})

afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

async function show(text: string, isStreaming: boolean): Promise<void> {
  await act(async () =>
    root.render(
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <StreamingMarkdown text={text} isStreaming={isStreaming} className="reply" idPrefix="r1-" />
        </I18nextProvider>
      </StrictMode>,
    ),
  )
}

const html = () => host.querySelector('.md.reply')?.innerHTML.trim()

test('shows text as it comes, with its own class and ids', async () => {
  await show('# 题\n\n**重', true)
  expect(host.querySelector('#r1-题')).not.toBeNull()
  expect(host.querySelector('p')?.innerHTML).toBe('<strong>重</strong>')
  await show('# 题\n\n**重点**', false)
  expect(host.querySelector('p')?.innerHTML).toBe('<strong>重点</strong>')
})

test('shows another text, and one that goes on after it was whole', async () => {
  await show('一', true)
  await show('二', false)
  expect(html()).toBe('<p>二</p>')
  await show('二三', true)
  await act(() => vi.waitFor(() => expect(html()).toBe('<p>二三</p>')))
})

test('shows what comes in quick succession together, and the end at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  await show('一', true)
  await show('一二', true)
  await show('一二三', true)
  expect(html()).toBe('<p>一</p>')
  await act(async () => vi.advanceTimersByTime(50))
  expect(html()).toBe('<p>一二三</p>')
  await show('一二三四', true)
  expect(html()).toBe('<p>一二三</p>')
  await show('一二三四五', false)
  expect(html()).toBe('<p>一二三四五</p>')
  await act(async () => vi.advanceTimersByTime(50))
  expect(html()).toBe('<p>一二三四五</p>')
  vi.useRealTimers()
})

test('a look that took long leaves the page free for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { update } = MarkdownStream.prototype
  vi.spyOn(MarkdownStream.prototype, 'update').mockImplementation(function (this: MarkdownStream, ...given) {
    vi.advanceTimersByTime(100)
    return update.apply(this, given)
  })
  await show('一', true)
  await show('一二', true)
  await act(async () => vi.advanceTimersByTime(600))
  expect(html()).toBe('<p>一</p>')
  await act(async () => vi.advanceTimersByTime(100))
  expect(html()).toBe('<p>一二</p>')
  vi.useRealTimers()
})

test('its code can be copied', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as Partial<Clipboard> as Clipboard)
  await show('```java\nint a;\n```\n\n后', true)
  await act(async () => host.querySelector<HTMLElement>('[data-copy]')?.click())
  expect(writeText).toHaveBeenCalledExactlyOnceWith('int a;\n')
})

test('draws formulas that are whole', async () => {
  await show('$x^2$\n\n$y^2$', true)
  await vi.waitFor(() => expect(host.querySelectorAll('math msup')).toHaveLength(1))
  expect(host.querySelector('[data-math="draft"]')?.textContent).toBe('y^2')
  await show('$x^2$\n\n$y^2$', false)
  await vi.waitFor(() => expect(host.querySelectorAll('math msup')).toHaveLength(2))
})
