import { Code } from '@app/contract/common/envelope'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface Props {
  /** Why; the server's words where it gave some. */
  error?: unknown
  heading?: 'h1' | 'h2' | 'h3'
  onRetry: () => void
  /** What to say, and where to go, when the thing does not exist. */
  missing?: { title: string; hint: string; to: string; action: string }
  /** Ways out beside trying again. */
  children?: ReactNode
}

/** A page, or a part of one, that did not load, or is not there. */
export function LoadFailed({ error, heading = 'h3', onRetry, missing, children }: Props) {
  const { t } = useTranslation()
  if (missing && isMissing(error))
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

/** Whether what was asked for does not exist: an address of no number is none either. */
export const isMissing = (error: unknown): boolean =>
  isRefusal(error) && (error.code === Code.notFound || error.code === Code.badParameters)

/** By shape: the server that renders the page has an ApiError of its own. */
const isRefusal = (error: unknown): error is Error & { code: unknown } =>
  error instanceof Error && 'code' in error
