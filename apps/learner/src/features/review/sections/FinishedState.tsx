import type { ReviewSummary } from '@app/contract/review/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { Skeleton } from '../../../shared/components/Skeleton.tsx'
import { NextStepLink } from '../parts/NextStepLink.tsx'
import type { ReviewStore } from '../ReviewStore.ts'
import styles from './FinishedState.module.css'

interface Props {
  store: ReviewStore
  summary: ReviewSummary
}

/** Nothing is left to review: for now, for today, or because nothing was rated yet. */
export const FinishedState = observer(function FinishedState({ store, summary }: Props) {
  const { t, i18n } = useTranslation('review')
  const { done, overCap, nextDueTime } = summary
  const isWaiting = store.loading.status === 'loading' || store.outbox.steps.length > 0
  if (isWaiting && summary.due > 0) return <Skeleton className={styles.waiting} />
  const time = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' })
  const hint =
    nextDueTime !== null
      ? t('finished.later', { time: time.format(new Date(nextDueTime)) })
      : overCap > 0
        ? t('finished.overCap', { count: overCap })
        : t(done > 0 ? 'finished.hint' : 'finished.noneHint')
  return (
    <EmptyState
      art="finished"
      heading="h1"
      title={t(done > 0 ? 'finished.title' : 'finished.none')}
      hint={hint}
      takesFocus={store.steps.length > 0}
    >
      <NextStepLink isSettled={!isWaiting} />
    </EmptyState>
  )
})
