import type { ResultQuestion } from '@app/contract/paper/schemas'
import { Segmented } from 'antd'
import { observer } from 'mobx-react-lite'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ResultQuestions.module.css'
import { ResultRow } from './ResultRow.tsx'
import { isMissed, type ResultStore, uncheckedIn } from './ResultStore.ts'

interface Props {
  store: ResultStore
  questions: readonly ResultQuestion[]
  section: RefObject<HTMLElement | null>
}

type Shown = 'missed' | 'all'

/** Each question with what was put down for it, beside what one says. */
export const ResultQuestions = observer(function ResultQuestions({ store, questions, section }: Props) {
  const { t } = useTranslation('practice')
  // Fixed for the visit: rating or checking a question must not take it away.
  const [missedIds] = useState(
    () =>
      new Set(
        questions
          .filter((question) => isMissed(question) || uncheckedIn(question) > 0)
          .map(({ questionId }) => questionId),
      ),
  )
  const [shown, setShown] = useState<Shown>(missedIds.size > 0 ? 'missed' : 'all')
  return (
    <section ref={section} className={styles.questions} aria-labelledby="result-questions">
      <div className={styles.head}>
        <h2 id="result-questions">{t('result.questions')}</h2>
        <Segmented<Shown>
          aria-label={t('result.shown')}
          value={shown}
          options={[
            {
              value: 'missed',
              label: t('result.missed', { value: missedIds.size }),
              disabled: missedIds.size === 0,
            },
            { value: 'all', label: t('result.all', { value: questions.length }) },
          ]}
          onChange={setShown}
        />
      </div>
      {questions.map((question, index) =>
        shown === 'all' || missedIds.has(question.questionId) ? (
          <ResultRow key={question.questionId} store={store} question={question} number={index + 1} />
        ) : null,
      )}
    </section>
  )
})
