import type { LearnerCalendar } from '@app/contract/user-profile/schemas'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './HeatMap.module.css'
import { HeatMapTable } from './HeatMapTable.tsx'
import { heatMapDays, heatMapMonths } from './heat-map-weeks.ts'

const PITCH = 17
const SIDE = 13
const LEFT = 24
const TOP = 20
/** A month that shows fewer has no room for its name. */
const LABEL_WEEKS = 2
const NAMED_WEEKDAYS = [0, 2, 4, 6]
const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000

/** A year of days as a picture, and as a table for those who don't see it. */
export function HeatMap({ calendar }: { calendar: LearnerCalendar }) {
  const { t, i18n } = useTranslation('profile')
  const days = useMemo(() => heatMapDays(calendar), [calendar])
  const months = useMemo(() => heatMapMonths(days), [days])
  const frame = useRef<HTMLElement>(null)
  // On a phone the latest weeks are what one wants to see.
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollLeft = frame.current.scrollWidth
  }, [])
  const format = (options: Intl.DateTimeFormatOptions, time: number | string) =>
    new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' }).format(new Date(time))
  const weeks = (days.at(-1)?.week ?? 0) + 1
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard. */}
      <section ref={frame} className={styles.frame} aria-label={t('calendar.label')} tabIndex={0}>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${LEFT + weeks * PITCH} ${TOP + 7 * PITCH}`}
          aria-hidden="true"
        >
          {months.map(({ month, week }, index) => (
            <text key={month} x={LEFT + week * PITCH} y={12}>
              {(months[index + 1]?.week ?? weeks) - week >= LABEL_WEEKS &&
                format({ month: 'short' }, `${month}-01`)}
            </text>
          ))}
          {NAMED_WEEKDAYS.map((weekday) => (
            <text key={weekday} x={0} y={TOP + weekday * PITCH + 11}>
              {format({ weekday: 'narrow' }, MONDAY + weekday * DAY)}
            </text>
          ))}
          {days.map(({ day, count, shade, week, weekday }) => (
            <rect
              key={day}
              x={LEFT + week * PITCH}
              y={TOP + weekday * PITCH}
              width={SIDE}
              height={SIDE}
              rx={3}
              data-shade={shade}
            >
              <title>{t('calendar.day', { day, count })}</title>
            </rect>
          ))}
        </svg>
      </section>
      <HeatMapTable
        months={months}
        nameOf={(month) => format({ year: 'numeric', month: 'long' }, `${month}-01`)}
      />
    </>
  )
}
