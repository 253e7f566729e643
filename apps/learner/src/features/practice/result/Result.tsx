import type { PaperResult } from '@app/contract'
import { observer } from 'mobx-react-lite'
import { MissedSection } from './MissedSection.tsx'
import { ResultHead } from './ResultHead.tsx'
import { ResultQuestions } from './ResultQuestions.tsx'
import type { ResultStore } from './ResultStore.ts'
import { ScoreSection } from './ScoreSection.tsx'

interface Props {
  store: ResultStore
  result: PaperResult
}

/** What a paper came to: the total, where it came from, what to review, and each question. */
export const Result = observer(function Result({ store, result }: Props) {
  return (
    <>
      <ResultHead result={result} />
      <ScoreSection result={result} />
      <MissedSection store={store} result={result} />
      <ResultQuestions store={store} questions={result.questions} />
    </>
  )
})
