import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../shared/components/Skeleton.tsx'
import { MasteryBar, MasteryLegend } from '../../../shared/question/MasteryBar.tsx'
import { countPractised } from '../count-practised.ts'
import type { HomeStore } from '../HomeStore.ts'
import styles from './ProgressSummary.module.css'

/** The user's progress over all questions. When it does not load, the list of banks below says so. */
export const ProgressSummary = observer(function ProgressSummary({ store }: { store: HomeStore }) {
  const { t } = useTranslation('home')
  const { total } = store
  if (total === undefined) return store.banks.status === 'failed' ? null : <ProgressOutline />
  return (
    <div className={styles.summary}>
      <h2 className={styles.title}>{t('progress.title')}</h2>
      <p className={styles.number}>
        {countPractised(total.progress)}
        <small>{t('progress.of', { count: total.questionCount })}</small>
      </p>
      <MasteryBar thick bank={total} />
      <MasteryLegend bank={total} />
    </div>
  )
})

export function ProgressOutline() {
  return (
    <div className={styles.summary} aria-hidden="true">
      <Skeleton className={styles.titleOutline} />
      <Skeleton className={styles.numberOutline} />
      <Skeleton className={styles.barOutline} />
    </div>
  )
}
