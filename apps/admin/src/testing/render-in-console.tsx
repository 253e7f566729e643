import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CoreAdminContext, ResourceContextProvider, type Store } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { createI18n } from '../app/i18n/create-i18n.ts'
import type { Api } from '../data/api.ts'
import { createDataProvider } from '../data/data-provider.ts'
import { resources } from '../resources/registry.ts'

/**
 * Renders a part of a page of a resource in the contexts of react-admin, with the real texts and data provider.
 * @param at the address; @param store what the browser remembers of the console
 * @returns the element it is in, which leaves the document when the test is over
 */
export async function renderInConsole(
  api: Api,
  resource: string,
  part: ReactNode,
  { at = '/', store }: { at?: string; store?: Store } = {},
): Promise<HTMLElement> {
  const { i18n, i18nProvider } = await createI18n('zh-CN')
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  root.render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[at]}>
        <CoreAdminContext
          dataProvider={createDataProvider(api, resources)}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          {...(store && { store })}
        >
          <ResourceContextProvider value={resource}>{part}</ResourceContextProvider>
        </CoreAdminContext>
      </MemoryRouter>
    </I18nextProvider>,
  )
  return element
}
