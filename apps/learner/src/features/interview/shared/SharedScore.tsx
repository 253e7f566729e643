import type { SharedInterview } from '@app/contract/interview-share/schemas'
import { useTranslation } from 'react-i18next'
import { CheckedTotal } from '../../checking/parts/CheckedTotal.tsx'
import { DimensionRadar } from '../result/DimensionRadar.tsx'
import styles from '../result/ScoreSection.module.css'
import { ScoreBars } from '../ScoreBars.tsx'
import own from './Shared.module.css'

/** The total beside the mean of the bank, and the dimensions and topics that are public. */
export function SharedScore({ shared }: { shared: SharedInterview }) {
  const { t } = useTranslation('interview')
  const { score, bank, scorer, dimensions, topics } = shared
  const average = bank?.averageScore ?? null
  return (
    <section className={styles.score} aria-label={t('result.overall')}>
      <CheckedTotal counts={shared} score={score} scorer={scorer}>
        {average !== null && <p className={own.average}>{t('shared.average', { score: average })}</p>}
      </CheckedTotal>
      {dimensions && (
        <DimensionRadar dimensions={dimensions} previous={null} isUnchecked={shared.uncheckedCount > 0} />
      )}
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
