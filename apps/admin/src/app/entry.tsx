import '@app/ui/fallbacks'
import './zod-setup.ts'
import '@app/ui/theme.css'
import '@app/ui/base.css'
import './app.css'
import { languageOfCookies } from '@app/contract/common/languages'
import { CacheProvider } from '@emotion/react'
import { localStorageStore } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createApi } from '../data/api.ts'
import { createDataProvider } from '../data/data-provider.ts'
import { resources } from '../resources/registry.ts'
import { App } from './App.tsx'
import { createAuthProvider } from './auth/auth-provider.ts'
import { openSession } from './auth/open-session.ts'
import { createI18n } from './i18n/create-i18n.ts'
import { createQueryClient } from './query-client.ts'
import { createStyleCache } from './theme/style-cache.ts'
import { followTheme } from './theme/theme-preference.ts'
import { installTrustedTypes } from './trusted-types.ts'

installTrustedTypes(window)
void start()

async function start(): Promise<void> {
  const language = languageOfCookies(document.cookie)
  document.documentElement.lang = language
  followTheme()
  const { i18n, i18nProvider } = await createI18n(language)
  const session = openSession(window)
  const api = createApi({
    getToken: () => session.token,
    getLanguage: () => language,
    describeFailure: (failure) => i18n.t(`failure.${failure}`),
    describeRequestId: (id) => i18n.t('failure.reference', { id }),
    onUnauthorized: (refusedToken) => session.expire(refusedToken),
  })
  const store = localStorageStore()
  const providers = {
    authProvider: createAuthProvider({ api, session, store }),
    dataProvider: createDataProvider(api, resources),
    i18nProvider,
    queryClient: createQueryClient(),
    store,
  }
  const router = createBrowserRouter([{ path: '*', element: <App {...providers} /> }], { basename: '/admin' })
  mount(
    <CacheProvider value={createStyleCache(document)}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </CacheProvider>,
  )
}

function mount(app: React.ReactNode): void {
  const element = document.getElementById('root')
  if (element === null) throw new Error('the document has no #root')
  createRoot(element).render(app)
}
