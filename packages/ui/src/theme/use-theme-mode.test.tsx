import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useThemeMode } from './use-theme-mode.ts'

afterEach(() => {
  delete document.documentElement.dataset.theme
  vi.unstubAllGlobals()
})

function Mode() {
  return useThemeMode()
}

test('follows the system until the page says otherwise, and notices when it does', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, { matches: query.includes('dark') }),
  )
  const host = document.createElement('div')
  const root = createRoot(host)
  await act(async () => root.render(<Mode />))
  expect(host.textContent).toBe('dark')
  document.documentElement.dataset.theme = 'light'
  await vi.waitFor(() => act(async () => expect(host.textContent).toBe('light')))
  await act(async () => root.unmount())
})
