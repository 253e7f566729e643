import type { SharedInterview, SharedQuestion } from '@app/contract/interview-share/schemas'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { PointList } from '../../checking/parts/PointList.tsx'
import { Glyph } from '../Glyph.tsx'
import head from '../QuestionsHead.module.css'
import { AnswerDetails } from '../result/AnswerDetails.tsx'
import styles from './SharedQuestions.module.css'

interface Props {
  username: string
  questions: NonNullable<SharedInterview['questions']>
}

/** Each question with its score; those whose answer is public can be opened, the first one is. */
export function SharedQuestions({ username, questions }: Props) {
  const { t } = useTranslation('interview')
  const first = questions.find(({ answer }) => answer)
  return (
    <section className={styles.section} aria-labelledby="shared-questions">
      <div className={head.head}>
        <h2 id="shared-questions">{t('result.questions')}</h2>
        {first && <span>{t('shared.questionsHint')}</span>}
      </div>
      <ol>
        {questions.map((question) => (
          <li key={question.place}>
            {question.answer ? (
              <details className={styles.details} open={question === first}>
                <summary className={styles.line}>
                  <Line question={question} />
                </summary>
                <div className={styles.body}>
                  <AnswerDetails
                    heading={t('shared.answerOf', { name: username })}
                    {...question.answer}
                    list={(points, said) => (
                      <PointList
                        label={t('result.points')}
                        points={points}
                        turns={said}
                        isChecklist={question.answer?.assessment?.isChecklist ?? false}
                      />
                    )}
                  />
                </div>
              </details>
            ) : (
              <div className={styles.line}>
                <Line question={question} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Line({ question }: { question: SharedQuestion }) {
  const { t } = useTranslation('interview')
  const { place, title, topic, state, score, answer } = question
  return (
    <>
      <span className={styles.number}>{place}</span>
      <span className={styles.title}>
        {title}
        <small>{topic}</small>
      </span>
      <Outcome question={question} />
      <b className={styles.score} data-unscored={score === null}>
        {score ?? t(state === 'answered' ? 'result.toCheck' : 'result.unscored')}
      </b>
      {answer ? (
        <span className={styles.arrow}>
          <Icon name="right" size={16} />
        </span>
      ) : (
        <span className={styles.locked} title={t('shared.locked')}>
          <Glyph name="lock" />
          <span className="visually-hidden">{t('shared.locked')}</span>
        </span>
      )}
    </>
  )
}

/** In a few words: that the answer can be read, why there is no score, or how many key points are missing. */
function Outcome({ question: { answer, state, missedCount } }: { question: SharedQuestion }) {
  const { t } = useTranslation('interview')
  const text = answer
    ? t('shared.open')
    : state !== 'answered'
      ? t(state === 'skipped' ? 'outcome.skipped' : 'outcome.unanswered')
      : missedCount > 0
        ? t('outcome.missed', { count: missedCount })
        : t('outcome.complete')
  return <span className={styles.outcome}>{text}</span>
}
