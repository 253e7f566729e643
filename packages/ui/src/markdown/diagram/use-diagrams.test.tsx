import '../../testing/dompurify-in-happy-dom.ts'
import i18next from 'i18next'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import ui from '../../../../../locales/zh-CN/ui.json' with { type: 'json' }
import { Markdown } from '../index.ts'
import { renderDiagram } from './render-diagram.ts'

vi.mock('./render-diagram.ts', () => ({ renderDiagram: vi.fn() }))

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const PIE = 'pie\n "甲" : 1\n'
const CHART = 'flowchart LR\n'
const SOURCE = `\`\`\`mermaid\n${PIE}\`\`\`\n\n\`\`\`mermaid\n${CHART}\`\`\`\n`

/** Those of what is waited for, by how each comes near the screen. */
let awaited: Map<Element, () => void>

beforeEach(() => {
  awaited = new Map()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: { isIntersecting: boolean }[]) => void
      element: Element | undefined
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell
      }
      observe(element: Element) {
        this.element = element
        awaited.set(element, () => this.tell([{ isIntersecting: true }]))
        this.tell([{ isIntersecting: false }])
      }
      disconnect() {
        if (this.element) awaited.delete(this.element)
      }
    },
  )
  vi.mocked(renderDiagram)
    .mockReset()
    .mockResolvedValue({ svg: '<svg viewBox="0 0 120 80"></svg>', letters: 14 })
})

async function show() {
  const i18n = i18next.createInstance()
  await i18n.use(initReactI18next).init({ lng: 'zh-CN', resources: { 'zh-CN': { ui } } })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Markdown source={SOURCE} />
      </I18nextProvider>,
    ),
  )
  const leave = () => act(async () => root.unmount())
  onTestFinished(async () => {
    await leave()
    host.remove()
  })
  return { host, leave }
}

test('a diagram is drawn when the reader comes near it, and only that one', async () => {
  const { host } = await show()
  expect(renderDiagram).not.toHaveBeenCalled()
  const [first] = awaited.values()
  first?.()
  await vi.waitFor(() => expect(host.querySelectorAll('.md-diagram img')).toHaveLength(1))
  expect(renderDiagram).toHaveBeenCalledExactlyOnceWith(PIE, expect.anything())
  expect(awaited.size).toBe(1)
})

test('nothing is waited for once the text is gone', async () => {
  const { leave } = await show()
  expect(awaited.size).toBe(2)
  await leave()
  expect(awaited.size).toBe(0)
})
