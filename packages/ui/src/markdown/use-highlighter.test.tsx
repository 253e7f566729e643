import '../testing/dompurify-in-happy-dom.ts'
import i18next from 'i18next'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import ui from '../../../../locales/zh-CN/ui.json' with { type: 'json' }

const CODE = '```java\nint size = 500;\n```\n'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let letItCome = () => {}

// The highlighter is kept by its module: each test begins without, and lets it come.
beforeEach(() => {
  vi.resetModules()
  const gate = new Promise<void>((resolve) => {
    letItCome = resolve
  })
  vi.doMock('./highlighter.ts', async (importOriginal) => {
    await gate
    return importOriginal()
  })
})

async function render() {
  const i18n = i18next.createInstance()
  await i18n.use(initReactI18next).init({ lng: 'zh-CN', resources: { 'zh-CN': { ui } } })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    host.remove()
  })
  const show = (content: ReactNode) =>
    act(async () => root.render(<I18nextProvider i18n={i18n}>{content}</I18nextProvider>))
  return { host, show }
}

test('code is plain until its colours have come', async () => {
  const { Markdown } = await import('./index.ts')
  const { canHighlight, loadHighlighter } = await import('./highlight.ts')
  const { host, show } = await render()
  await show(<Markdown source="没有代码" />)
  expect(canHighlight()).toBe(false)
  await show(<Markdown source={CODE} />)
  expect(host.querySelector('code')?.textContent).toBe('int size = 500;\n')
  letItCome()
  await act(() => loadHighlighter())
  expect(host.querySelector('code .hljs-type')?.textContent).toBe('int')
  expect(host.querySelector('.md-code-bar span')?.textContent).toBe('Java')
})

test('a text that is being written is shown anew with its colours', async () => {
  const { StreamingMarkdown } = await import('./index.ts')
  const { canHighlight, loadHighlighter } = await import('./highlight.ts')
  const { host, show } = await render()
  await show(<StreamingMarkdown text={`先看代码：\n\n${CODE}`} isStreaming />)
  expect(canHighlight()).toBe(false)
  expect(host.querySelector('code .hljs-type')).toBeNull()
  letItCome()
  await act(() => loadHighlighter())
  await show(<StreamingMarkdown text={`先看代码：\n\n${CODE}\n讲完了`} isStreaming={false} />)
  expect(host.querySelector('code .hljs-type')?.textContent).toBe('int')
  expect(host.querySelectorAll('p')).toHaveLength(2)
})
