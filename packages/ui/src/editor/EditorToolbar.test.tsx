import i18next from 'i18next'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import editor from '../../../../locales/zh-CN/editor.json' with { type: 'json' }
import { EditorToolbar } from './EditorToolbar.tsx'
import { ToolButton } from './ToolButton.tsx'

let host: HTMLElement
let root: Root
const handlePreview = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})

afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

async function render(isPreviewed: boolean): Promise<HTMLButtonElement[]> {
  const i18n = i18next.createInstance()
  await i18n.use(initReactI18next).init({ lng: 'zh-CN', resources: { 'zh-CN': { editor } } })
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <EditorToolbar view={null} isPreviewed={isPreviewed}>
          <ToolButton name="previewOnly" isPressed={isPreviewed} onClick={handlePreview} />
        </EditorToolbar>
      </I18nextProvider>,
    ),
  )
  return [...host.querySelectorAll('button')]
}

test('every button has a name, which its tooltip shows', async () => {
  const buttons = await render(false)
  const names = buttons.map((button) => button.getAttribute('aria-label'))
  expect(names).toContain('加粗')
  expect(new Set(names).size).toBe(11)
  expect(buttons.map(({ parentElement }) => parentElement?.dataset.tooltip)).toEqual(names)
})

test('in the preview only the switch back is enabled', async () => {
  const enabled = (await render(true)).filter(({ disabled }) => !disabled)
  expect(enabled.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true'])
  await act(async () => enabled[0]?.click())
  expect(handlePreview).toHaveBeenCalledOnce()
})
