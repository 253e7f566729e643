import type { MissedQuestion } from '@app/contract/stats/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Panel } from './Panel.tsx'
import styles from './Rows.module.css'

const PERCENT = 100

/** The questions learners can answer least. */
export function MissedQuestions({ missed }: { missed: readonly MissedQuestion[] }) {
  const { t } = useTranslation('admin')
  return (
    <Panel title={t('dashboard.missed')} note={t('dashboard.missedNote')}>
      {missed.length === 0 && <p className={styles.none}>{t('dashboard.noneMissed')}</p>}
      <ul className={styles.rows}>
        {missed.map(({ id, title, ratings, misses }) => (
          <li key={id}>
            <Link to={`/problems/${id}/show`}>{title}</Link>
            <span>{t('dashboard.share', { share: Math.round((misses / ratings) * PERCENT) })}</span>
            <span>{t('dashboard.times', { count: ratings })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
