import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import type { HomeStore } from '../HomeStore.ts'
import styles from './GuestHero.module.css'

/** What the site is, in a sentence. */
export const GuestHero = observer(function GuestHero({ store }: { store: HomeStore }) {
  const { t } = useTranslation('home')
  const { questionCount: count } = store
  return (
    <div className={styles.hero}>
      <h1 className={styles.title}>{t('hero.title')}</h1>
      <p className={styles.lead}>{count ? t('hero.leadCounted', { count }) : t('hero.lead')}</p>
      <p className={styles.actions}>
        <ButtonLink variant="primary" size="large" to="/register">
          {t('hero.register')}
        </ButtonLink>
        <ButtonLink variant="link" size="large" to="/problems">
          {t('hero.browse')}
        </ButtonLink>
      </p>
    </div>
  )
})
