import type { InterviewOverview } from '@app/contract/interview-session/schemas'
import { LineChart } from '@app/ui/charts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../shared/format-time.ts'
import { trendGain, trendLines } from './trend-lines.ts'

/** The totals of the last interviews as a line, those scored in another way as another one; a table says the same. */
export function TrendChart({ trend }: { trend: InterviewOverview['trend'] }) {
  const { t, i18n } = useTranslation('interview')
  const labels = useMemo(
    () => trend.map(({ time }) => formatDate(time, i18n.language)),
    [trend, i18n.language],
  )
  const lines = useMemo(
    () =>
      trendLines(trend).map(({ scorer, values }) => ({
        name: t(`scorer.${scorer}`),
        values,
        color: scorer === 'self' ? ('--color-primary' as const) : ('--color-info' as const),
        isDashed: scorer === 'model',
        hasPoints: true,
      })),
    [trend, t],
  )
  const gain = trendGain(trend)
  const label = t('trend.label', { count: trend.length })
  return (
    <>
      <LineChart label={label} labels={labels} lines={lines} most={100} />
      <p>
        {gain === null
          ? t('trend.single', { score: trend.at(-1)?.score })
          : t(gain > 0 ? 'trend.higher' : gain < 0 ? 'trend.lower' : 'trend.same', {
              count: trend.length,
              value: Math.abs(gain),
            })}
      </p>
      <table className="visually-hidden">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('trend.day')}</th>
            <th scope="col">{t('trend.bank')}</th>
            <th scope="col">{t('trend.score')}</th>
            <th scope="col">{t('trend.scorer')}</th>
          </tr>
        </thead>
        <tbody>
          {trend.map(({ id, bankName, score, scorer }, index) => (
            <tr key={id}>
              <th scope="row">{labels[index]}</th>
              <td>{bankName}</td>
              <td>{score}</td>
              <td>{t(`scorer.${scorer}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
