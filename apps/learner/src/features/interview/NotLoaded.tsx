import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../shared/components/Button.tsx'
import { EmptyState } from '../../shared/components/EmptyState.tsx'

/** A page of the interviews that is missing, or did not load. */
export function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['interview', 'common'])
  const isMissing =
    error instanceof ApiError && (error.code === Code.notFound || error.code === Code.badParameters)
  return (
    <EmptyState
      art={isMissing ? 'lost' : 'failed'}
      heading="h1"
      title={t(isMissing ? 'missing.title' : 'common:page.loadFailed')}
      hint={t(isMissing ? 'missing.hint' : 'common:page.loadFailedHint')}
    >
      {isMissing ? (
        <ButtonLink to="/interview">{t('missing.action')}</ButtonLink>
      ) : (
        <Button onClick={onRetry}>{t('common:action.retry')}</Button>
      )}
    </EmptyState>
  )
}
