import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'

/** Stands in place of a list that did not load. */
export function LoadFailed({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useTranslation(['home', 'common'])
  return (
    <EmptyState art="failed" title={t('common:page.loadFailed')} hint={t('common:page.loadFailedHint')}>
      <Button onClick={() => void onRetry()}>{t('common:action.retry')}</Button>
    </EmptyState>
  )
}
