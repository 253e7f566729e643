import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface Props {
  /** Why; the server's words where it gave some. */
  error?: unknown
  heading?: 'h1' | 'h2' | 'h3'
  onRetry: () => void
  /** What to say, and where to go, where the thing does not exist. */
  missing?: false | { title: string; hint: string; to: string; action: string }
  /** Ways out beside trying again. */
  children?: ReactNode
}

/** A page, or a part of one, that did not load, or is not there. */
export function LoadFailed({ error, heading = 'h3', onRetry, missing, children }: Props) {
  const { t } = useTranslation()
  if (missing)
    return (
      <EmptyState art="lost" heading={heading} title={missing.title} hint={missing.hint}>
        <ButtonLink to={missing.to}>{missing.action}</ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState
      art="failed"
      heading={heading}
      title={t('page.loadFailed')}
      hint={isRefusal(error) ? error.message : t('page.loadFailedHint')}
    >
      <Button onClick={onRetry}>{t('action.retry')}</Button>
      {children}
    </EmptyState>
  )
}

/** By shape, as in `isMissing`. */
const isRefusal = (error: unknown): error is Error => error instanceof Error && 'code' in error
