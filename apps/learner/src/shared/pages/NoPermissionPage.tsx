import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../components/Button.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageContainer } from '../components/PageContainer.tsx'

export function Page() {
  const { t } = useTranslation()
  return (
    <PageContainer>
      <EmptyState art="locked" heading="h1" title={t('noPermission.title')} hint={t('noPermission.hint')}>
        <ButtonLink variant="primary" to="/">
          {t('action.goHome')}
        </ButtonLink>
        <ButtonLink to="/login">{t('noPermission.changeAccount')}</ButtonLink>
      </EmptyState>
    </PageContainer>
  )
}
