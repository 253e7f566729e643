import type { ForecastDay } from '@app/contract/review/schemas'
import { useTranslation } from 'react-i18next'
import styles from './DueBars.module.css'

const HEIGHT = 64

/** How much falls due on each of the next days, today first. */
export function DueBars({ days, due }: { days: readonly ForecastDay[]; due: number }) {
  const { t, i18n } = useTranslation('today')
  const format = (day: string, weekday: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(i18n.language, { weekday, timeZone: 'UTC' }).format(new Date(day))
  const counts = days.map(({ day, count }, index) => ({ day, count: index === 0 ? due : count }))
  const most = Math.max(...counts.map(({ count }) => count), 1)
  return (
    <ol className={styles.bars}>
      {counts.map(({ day, count }, index) => (
        <li key={day} data-today={index === 0 || undefined}>
          <span className="visually-hidden">
            {t('rhythm.dueOn', { day: index === 0 ? t('rhythm.today') : format(day, 'long'), count })}
          </span>
          <span aria-hidden="true">{count > 0 && count}</span>
          <svg viewBox={`0 0 28 ${HEIGHT}`} aria-hidden="true">
            <rect
              x="0"
              width="28"
              rx="3"
              y={HEIGHT - Math.max((count / most) * HEIGHT, 2)}
              height={Math.max((count / most) * HEIGHT, 2)}
            />
          </svg>
          <span aria-hidden="true">{index === 0 ? t('rhythm.today') : format(day, 'narrow')}</span>
        </li>
      ))}
    </ol>
  )
}
