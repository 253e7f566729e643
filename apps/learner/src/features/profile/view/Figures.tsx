import type { LearnerNumbers } from '@app/contract/user-profile/schemas'
import { useTranslation } from 'react-i18next'
import styles from './Figures.module.css'

interface Props {
  numbers: LearnerNumbers
  /** One's own mock interviews and posts; absent where they are not known, or not shown. */
  interviews?: number | undefined
  posts?: number | undefined
}

/** What somebody has reached, in numbers. */
export function Figures({ numbers, interviews, posts }: Props) {
  const { t } = useTranslation('profile')
  const { practised, mastered, streak, longestStreak } = numbers
  return (
    <dl className={styles.figures}>
      <Figure name={t('numbers.practised')} value={practised} hint={t('numbers.practisedHint')} />
      <Figure name={t('numbers.mastered')} value={mastered} hint={t('numbers.masteredHint')} />
      <Figure
        name={t('numbers.streak')}
        value={streak}
        hint={longestStreak > 0 ? t('numbers.longest', { count: longestStreak }) : t('numbers.streakHint')}
      />
      {interviews !== undefined && (
        <Figure name={t('numbers.interviews')} value={interviews} hint={t('numbers.interviewsHint')} />
      )}
      {posts !== undefined && (
        <Figure name={t('numbers.posts')} value={posts} hint={t('numbers.postsHint')} />
      )}
    </dl>
  )
}

function Figure({ name, value, hint }: { name: string; value: number; hint: string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.hint}>{hint}</dd>
    </div>
  )
}
