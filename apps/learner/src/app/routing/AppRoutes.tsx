import { Route, Routes, useLocation } from 'react-router-dom'
import { BareLayout } from '../../layout/BareLayout.tsx'
import { Layout } from '../../layout/Layout.tsx'
import { type AppRoute, matchRoute, routes } from '../routes.tsx'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'
import { RoutePage } from './RoutePage.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'

/** The route table as React Router's routes: the ones of a layout share one instance of it. */
export function AppRoutes() {
  useScrollToTop()
  const { wide = false } = matchRoute(useLocation().pathname).route
  return (
    <Routes>
      <Route element={<Layout isWide={wide} />}>
        {routes.filter((route) => route.layout).map(renderRoute)}
      </Route>
      <Route element={<BareLayout />}>{routes.filter((route) => !route.layout).map(renderRoute)}</Route>
    </Routes>
  )
}

function renderRoute(route: AppRoute) {
  const element = (
    <PageErrorBoundary key={route.path}>
      <RoutePage route={route} />
    </PageErrorBoundary>
  )
  return <Route key={route.path} path={route.path} element={element} />
}
