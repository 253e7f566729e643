import type { InterviewReport } from '@app/contract/interview-objection/schemas'
import type { InterviewResultQuestion } from '@app/contract/interview-session/schemas'
import { countPoints } from '@app/contract/key-point/values'
import { observer } from 'mobx-react-lite'
import { type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { ObjectButton } from '../objection/ObjectButton.tsx'
import { ObjectionSection } from '../objection/ObjectionSection.tsx'
import head from '../QuestionsHead.module.css'
import { Outcome } from './Outcome.tsx'
import { QuestionDetails } from './QuestionDetails.tsx'
import styles from './ResultQuestions.module.css'
import type { ResultStore } from './ResultStore.ts'

interface Props {
  store: ResultStore
  result: InterviewReport
}

/** Each question; unfolded, what was said stands beside its key points. All of them are there for paper. */
export function ResultQuestions({
  store,
  result,
  section,
}: Props & { section: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('interview')
  return (
    <section ref={section} className={styles.section} aria-labelledby="result-questions">
      <div className={`${head.head} ${styles.head}`}>
        <h2 id="result-questions">{t('result.questions')}</h2>
        <span>{t('result.questionsHint')}</span>
        <span className={styles.keys}>{t('result.keys')}</span>
      </div>
      {result.questions.map((question) => (
        <Question key={question.place} store={store} result={result} question={question} />
      ))}
    </section>
  )
}

interface QuestionProps extends Props {
  question: InterviewResultQuestion
}

const Question = observer(function Question({ store, result, question }: QuestionProps) {
  const { place, turns, assessment } = question
  const id = useId()
  const isOpen = store.opened.has(place)
  const objection = result.objections.find((known) => known.place === place)
  // What one does not agree with without a model, one checks oneself.
  const canObject = assessment?.judge === 'model' && !objection
  return (
    <div className={styles.question} data-place={place}>
      <h3>
        <button
          type="button"
          className={styles.line}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => store.setOpen(place, !isOpen)}
        >
          <QuestionLine question={question} />
          <span className={styles.arrow} data-open={isOpen}>
            <Icon name="right" size={16} />
          </span>
        </button>
      </h3>
      <div id={id} className={styles.body} hidden={!isOpen}>
        <QuestionDetails
          question={question}
          onCheck={(point, check, passage) => void store.check(place, point, check, passage)}
          acts={canObject && <ObjectButton store={store} sessionId={result.id} place={place} />}
        >
          {objection && <ObjectionSection objection={objection} turns={turns} />}
        </QuestionDetails>
      </div>
    </div>
  )
})

function QuestionLine({ question }: { question: InterviewResultQuestion }) {
  const { t } = useTranslation('interview')
  const { place, title, topic, score, assessment } = question
  const { uncheckedCount, mentionedCount, pointCount } = countPoints(assessment?.points ?? [])
  return (
    <>
      <span className={styles.number}>{place}</span>
      <span className={styles.title}>
        {title}
        <small>{topic}</small>
        {uncheckedCount > 0 && (
          <small className={styles.unchecked}>{t('result.unchecked', { count: uncheckedCount })}</small>
        )}
      </span>
      <Outcome question={question} />
      <b className={styles.score} data-unscored={uncheckedCount === 0 && score === null}>
        {uncheckedCount > 0 ? `${mentionedCount}/${pointCount}` : (score ?? t('result.unscored'))}
      </b>
    </>
  )
}
