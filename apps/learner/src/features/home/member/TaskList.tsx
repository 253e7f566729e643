import type { PlanToday } from '@app/contract/plan/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { estimateMinutes } from '../../review/parts/estimate-minutes.ts'
import { MockRow } from '../../review/parts/MockRow.tsx'
import { freshLeft } from '../../review/parts/next-step.ts'
import { TaskRow } from '../../review/parts/TaskRow.tsx'
import { TODAYS_DECK } from '../../review/parts/todays-deck.ts'
import type { HomeStore } from '../HomeStore.ts'
import styles from './MemberHead.module.css'
import { ResumeRow } from './ResumeRow.tsx'

/** What there is to do today, the most urgent first. */
export const TaskList = observer(function TaskList({ plan, store }: { plan: PlanToday; store: HomeStore }) {
  const { t } = useTranslation(['today', 'home'])
  const { due } = plan.review
  const fresh = freshLeft(plan)
  const minutes = (reviews: number, questions: number) =>
    t('tasks.minutes', { count: estimateMinutes(reviews, questions) })
  return (
    <ul className={styles.list} aria-label={t('home:member.title')}>
      {hasReviews(plan) && (
        <TaskRow
          title={due > 0 ? t('tasks.review', { count: due }) : t('tasks.noReview')}
          state={due > 0 ? 'now' : 'done'}
          minutes={due > 0 ? minutes(due, 0) : undefined}
          action={
            due > 0 && (
              <ButtonLink size="small" to="/problems/review">
                {t('tasks.toReview')}
              </ButtonLink>
            )
          }
        />
      )}
      {(fresh > 0 || plan.freshDone > 0) && (
        <TaskRow
          title={fresh > 0 ? t('tasks.fresh', { count: fresh }) : t('tasks.noFresh')}
          state={fresh === 0 ? 'done' : due > 0 ? 'open' : 'now'}
          minutes={fresh > 0 ? minutes(0, fresh) : undefined}
          action={
            fresh > 0 && (
              <ButtonLink size="small" to={TODAYS_DECK}>
                {t('tasks.toLearn')}
              </ButtonLink>
            )
          }
        />
      )}
      {plan.mock && <MockRow mock={plan.mock} hasMissed={plan.missed !== null} />}
      {plan.resume && <ResumeRow resume={plan.resume} />}
      {plan.nextPoint && <NextPointRow point={plan.nextPoint} />}
      <DailyRow store={store} />
    </ul>
  )
})

/** Nothing comes back to whoever has rated nothing yet. */
function hasReviews({ review, forecast }: PlanToday): boolean {
  return (
    review.due + review.done > 0 || review.nextDueTime !== null || forecast.some(({ count }) => count > 0)
  )
}

function NextPointRow({ point }: { point: NonNullable<PlanToday['nextPoint']> }) {
  const { t } = useTranslation('today')
  return (
    <TaskRow
      title={point.title}
      details={t('tasks.nextPoint', { chapter: point.chapterName })}
      minutes={t('tasks.minutes', { count: point.minutes })}
      action={
        <ButtonLink size="small" to={`/learning/core-knowledge/${point.id}`}>
          {t('tasks.toRead')}
        </ButtonLink>
      }
    />
  )
}

/** The question of the day, to practise or, when that was done, to look at again. */
const DailyRow = observer(function DailyRow({ store }: { store: HomeStore }) {
  const { t } = useTranslation(['today', 'question'])
  const question = store.today.value
  if (!question) return null
  const isDone = question.mastery > 0
  return (
    <TaskRow
      title={question.title}
      details={`${t('daily.label')} · ${t(`question:mastery.${question.mastery}`)}`}
      state={isDone ? 'done' : 'open'}
      action={
        <ButtonLink size="small" variant={isDone ? 'text' : 'default'} to={`/problems/bagu/${question.id}`}>
          {t(isDone ? 'daily.again' : 'daily.practise')}
        </ButtonLink>
      }
    />
  )
})
