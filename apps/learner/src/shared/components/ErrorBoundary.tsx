import { Component, type ReactNode } from 'react'
import { warn } from '../log.ts'

interface ErrorBoundaryProps {
  children: ReactNode
  /** What stands in the place of children that failed to arrive or to render. */
  fallback: ReactNode
}

/** Keeps a failure to the part of the screen that it is in. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    warn('a part of the page failed', error)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
