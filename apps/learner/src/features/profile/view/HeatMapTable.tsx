import { useTranslation } from 'react-i18next'
import type { HeatMonth } from './heat-map-weeks.ts'

/** The heat map by months, for those who don't see it. */
export function HeatMapTable({
  months,
  nameOf,
}: {
  months: readonly HeatMonth[]
  nameOf: (month: string) => string
}) {
  const { t } = useTranslation('profile')
  return (
    <table className="visually-hidden">
      <caption>{t('calendar.label')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('calendar.month')}</th>
          <th scope="col">{t('calendar.activeDays')}</th>
          <th scope="col">{t('calendar.ratings')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, activeDays, count }) => (
          <tr key={month}>
            <th scope="row">{nameOf(month)}</th>
            <td>{activeDays}</td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
