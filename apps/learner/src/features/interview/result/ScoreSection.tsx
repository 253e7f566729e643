import type { InterviewResult } from '@app/contract'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { ScoreBars } from '../ScoreBars.tsx'
import { DimensionRadar } from './DimensionRadar.tsx'
import styles from './ScoreSection.module.css'

/** The total beside the one before, and what each dimension and topic came to; what was not scored is called so. */
export function ScoreSection({ result }: { result: InterviewResult }) {
  const { t } = useTranslation('interview')
  const { score, previous, topics, scorer, scorerFailure, interviewerFailure } = result
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
        <div>
          {score === null ? (
            <p className={styles.unscored}>{t('result.unscored')}</p>
          ) : (
            <p className={styles.total}>
              {score}
              <small>/100</small>
            </p>
          )}
          {score !== null && previous && <p className={styles.before}>{compare(score - previous.score)}</p>}
          <p className={styles.scorer}>{t(scorer === 'model' ? 'result.byModel' : 'result.byEmbedded')}</p>
        </div>
        <DimensionRadar dimensions={result.dimensions} previous={previous?.dimensions ?? null} />
        <div>
          <h2 className={styles.heading}>{t('result.byTopic')}</h2>
          <ScoreBars
            scores={topics.map(({ topic, score: value }) => ({ name: topic, score: value }))}
            missing={t('result.unscored')}
          />
        </div>
      </section>
    </>
  )

  function compare(difference: number): string {
    if (difference === 0) return t('result.asBefore')
    return t(difference > 0 ? 'result.more' : 'result.less', { value: Math.abs(difference) })
  }
}
