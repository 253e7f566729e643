import type { SharedInterview } from '@app/contract'
import { useTranslation } from 'react-i18next'
import { DimensionRadar } from '../result/DimensionRadar.tsx'
import styles from '../result/ScoreSection.module.css'
import { ScoreBars } from '../ScoreBars.tsx'

/** The total beside the mean of the bank, and the dimensions and topics that are public. */
export function SharedScore({ shared }: { shared: SharedInterview }) {
  const { t } = useTranslation('interview')
  const { score, bank, scorer, dimensions, topics } = shared
  const average = bank?.averageScore ?? null
  return (
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
        {average !== null && <p className={styles.before}>{t('shared.average', { score: average })}</p>}
        <p className={styles.scorer}>{t(scorer === 'model' ? 'result.byModel' : 'result.byEmbedded')}</p>
      </div>
      {dimensions && <DimensionRadar dimensions={dimensions} previous={null} />}
      {topics && (
        <div>
          <h2 className={styles.heading}>{t('result.byTopic')}</h2>
          <ScoreBars
            scores={topics.map(({ topic, score: value }) => ({ name: topic, score: value }))}
            missing={t('result.unscored')}
          />
        </div>
      )}
    </section>
  )
}
