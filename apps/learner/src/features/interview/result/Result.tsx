import type { InterviewReport } from '@app/contract'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { RescoreNotes } from '../objection/RescoreNotes.tsx'
import { OverviewStore } from '../overview/OverviewStore.ts'
import { TrendChart } from '../overview/TrendChart.tsx'
import { AdviceSection } from './AdviceSection.tsx'
import { MissedSection } from './MissedSection.tsx'
import styles from './Result.module.css'
import { ResultHead } from './ResultHead.tsx'
import { ResultQuestions } from './ResultQuestions.tsx'
import type { ResultStore } from './ResultStore.ts'
import { ScoreSection } from './ScoreSection.tsx'

interface Props {
  store: ResultStore
  result: InterviewReport
}

/** What an interview came to: the total and where it came from, what to review, each question, the trend. */
export const Result = observer(function Result({ store, result }: Props) {
  const { t } = useTranslation('interview')
  const { overview } = useFeatureStore(OverviewStore)
  const trend = overview.value?.trend ?? []
  return (
    <div className={styles.result}>
      <ResultHead result={result} />
      <ScoreSection result={result} />
      <RescoreNotes rescores={result.rescores} />
      <MissedSection store={store} result={result} />
      <AdviceSection result={result} />
      <ResultQuestions store={store} result={result} />
      {trend.length > 1 && (
        <section className={styles.trend}>
          <h2>{t('trend.title')}</h2>
          <TrendChart trend={trend} />
        </section>
      )}
    </div>
  )
})
