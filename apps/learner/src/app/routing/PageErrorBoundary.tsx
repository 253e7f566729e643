import { Component, type ReactNode } from 'react'
import { PageFailed } from '../../shared/components/PageFailed.tsx'
import { warn } from '../../shared/log.ts'
import { usePageShown } from '../loading/pages-context.ts'

/** Shows a way on where a page failed to arrive or to render; top bar and footer stay. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    warn('page failed', error)
  }

  override render() {
    return this.state.hasFailed ? <FailedPage /> : this.props.children
  }
}

function FailedPage() {
  usePageShown()
  return <PageFailed />
}
