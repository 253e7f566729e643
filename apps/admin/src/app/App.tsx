import { useThemeMode } from '@app/ui/theme'
import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  AdminContext,
  type AuthProvider,
  CoreAdminUI,
  CustomRoutes,
  type I18nProvider,
  Notification,
  Resource,
  type Store,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Navigate, Route } from 'react-router-dom'
import type { ConsoleDataProvider } from '../data/data-provider.ts'
import { PageLoading } from '../shared/PageLoading.tsx'
import { ComingSoonPage } from './ComingSoonPage.tsx'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { comingEntries } from './navigation.ts'
import { PageFailed } from './PageFailed.tsx'
import { pages } from './pages.ts'
import { screens } from './screens.ts'
import { consoleTheme } from './theme.ts'

interface AppProps {
  authProvider: AuthProvider
  dataProvider: ConsoleDataProvider
  i18nProvider: I18nProvider
  queryClient: QueryClient
  store: Store
}

/**
 * The console: every resource's pages, and the entries of the menu that are still to come. These are the parts of
 * react-admin's `<Admin>` without the login page, forms, layout and English texts that it would load for nothing.
 */
export function App(providers: AppProps) {
  const { t } = useTranslation('admin')
  const mode = useThemeMode()
  const theme = useMemo(() => consoleTheme(mode, t), [mode, t])
  return (
    <AdminContext {...providers} theme={theme} darkTheme={null} defaultTheme="light">
      <CoreAdminUI
        layout={ConsoleLayout}
        loading={PageLoading}
        catchAll={NotFoundPage}
        error={PageFailed}
        title={t('productName')}
        requireAuth
        disableTelemetry
      >
        {Object.entries(screens).map(([name, pages]) => (
          <Resource key={name} name={name} {...pages} />
        ))}
        <CustomRoutes>
          <Route path="/" element={<Navigate to="/dashboard" replace />} />
          {Object.entries(pages).map(([path, { page: Page }]) => (
            <Route key={path} path={`/${path}`} element={<Page />} />
          ))}
          {comingEntries.map(({ path, title }) => (
            <Route key={path} path={`/${path}`} element={<ComingSoonPage title={title} />} />
          ))}
        </CustomRoutes>
      </CoreAdminUI>
      <Notification />
    </AdminContext>
  )
}
