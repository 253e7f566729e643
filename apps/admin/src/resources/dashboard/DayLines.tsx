import type { SiteDay } from '@app/contract/stats/schemas'
import { type ChartLine, LineChart } from '@app/ui/charts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './DayLines.module.css'
import { DayTable } from './DayTable.tsx'
import { Panel } from './Panel.tsx'

type Series = Exclude<keyof SiteDay, 'day' | 'registered'>

/** Series of similar size share a chart; the second line is dashed. */
const charts: readonly (readonly { series: Series; color: ChartLine['color'] }[])[] = [
  [{ series: 'users', color: '--color-primary' }],
  [
    { series: 'active', color: '--color-primary' },
    { series: 'practised', color: '--color-info' },
  ],
  [
    { series: 'posts', color: '--color-primary' },
    { series: 'interviews', color: '--color-info' },
  ],
  [
    { series: 'aiCalls', color: '--color-primary' },
    { series: 'aiFailures', color: '--color-error' },
  ],
]

/** The last 30 days as lines, and as a table. */
export function DayLines({ days }: { days: readonly SiteDay[] }) {
  const { t } = useTranslation('admin')
  const labels = useMemo(() => days.map(({ day }) => day.slice('YYYY-'.length)), [days])
  const drawn = useMemo(
    () =>
      charts.map((lines) =>
        lines.map(({ series, color }, index) => ({
          name: t(`dashboard.series.${series}`),
          values: days.map((day) => day[series]),
          color,
          isDashed: index > 0,
        })),
      ),
    [days, t],
  )
  return (
    <div className={styles.section}>
      <Panel title={t('dashboard.days')}>
        <div className={styles.charts}>
          {drawn.map((lines) => (
            <LineChart
              key={lines[0]?.name}
              label={lines.map((line) => describe(line, t)).join(t('dashboard.and'))}
              labels={labels}
              lines={lines}
            />
          ))}
        </div>
        <DayTable days={days} />
      </Panel>
    </div>
  )
}

function describe(
  { name, values }: ChartLine,
  t: (key: string, values: Record<string, unknown>) => string,
): string {
  const counts = values.map((value) => value ?? 0)
  const [first = 0] = counts
  return t('dashboard.line', { name, first, last: counts.at(-1) ?? 0, most: Math.max(...counts) })
}
