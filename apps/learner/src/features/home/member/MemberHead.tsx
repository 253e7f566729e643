import type { PlanToday } from '@app/contract/plan/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import { freshAddress } from '../../../shared/list/fresh-address.ts'
import { estimateMinutes } from '../../review/parts/estimate-minutes.ts'
import { NumberedText } from '../../review/parts/NumberedText.tsx'
import type { HomeStore } from '../HomeStore.ts'
import { LoadFailed } from '../sections/LoadFailed.tsx'
import styles from './MemberHead.module.css'
import { MemberHeadOutline } from './MemberHeadOutline.tsx'
import { Rhythm } from './Rhythm.tsx'
import { TaskList } from './TaskList.tsx'

/** Today's plan: what to do, and how it has been going. */
export const MemberHead = observer(function MemberHead({ store }: { store: HomeStore }) {
  const { t } = useTranslation('home')
  const { value: plan, status } = store.plan
  if (!plan && status === 'failed')
    return (
      <>
        <h1>{t('member.title')}</h1>
        <LoadFailed onRetry={store.loadPlan} />
      </>
    )
  if (!plan) return <MemberHeadOutline />
  return (
    <div className={styles.head}>
      <div>
        <Today plan={plan} />
        <TaskList plan={plan} store={store} />
      </div>
      <Rhythm plan={plan} />
    </div>
  )
})

function Today({ plan }: { plan: PlanToday }) {
  const { t, i18n } = useTranslation('home')
  const { interview, review, bankIds } = plan
  const date = new Intl.DateTimeFormat(i18n.language, {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone: 'UTC',
  }).format(new Date(review.today))
  const freshLeft = Math.max(plan.fresh - plan.freshDone, 0)
  const left = review.due + freshLeft
  return (
    <>
      <p className={styles.date}>
        {date}
        {interview && (
          <span>
            {interview.daysLeft > 0
              ? t('member.daysLeft', { count: interview.daysLeft })
              : t('member.interviewToday')}
          </span>
        )}
      </p>
      <h1 className={styles.title}>
        <NumberedText text={titleOf(review.due, freshLeft)} />
      </h1>
      <p className={styles.hint}>
        {left > 0
          ? t('member.minutes', { count: estimateMinutes(review.due, freshLeft) })
          : t('member.doneHint')}
      </p>
      <p className={styles.actions}>
        {left > 0 && (
          <ButtonLink
            variant="primary"
            size="large"
            to={review.due > 0 ? '/problems/review' : freshAddress(bankIds)}
          >
            {t(review.due > 0 ? 'member.review' : 'member.learn')}
            <Icon name="arrow" size={18} />
          </ButtonLink>
        )}
        <ButtonLink variant={left > 0 ? 'text' : 'default'} size="large" to="/problems/plan">
          {t(interview ? 'member.changePlan' : 'member.makePlan')}
        </ButtonLink>
      </p>
    </>
  )

  function titleOf(due: number, fresh: number): string {
    if (due > 0) return fresh > 0 ? t('member.both', { due, fresh }) : t('member.onlyDue', { count: due })
    return fresh > 0 ? t('member.onlyFresh', { count: fresh }) : t('member.done')
  }
}
