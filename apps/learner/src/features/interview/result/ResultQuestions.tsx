import type { InterviewReport, InterviewResultQuestion } from '@app/contract'
import { Collapse } from 'antd'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { ObjectButton } from '../objection/ObjectButton.tsx'
import { ObjectionSection } from '../objection/ObjectionSection.tsx'
import { missedIn } from './advice.ts'
import { QuestionDetails } from './QuestionDetails.tsx'
import styles from './ResultQuestions.module.css'
import type { ResultStore } from './ResultStore.ts'

interface Props {
  store: ResultStore
  result: InterviewReport
}

/** Each question; opened, what was said stands beside its key points. All of them are there for paper. */
export function ResultQuestions({ store, result }: Props) {
  const { t } = useTranslation('interview')
  const { questions } = result
  const worst = questions.find((question) => missedIn(question) > 0)
  return (
    <section className={styles.section} aria-labelledby="result-questions">
      <div className={styles.head}>
        <h2 id="result-questions">{t('result.questions')}</h2>
        <span>{t('result.questionsHint')}</span>
      </div>
      <Collapse
        ghost
        expandIconPlacement="end"
        expandIcon={({ isActive }) => (
          <span className={styles.arrow} data-open={isActive === true}>
            <Icon name="right" size={16} />
          </span>
        )}
        className={styles.questions ?? ''}
        defaultActiveKey={worst ? [worst.place] : []}
        items={questions.map((question) => ({
          key: question.place,
          label: <QuestionLine question={question} />,
          children: <Details store={store} result={result} question={question} />,
          forceRender: true,
        }))}
      />
    </section>
  )
}

/** What was said, with the way to object to the score, or what came of it. */
function Details({ store, result, question }: Props & { question: InterviewResultQuestion }) {
  const { place, turns, score } = question
  const objection = result.objections.find((known) => known.place === place)
  const canObject = score !== null && !objection
  return (
    <QuestionDetails
      question={question}
      acts={canObject && <ObjectButton store={store} sessionId={result.id} place={place} />}
    >
      {objection && <ObjectionSection objection={objection} turns={turns} />}
    </QuestionDetails>
  )
}

function QuestionLine({ question }: { question: InterviewResultQuestion }) {
  const { t } = useTranslation('interview')
  const { place, title, topic, score } = question
  return (
    <span className={styles.line}>
      <span className={styles.number}>{place}</span>
      <span className={styles.title}>
        {title}
        <small>{topic}</small>
      </span>
      <Outcome question={question} />
      <b className={styles.score} data-unscored={score === null}>
        {score ?? t('result.unscored')}
      </b>
    </span>
  )
}

/** In a few words: why there is no score, or how many key points are missing. */
function Outcome({ question }: { question: InterviewResultQuestion }) {
  const { t } = useTranslation('interview')
  const { state, score, assessment } = question
  const missed = missedIn(question)
  const [rule] = assessment?.rules ?? []
  const text =
    score === null
      ? t(state === 'skipped' ? 'outcome.skipped' : 'outcome.unanswered')
      : rule
        ? t(`outcome.${rule}`)
        : missed > 0
          ? t('outcome.missed', { count: missed })
          : t('outcome.complete')
  return <span className={styles.outcome}>{text}</span>
}
