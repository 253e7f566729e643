import type { InterviewReport } from '@app/contract/interview-objection/schemas'
import { countPoints } from '@app/contract/key-point/values'
import { observer } from 'mobx-react-lite'
import { useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { CheckCall } from '../../checking/parts/CheckCall.tsx'
import { focusPoint, focusUnchecked, useUncheckedKeys } from '../../checking/parts/unchecked-points.ts'
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

/** What an interview came to: what was mentioned, to be checked; the score and where it came from; what to review; each question; the trend. */
export const Result = observer(function Result({ store, result }: Props) {
  const { t } = useTranslation('interview')
  const { overview } = useFeatureStore(OverviewStore)
  const questions = useRef<HTMLElement>(null)
  const reveal = useCallback(
    (point: HTMLElement) => {
      const place = Number(point.closest<HTMLElement>('[data-place]')?.dataset.place)
      flushSync(() => store.setOpen(place, true))
    },
    [store],
  )
  useUncheckedKeys(questions, reveal)
  const goOn = () => questions.current && focusUnchecked(questions.current, 1, reveal)
  const trend = overview.value?.trend ?? []
  const waiting = result.questions.find(
    ({ assessment }) => countPoints(assessment?.points ?? []).uncheckedCount > 0,
  )
  return (
    <div className={styles.result}>
      <ResultHead result={result} />
      <ScoreSection result={result} onChange={changeScore} />
      <RescoreNotes rescores={result.rescores} />
      {waiting ? (
        <CheckCall
          uncheckedCount={result.uncheckedCount}
          mentionedCount={result.mentionedCount}
          question={waiting.place}
          isAssuming={store.isAssuming}
          onNext={goOn}
          onAssume={() => void store.assume(true)}
        />
      ) : (
        <MissedSection store={store} result={result} />
      )}
      <ResultQuestions store={store} result={result} section={questions} />
      <AdviceSection result={result} />
      {trend.length > 1 && (
        <section className={styles.trend}>
          <h2>{t('trend.title')}</h2>
          <TrendChart trend={trend} />
        </section>
      )}
    </div>
  )

  /** What was only assumed waits to be checked again; a check can be changed where it stands. */
  function changeScore(): void {
    if (result.scorer === 'assumed') void store.assume(false)
    const point = questions.current?.querySelector<HTMLElement>('[data-point]')
    if (point) focusPoint(point, reveal)
  }
})
