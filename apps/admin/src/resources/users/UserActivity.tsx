import type { UserActivity as Activity } from '@app/contract/user/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Facts } from '../../shared/show/Facts.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
import styles from './UserShow.module.css'

const counts = [
  'practisedCount',
  'masteredCount',
  'ratingCount',
  'favouriteCount',
  'noteCount',
  'conversationCount',
  'replyCount',
] as const

/** A user's activity and the devices they are signed in on. */
export function UserActivity({ activity }: { activity: Activity }) {
  const { t } = useTranslation('admin')
  const { recentRatings, sessions } = activity
  return (
    <>
      <section className={styles.section}>
        <h2>{t('users.activity')}</h2>
        <Facts facts={counts.map((name) => [t(`users.count.${name}`), activity[name]])} />
      </section>
      <section className={styles.section}>
        <h2>{t('users.recentRatings')}</h2>
        {recentRatings.length === 0 && <p className={styles.none}>{t('users.noRatings')}</p>}
        <ul className={styles.rows}>
          {recentRatings.map(({ questionId, title, rating, createTime }) => (
            <li key={`${createTime} ${questionId}`}>
              <Link to={`/problems/${questionId}/show`}>{title}</Link>
              <span>{t(`rating.${rating}`)}</span>
              <TimeText time={createTime} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{t('users.devices')}</h2>
        {sessions.length === 0 && <p className={styles.none}>{t('users.noDevices')}</p>}
        <ul className={styles.rows}>
          {sessions.map(({ id, userAgent, lastSeenTime }) => (
            <li key={id}>
              <span className={styles.device}>{userAgent || t('users.unknownDevice')}</span>
              <TimeText time={lastSeenTime} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
