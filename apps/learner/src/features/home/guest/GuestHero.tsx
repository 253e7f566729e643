import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import type { HomeStore } from '../HomeStore.ts'
import styles from './GuestHero.module.css'
import { TodayCard } from './TodayCard.tsx'

/** What the site is, in a sentence and by an example: the question of the day. */
export const GuestHero = observer(function GuestHero({ store }: { store: HomeStore }) {
  const { t } = useTranslation('home')
  const count = store.total?.questionCount
  return (
    <div className={styles.hero}>
      <div>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className={styles.lead}>{count ? t('hero.leadCounted', { count }) : t('hero.lead')}</p>
        <p className={styles.actions}>
          <ButtonLink variant="primary" size="large" to="/register">
            {t('hero.register')}
          </ButtonLink>
          <ButtonLink size="large" to="/problems">
            {t('hero.browse')}
          </ButtonLink>
        </p>
      </div>
      <TodayCard store={store} />
    </div>
  )
})
