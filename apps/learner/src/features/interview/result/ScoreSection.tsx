import type { InterviewResult } from '@app/contract/interview-session/schemas'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { CheckedTotal } from '../../checking/parts/CheckedTotal.tsx'
import { PointCounts } from '../../checking/parts/PointCounts.tsx'
import { ScoreLine } from '../../checking/parts/ScoreLine.tsx'
import { ScoreBars } from '../ScoreBars.tsx'
import { DimensionRadar } from './DimensionRadar.tsx'
import styles from './ScoreSection.module.css'

interface Props {
  result: InterviewResult
  /** The user wants to change how the points were checked. */
  onChange: () => void
}

/** What was mentioned, or the total beside the one before; how the points stand; what each dimension and topic came to. */
export function ScoreSection({ result, onChange }: Props) {
  const { t } = useTranslation('interview')
  const { score, previous, topics, scorer, scorerFailure, interviewerFailure, uncheckedCount } = result
  const points = result.questions.flatMap(({ assessment }) => assessment?.points ?? [])
  return (
    <>
      {scorerFailure !== null && (
        <Alert
          className={styles.failure ?? ''}
          type="warning"
          showIcon
          title={t('result.scorerFailed')}
          description={t(`modelFailure.${scorerFailure}`)}
        />
      )}
      {interviewerFailure !== null && (
        <Alert
          className={styles.failure ?? ''}
          type="info"
          showIcon
          title={t('result.interviewerFailed')}
          description={t(`modelFailure.${interviewerFailure}`)}
        />
      )}
      <section className={styles.score} aria-label={t('result.overall')}>
        <div aria-live="polite">
          <CheckedTotal counts={result} score={score} scorer={scorer} onChange={onChange}>
            {score !== null && (
              <ScoreLine
                score={score}
                before={previous && { name: t('result.before'), score: previous.score }}
              />
            )}
          </CheckedTotal>
        </div>
        {points.length > 0 ? <PointCounts points={points} /> : <div />}
        <DimensionRadar
          dimensions={result.dimensions}
          previous={previous?.dimensions ?? null}
          isUnchecked={uncheckedCount > 0}
        />
        {uncheckedCount === 0 && topics.length > 1 && (
          <div className={styles.topics}>
            <h2 className={styles.heading}>{t('result.byTopic')}</h2>
            <ScoreBars
              scores={topics.map(({ topic, score: value }) => ({ name: topic, score: value }))}
              missing={t('result.unscored')}
            />
          </div>
        )}
      </section>
    </>
  )
}
