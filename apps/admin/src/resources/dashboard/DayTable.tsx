import type { SiteDay } from '@app/contract/stats/schemas'
import { useTranslation } from 'react-i18next'
import styles from './DayTable.module.css'

const columns = [
  'users',
  'registered',
  'active',
  'practised',
  'posts',
  'interviews',
  'aiCalls',
  'aiFailures',
] as const

/** The numbers behind the lines, the newest first. */
export function DayTable({ days }: { days: readonly SiteDay[] }) {
  const { t, i18n } = useTranslation('admin')
  const grouped = new Intl.NumberFormat(i18n.language)
  return (
    <details className={styles.details}>
      <summary>{t('dashboard.asTable')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <section className={styles.scroller} aria-label={t('dashboard.numbers')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.day')}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`dashboard.series.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{day.day}</th>
                {columns.map((name) => (
                  <td key={name}>{grouped.format(day[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
