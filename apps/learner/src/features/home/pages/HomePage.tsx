import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import styles from './HomePage.module.css'

export function Page() {
  const { t } = useTranslation('home')
  return (
    <PageContainer>
      <section className={styles.hero}>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <p className={styles.actions}>
          <ButtonLink variant="primary" size="large" to="/register">
            {t('hero.register')}
          </ButtonLink>
          <ButtonLink size="large" to="/problems">
            {t('hero.browse')}
          </ButtonLink>
        </p>
      </section>
    </PageContainer>
  )
}
