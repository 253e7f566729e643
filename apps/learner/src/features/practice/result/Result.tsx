import type { PaperResult } from '@app/contract/paper/schemas'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { CheckCall } from '../../checking/parts/CheckCall.tsx'
import { focusPoint, focusUnchecked, useUncheckedKeys } from '../../checking/parts/unchecked-points.ts'
import { MissedSection } from './MissedSection.tsx'
import { ResultHead } from './ResultHead.tsx'
import { ResultQuestions } from './ResultQuestions.tsx'
import { type ResultStore, uncheckedIn } from './ResultStore.ts'
import { ScoreSection } from './ScoreSection.tsx'

interface Props {
  store: ResultStore
  result: PaperResult
}

/** What a paper came to: what was mentioned, to be checked; the total and where it came from; what to review; each question. */
export const Result = observer(function Result({ store, result }: Props) {
  const questions = useRef<HTMLElement>(null)
  useUncheckedKeys(questions, reveal)
  const waiting = result.questions.findIndex((question) => uncheckedIn(question) > 0)
  return (
    <>
      <ResultHead result={result} />
      <ScoreSection result={result} onChange={changeScore} />
      {waiting === -1 ? (
        <MissedSection store={store} result={result} />
      ) : (
        <CheckCall
          uncheckedCount={result.uncheckedCount}
          mentionedCount={result.mentionedCount}
          question={waiting + 1}
          isAssuming={store.isAssuming}
          onNext={() => questions.current && focusUnchecked(questions.current, 1, reveal)}
          onAssume={() => void store.assume(true)}
        />
      )}
      <ResultQuestions store={store} questions={result.questions} section={questions} />
    </>
  )

  /** What was only assumed waits to be checked again; a check can be changed where it stands. */
  function changeScore(): void {
    if (result.scorer === 'assumed') void store.assume(false)
    const point = questions.current?.querySelector<HTMLElement>('[data-point]')
    if (point) focusPoint(point, reveal)
  }
})

const reveal = (point: HTMLElement) => point.closest('details')?.setAttribute('open', '')
