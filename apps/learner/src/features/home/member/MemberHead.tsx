import type { PlanToday } from '@app/contract/plan/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import { estimateMinutes } from '../../review/parts/estimate-minutes.ts'
import { NumberedText } from '../../review/parts/NumberedText.tsx'
import { freshLeft, type NextStep, nextStepOf } from '../../review/parts/next-step.ts'
import { FirstDay } from '../first-day/FirstDay.tsx'
import type { HomeStore } from '../HomeStore.ts'
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
        {!plan.hasPlan && <FirstDay onDone={store.loadPlan} />}
        <TaskList plan={plan} store={store} />
      </div>
      <Rhythm plan={plan} />
    </div>
  )
})

function Today({ plan }: { plan: PlanToday }) {
  const { t, i18n } = useTranslation('today')
  const { interview, review } = plan
  const date = new Intl.DateTimeFormat(i18n.language, {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone: 'UTC',
  }).format(new Date(review.today))
  const fresh = freshLeft(plan)
  return (
    <>
      <p className={styles.date}>
        {date}
        {interview && (
          <span>
            {interview.daysLeft > 0
              ? t('head.daysLeft', { count: interview.daysLeft })
              : t('head.interviewToday')}
          </span>
        )}
      </p>
      <h1 className={styles.title}>
        <NumberedText text={titleOf(review.due, fresh)} />
      </h1>
      <Hint plan={plan} />
      <p className={styles.actions}>
        <Step step={nextStepOf(plan)} isQuiet={!plan.hasPlan} />
        {plan.hasPlan && (
          <ButtonLink variant="text" size="large" to="/problems/plan">
            {t('head.changePlan')}
          </ButtonLink>
        )}
      </p>
    </>
  )

  function titleOf(due: number, left: number): string {
    if (due > 0) return left > 0 ? t('head.both', { due, fresh: left }) : t('head.onlyDue', { count: due })
    return left > 0 ? t('head.onlyFresh', { count: left }) : t('head.done')
  }
}

/** How long it takes; when all is done, what of today comes back yet. While an interview is open, more practice is not the hint. */
function Hint({ plan }: { plan: PlanToday }) {
  const { t, i18n } = useTranslation('today')
  const { due, nextDueTime } = plan.review
  const fresh = freshLeft(plan)
  const clock = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' })
  const later = nextDueTime && t('head.later', { time: clock.format(new Date(nextDueTime)) })
  const more = nextStepOf(plan).kind === 'free' && t('head.doneHint')
  const hint = due + fresh > 0 ? t('head.minutes', { count: estimateMinutes(due, fresh) }) : later || more
  return hint && <p className={styles.hint}>{hint}</p>
}

/** The one next step. While the questions of the first day stand below, theirs is. */
function Step({ step, isQuiet }: { step: NextStep; isQuiet: boolean }) {
  const { t } = useTranslation('today')
  return (
    <ButtonLink variant={isQuiet ? 'default' : 'primary'} size="large" to={step.to}>
      {t(`head.step.${step.kind}`)}
      <Icon name="arrow" size={18} />
    </ButtonLink>
  )
}
