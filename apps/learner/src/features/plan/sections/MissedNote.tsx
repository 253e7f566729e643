import type { Plan } from '@app/contract/plan/schemas'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { formatDay, MONTH_DAY } from '../format-day.ts'
import styles from './MissedNote.module.css'

/** Which day fell short, and what became of it. */
export function MissedNote({ plan: { missed, leftOver } }: { plan: Plan }) {
  const { t, i18n } = useTranslation('plan')
  if (!missed) return null
  const planned = missed.reviews + missed.fresh
  const done = missed.done ?? 0
  return (
    <section className={styles.note}>
      <span className={styles.icon}>
        <Icon name="info" />
      </span>
      <div>
        <p className={styles.title}>
          {t('missed.title', {
            day: formatDay(missed.day, i18n.language, MONTH_DAY),
            count: planned - done,
          })}
        </p>
        <p className={styles.text}>
          {t('missed.figures', { planned, done })}
          {leftOver === 0 && t('missed.enough')}
        </p>
      </div>
    </section>
  )
}
