import type { InterviewDimension } from '@app/contract/interview-question/values'
import type { InterviewResult } from '@app/contract/interview-session/schemas'
import { RadarChart } from '@app/ui/charts'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './DimensionRadar.module.css'

interface Props {
  dimensions: InterviewResult['dimensions']
  /** Those of the session before in the same bank. */
  previous: InterviewResult['dimensions'] | null
  /** Whether points wait to be checked: then what is not known yet will be. */
  isUnchecked: boolean
}

/** The dimensions as a figure, with the session before as another one; a table says the same. */
export function DimensionRadar({ dimensions, previous, isUnchecked }: Props) {
  const { t } = useTranslation('interview')
  const nameOf = useCallback(
    (dimension: InterviewDimension, score: number | null) =>
      score ?? t(isUnchecked && dimension === 'accuracy' ? 'result.toCheck' : 'result.unrated'),
    [isUnchecked, t],
  )
  const before = useMemo(
    () => new Map(previous?.map(({ dimension, score }) => [dimension, score])),
    [previous],
  )
  const labels = useMemo(
    () =>
      dimensions.map(({ dimension, score }) => [
        t(`dimension.${dimension}`),
        String(nameOf(dimension, score)),
      ]),
    [dimensions, nameOf, t],
  )
  const values = useMemo(() => dimensions.map(({ score }) => score), [dimensions])
  const previousValues = useMemo(
    () => (previous ? dimensions.map(({ dimension }) => before.get(dimension) ?? null) : undefined),
    [dimensions, previous, before],
  )
  return (
    <div className={styles.radar}>
      <RadarChart
        label={t('result.dimensions')}
        labels={labels}
        values={values}
        {...(previousValues && { previous: previousValues })}
      />
      {previous && <p className={styles.legend}>{t('result.legend')}</p>}
      <table className="visually-hidden">
        <caption>{t('result.dimensions')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('result.dimension')}</th>
            <th scope="col">{t('result.this')}</th>
            {previous && <th scope="col">{t('result.before')}</th>}
          </tr>
        </thead>
        <tbody>
          {dimensions.map(({ dimension, score }) => (
            <tr key={dimension}>
              <th scope="row">{t(`dimension.${dimension}`)}</th>
              <td>{nameOf(dimension, score)}</td>
              {previous && <td>{before.get(dimension) ?? t('result.unrated')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
