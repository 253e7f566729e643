import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { PageContainer } from './PageContainer.tsx'

/** A page that could not be shown, with a way to try again. */
export function PageFailed() {
  const { t } = useTranslation()
  return (
    <PageContainer>
      <EmptyState art="failed" heading="h1" title={t('page.failed')} hint={t('page.failedHint')}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('action.retry')}
        </Button>
      </EmptyState>
    </PageContainer>
  )
}
