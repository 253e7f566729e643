import type { InterviewSession } from '@app/contract/interview-session/schemas'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { Glyph } from '../Glyph.tsx'
import styles from './QuestionProgress.module.css'

type Question = InterviewSession['questions'][number]

/** The questions so far by what they ask, those to come by their topic alone. */
export function QuestionProgress({ session: { questions, place } }: { session: InterviewSession }) {
  const { t } = useTranslation('interview')
  return (
    <section>
      <h2>{t('session.progress')}</h2>
      <ol className={styles.questions}>
        {questions.map((question) => {
          const isCurrent = question.place === place
          const state = isCurrent ? 'current' : question.state
          return (
            <li key={question.place} data-state={state} aria-current={isCurrent ? 'step' : undefined}>
              <Mark question={question} isCurrent={isCurrent} />
              <span className={styles.title} title={question.title ?? undefined}>
                {state !== 'waiting' && (
                  <span className="visually-hidden">{t(`session.state.${state}`)}</span>
                )}
                {question.title ?? question.topic}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Mark({ question: { place, state }, isCurrent }: { question: Question; isCurrent: boolean }) {
  if (isCurrent) return <Icon name="arrow" size={16} />
  if (state === 'answered') return <Icon name="check" size={16} />
  if (state === 'skipped') return <Glyph name="skip" />
  return <span className={styles.number}>{place}</span>
}
