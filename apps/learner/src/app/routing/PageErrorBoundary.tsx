import type { ReactNode } from 'react'
import { ErrorBoundary } from '../../shared/components/ErrorBoundary.tsx'
import { PageFailed } from '../../shared/components/PageFailed.tsx'
import { usePageShown } from '../loading/pages-context.ts'

/** Shows a way on where a page failed to arrive or to render; top bar and footer stay. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<FailedPage />}>{children}</ErrorBoundary>
}

function FailedPage() {
  usePageShown()
  return <PageFailed />
}
