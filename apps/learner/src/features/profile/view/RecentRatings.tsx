import type { LearnerProfile } from '@app/contract/user-profile/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatDaysAgo } from '../../../shared/format-time.ts'
import { useRootStore } from '../../../shared/root/store-context.ts'
import styles from './RecentRatings.module.css'

/** The questions rated last. */
export const RecentRatings = observer(function RecentRatings({
  ratings,
}: {
  ratings: LearnerProfile['recentRatings']
}) {
  const { t } = useTranslation(['profile', 'question'])
  const { current } = useRootStore().language
  if (ratings.length === 0)
    return (
      <p className={styles.none}>
        {t('recent.none')} <Link to="/problems">{t('recent.begin')}</Link>
      </p>
    )
  return (
    <ol className={styles.ratings}>
      {ratings.map(({ questionId, title, rating, createTime }) => (
        <li key={`${questionId} ${createTime}`}>
          <time dateTime={createTime}>{formatDaysAgo(createTime, current)}</time>
          <Link to={`/problems/bagu/${questionId}`}>{title}</Link>
          <span>{t(`question:mastery.${rating}`)}</span>
        </li>
      ))}
    </ol>
  )
})
