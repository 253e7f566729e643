import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './PracticeExample.module.css'

const POINTS = [
  { key: 'parameters', isCovered: true },
  { key: 'order', isCovered: true },
  { key: 'unbounded', isCovered: false },
] as const

/** What practising a question comes to, shown on one that is marked as an example. */
export function PracticeExample() {
  const { t } = useTranslation('account')
  return (
    <aside className={styles.aside} aria-label={t('example.label')}>
      <div className={styles.content}>
        <p className={styles.topic}>{t('example.topic')}</p>
        <p className={styles.question}>{t('example.question')}</p>
        <ul className={styles.points}>
          {POINTS.map(({ key, isCovered }) => (
            <li key={key} className={isCovered ? styles.covered : styles.missing}>
              <Icon name={isCovered ? 'ok' : 'bad'} size={18} />
              <span>{t(`example.point.${key}`)}</span>
              <span className={styles.mark}>{t(isCovered ? 'example.covered' : 'example.missing')}</span>
            </li>
          ))}
        </ul>
        <p className={styles.motto}>{t('example.motto')}</p>
      </div>
    </aside>
  )
}
