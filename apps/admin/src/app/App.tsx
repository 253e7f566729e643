import { useThemeMode } from '@app/ui/theme'
import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  AdminContext,
  type AuthProvider,
  CoreAdminUI,
  CustomRoutes,
  type DataProvider,
  type I18nProvider,
  Notification,
  Resource,
  type Store,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Navigate, Route } from 'react-router-dom'
import type { ConsoleResource } from '../data/console-resource.ts'
import { resources } from '../resources/registry.ts'
import { PageLoading } from '../shared/feedback/PageLoading.tsx'
import { ActProgress } from './ActProgress.tsx'
import { FlushUndoable } from './FlushUndoable.tsx'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PageFailed } from './PageFailed.tsx'
import { consoleTheme } from './theme/theme.ts'

interface AppProps {
  authProvider: AuthProvider
  dataProvider: DataProvider
  i18nProvider: I18nProvider
  queryClient: QueryClient
  store: Store
}

/**
 * The console: the pages of every resource. These are the parts of react-admin's `<Admin>` without the login page,
 * forms, layout and English texts, which the console does not use.
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
        {resources.map(
          ({ name, screens, subpages, fields, recordRepresentation }) =>
            screens && (
              <Resource
                key={name}
                name={name}
                options={{ fields }}
                {...(recordRepresentation && { recordRepresentation })}
                {...screens}
              >
                {toRoutes(subpages)}
                {!screens.edit && <Route path=":id" element={<NotFoundPage />} />}
                <Route path=":id/:rest/*" element={<NotFoundPage />} />
              </Resource>
            ),
        )}
        <CustomRoutes>
          <Route path="/" element={<Navigate to="/dashboard" replace />} />
          {resources.map(
            ({ name, page: Page }) => Page && <Route key={name} path={`/${name}`} element={<Page />} />,
          )}
        </CustomRoutes>
      </CoreAdminUI>
      <Notification />
      <ActProgress />
      <FlushUndoable />
    </AdminContext>
  )
}

function toRoutes(subpages: ConsoleResource['subpages'] = {}) {
  return Object.entries(subpages).map(([path, Page]) => <Route key={path} path={path} element={<Page />} />)
}
