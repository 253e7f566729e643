import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import type { RootStore } from '../shared/root/RootStore.ts'
import { RootStoreContext } from '../shared/root/store-context.ts'
import { ThemeContext } from '../shared/theme/theme-context.ts'
import { fakeRoot } from './fake-root.ts'

export interface Rendered {
  element: HTMLElement
  /** Path and query the router is at. */
  address: () => string
}

/** Shows something as within the site, at an address; it is gone after the test. */
export function render(
  content: ReactNode,
  { root = fakeRoot(), at = '/' }: { root?: RootStore; at?: string } = {},
): Rendered {
  const element = document.body.appendChild(document.createElement('div'))
  const mounted = createRoot(element)
  let address = at
  function Address() {
    const { pathname, search } = useLocation()
    address = pathname + search
    return null
  }
  flushSync(() =>
    mounted.render(
      <I18nextProvider i18n={root.i18n}>
        <RootStoreContext value={root}>
          <ThemeContext value={root.theme}>
            <MemoryRouter initialEntries={[at]}>
              {content}
              <Address />
            </MemoryRouter>
          </ThemeContext>
        </RootStoreContext>
      </I18nextProvider>,
    ),
  )
  onTestFinished(() => {
    mounted.unmount()
    element.remove()
  })
  return { element, address: () => address }
}
