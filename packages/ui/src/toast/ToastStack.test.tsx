import i18next from 'i18next'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ui from '../../../../locales/zh-CN/ui.json' with { type: 'json' }
import { ToastStack } from './ToastStack.tsx'
import { ToastStore } from './ToastStore.ts'

let store: ToastStore
let host: HTMLElement
let root: Root

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const i18n = i18next.createInstance()
  await i18n.use(initReactI18next).init({ lng: 'zh-CN', resources: { 'zh-CN': { ui } } })
  store = new ToastStore()
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ToastStack store={store} />
      </I18nextProvider>,
    ),
  )
})

afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const find = (selector: string) => {
  const found = host.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`nothing matches ${selector}`)
  return found
}

test('the live region stands before the first toast', () => {
  const region = find('[aria-live="polite"]')
  expect(region.getAttribute('aria-label')).toBe('提示')
  expect(region.childElementCount).toBe(0)
})

test('errors are alerts, everything else is a status', async () => {
  await act(async () => {
    store.error('请求失败')
    store.success('登录成功')
  })
  expect(find('[role="alert"]').textContent).toBe('请求失败')
  expect(find('[role="status"]').textContent).toBe('登录成功')
})

test('the detail stands below the message, which stays as it is', async () => {
  await act(async () => {
    store.error('系统出错了', { detail: '编号：request-of-test' })
  })
  const lines = [...find('[role="alert"]').querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(lines).toEqual(['系统出错了', '编号：request-of-test'])
})

test('toasts stand in a stack per position, in the order they came', async () => {
  await act(async () => {
    store.info('1')
    store.info('2', { position: 'bottom-right' })
    store.info('3')
  })
  expect(find('[data-position="top"]').textContent).toBe('13')
  expect(find('[data-position="bottom-right"]').textContent).toBe('2')
  expect(host.querySelectorAll('[data-position]')).toHaveLength(2)
})

test('the close button has a name and closes its toast alone', async () => {
  await act(async () => {
    store.info('1')
    store.info('2')
  })
  const button = find('[role="status"] button')
  expect(button.getAttribute('aria-label')).toBe('关闭')
  await act(async () => button.click())
  expect(store.toasts.map((toast) => toast.message)).toEqual(['2'])
})

test('markup in a message is shown, not run', async () => {
  await act(async () => {
    store.info('<img src=x onerror=alert(1)>')
  })
  expect(host.querySelector('img')).toBeNull()
  expect(host.textContent).toContain('<img')
})

test('a hovered toast does not go away until the pointer leaves', async () => {
  await act(async () => {
    store.info('m')
  })
  const toast = find('[role="status"]')
  await act(async () => {
    toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    vi.advanceTimersByTime(10_000)
  })
  expect(host.textContent).toBe('m')
  await act(async () => {
    toast.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
    vi.advanceTimersByTime(3000)
  })
  expect(host.textContent).toBe('')
})

test('a focused toast stays, and closing it gives the focus back', async () => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  await act(async () => {
    store.info('m')
  })
  const button = find('[role="status"] button')
  await act(async () => {
    button.focus()
    vi.advanceTimersByTime(10_000)
  })
  expect(host.textContent).toBe('m')
  await act(async () => button.click())
  expect(host.textContent).toBe('')
  expect(document.activeElement).toBe(opener)
  opener.remove()
})
