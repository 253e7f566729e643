import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import layout from '../../../shared/components/Columns.module.css'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { PlanStore } from '../PlanStore.ts'
import { DayStrip } from '../sections/DayStrip.tsx'
import { MissedNote } from '../sections/MissedNote.tsx'
import { PlanAside } from '../sections/PlanAside.tsx'
import { PlanHead } from '../sections/PlanHead.tsx'
import { TodayTasks } from '../sections/TodayTasks.tsx'
import { LazyTargetDialog } from '../target/lazy-target-dialog.tsx'
import styles from './PlanPage.module.css'

export const load: PageLoad = (root) => root.feature(PlanStore).load()

/** The plan until the interview; without one, what a plan does and how to make it. */
export const Page = observer(function PlanPage() {
  const store = useFeatureStore(PlanStore)
  return (
    <PageContainer>
      <Content store={store} />
      {store.isEditing && <LazyTargetDialog store={store} outline={null} />}
    </PageContainer>
  )
})

const Content = observer(function Content({ store }: { store: PlanStore }) {
  const { t } = useTranslation(['plan', 'common'])
  const { value: plan, status } = store.plan
  if (plan === undefined) {
    if (status !== 'failed') return <PageSkeleton />
    return <LoadFailed heading="h1" onRetry={() => void store.load()} />
  }
  if (plan === null)
    return (
      <EmptyState art="soon" heading="h1" title={t('none.title')} hint={t('none.hint')}>
        <Button variant="primary" onClick={store.edit}>
          {t('none.action')}
        </Button>
      </EmptyState>
    )
  return (
    <>
      <PlanHead plan={plan} onEdit={store.edit} />
      {(plan.daysLeft ?? 0) >= 0 && (
        <>
          <DayStrip plan={plan} />
          <div className={`${layout.columns} ${styles.columns}`}>
            <div>
              <TodayTasks plan={plan} />
              <MissedNote plan={plan} />
            </div>
            <PlanAside plan={plan} />
          </div>
        </>
      )}
    </>
  )
})
