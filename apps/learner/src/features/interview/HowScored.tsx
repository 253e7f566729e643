import { useTranslation } from 'react-i18next'
import styles from './HowScored.module.css'

/** What the interviewer can judge, and what not. */
export function HowScored() {
  const { t } = useTranslation('interview')
  return (
    <section className={styles.section}>
      <h2>{t('scoring.title')}</h2>
      <p>{t('scoring.points')}</p>
      <p>{t('scoring.embedded')}</p>
      <p>{t('scoring.either')}</p>
    </section>
  )
}
