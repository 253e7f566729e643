import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../components/Button.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageContainer } from '../components/PageContainer.tsx'

export function Page() {
  const { t } = useTranslation()
  return (
    <PageContainer>
      <EmptyState art="soon" heading="h1" title={t('comingSoon.title')} hint={t('comingSoon.hint')}>
        <ButtonLink variant="primary" to="/problems">
          {t('comingSoon.action')}
        </ButtonLink>
      </EmptyState>
    </PageContainer>
  )
}
