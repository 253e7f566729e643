import type { FollowUpAnswer, QuestionDetail } from '@app/contract/question/schemas'
import { headingSlug } from '@app/ui/markdown'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './Answer.module.css'

interface Props {
  question: Pick<QuestionDetail, 'followUps' | 'answeredBy'>
  /** What stands before the ids of the answer's headings. */
  idPrefix: string
}

/** Likely follow-ups, each a link to where it is answered. */
export function FollowUps({ question: { followUps, answeredBy }, idPrefix }: Props) {
  const { t } = useTranslation('problems')
  if (followUps.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="follow-ups">
      <h2 id="follow-ups">{t('answer.followUps')}</h2>
      <ul className={styles.rows}>
        {followUps.map((followUp, index) => (
          <li key={followUp}>
            <FollowUp text={followUp} answer={answeredBy[index] ?? null} idPrefix={idPrefix} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FollowUpProps {
  text: string
  answer: FollowUpAnswer
  idPrefix: string
}

function FollowUp({ text, answer, idPrefix }: FollowUpProps) {
  if (!answer) return text
  if ('question' in answer)
    return (
      <Link to={`/problems/bagu/${answer.question.id}`} title={answer.question.title}>
        {text}
      </Link>
    )
  return <a href={`#${idPrefix}${headingSlug(answer.heading)}`}>{text}</a>
}
