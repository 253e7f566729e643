import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../components/Button.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageContainer } from '../components/PageContainer.tsx'

export function Page() {
  const { t } = useTranslation()
  return (
    <PageContainer>
      <EmptyState art="lost" heading="h1" title={t('notFound.title')} hint={t('notFound.hint')}>
        <ButtonLink variant="primary" to="/">
          {t('action.goHome')}
        </ButtonLink>
        <ButtonLink to="/search">{t('notFound.search')}</ButtonLink>
      </EmptyState>
    </PageContainer>
  )
}
