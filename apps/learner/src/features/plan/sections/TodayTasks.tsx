import type { Plan } from '@app/contract/plan/schemas'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { estimateMinutes } from '../../review/parts/estimate-minutes.ts'
import { MockRow } from '../../review/parts/MockRow.tsx'
import { TaskRow } from '../../review/parts/TaskRow.tsx'
import { TODAYS_DECK } from '../../review/parts/todays-deck.ts'
import styles from './TodayTasks.module.css'

/** What today's part of the plan is, and how far it is. */
export function TodayTasks({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plan')
  const { due, freshLeft } = plan
  const minutes = (reviews: number, fresh: number) =>
    t('tasks.minutes', { count: estimateMinutes(reviews, fresh) })
  const [mock] = plan.mocks
  const planned = plan.days.find(({ day }) => day === plan.today)?.fresh ?? 0
  return (
    <section>
      <h2 className={styles.title}>{t('tasks.title')}</h2>
      <ul className={styles.list}>
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
        {planned > 0 && (
          <TaskRow
            title={freshLeft > 0 ? t('tasks.fresh', { count: freshLeft }) : t('tasks.noFresh')}
            details={plan.bankNames.join(' · ')}
            state={freshLeft === 0 ? 'done' : due > 0 ? 'open' : 'now'}
            minutes={freshLeft > 0 ? minutes(0, freshLeft) : undefined}
            action={
              freshLeft > 0 && (
                <ButtonLink size="small" to={TODAYS_DECK}>
                  {t('tasks.toLearn')}
                </ButtonLink>
              )
            }
          />
        )}
        {mock && <MockRow mock={mock} />}
      </ul>
    </section>
  )
}
