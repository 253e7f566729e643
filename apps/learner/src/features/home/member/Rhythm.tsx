import type { PlanToday } from '@app/contract/plan/schemas'
import { useTranslation } from 'react-i18next'
import figure from '../../../shared/components/Figure.module.css'
import { DueBars } from './DueBars.tsx'
import { GoalRing } from './GoalRing.tsx'
import styles from './Rhythm.module.css'

/** How it has been going: days in a row, this week, and today's goal. */
export function Rhythm({ plan: { review, week, goal, forecast } }: { plan: PlanToday }) {
  const { t, i18n } = useTranslation('today')
  const format = (day: string, weekday: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(i18n.language, { weekday, timeZone: 'UTC' }).format(new Date(day))
  return (
    <aside className={styles.rhythm} aria-label={t('rhythm.label')}>
      <section>
        <h2>{t('rhythm.streak')}</h2>
        {review.streak > 0 ? (
          <p className={figure.number}>
            {review.streak}
            <small>{t('rhythm.days', { count: review.streak })}</small>
          </p>
        ) : (
          <p className={styles.begin}>{t('rhythm.begin')}</p>
        )}
        <ol className={styles.week}>
          {week.map(({ day, count }) => (
            <li
              key={day}
              data-today={day === review.today}
              data-done={count > 0}
              aria-label={t('rhythm.day', { day: format(day, 'long'), count })}
            >
              <i aria-hidden="true">{count > 0 && count}</i>
              <span aria-hidden="true">{format(day, 'narrow')}</span>
            </li>
          ))}
        </ol>
      </section>
      {goal > 0 && (
        <section>
          <h2>{t('rhythm.goal')}</h2>
          <GoalRing done={review.done} goal={goal} />
        </section>
      )}
      {forecast.some(({ count }) => count > 0) && (
        <section>
          <h2>{t('rhythm.forecast', { count: forecast.length })}</h2>
          <DueBars days={forecast} due={review.due + review.overCap} />
        </section>
      )}
    </aside>
  )
}
