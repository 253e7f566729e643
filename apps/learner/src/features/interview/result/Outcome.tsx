import type { InterviewResultQuestion } from '@app/contract/interview-session/schemas'
import { standingOf } from '@app/contract/key-point/values'
import { useTranslation } from 'react-i18next'
import styles from './ResultQuestions.module.css'

/** In a few words: why nothing counts, or how many key points were left out or said wrongly. */
export function Outcome({ question }: { question: InterviewResultQuestion }) {
  const { t } = useTranslation('interview')
  const { state, assessment } = question
  const standings = (assessment?.points ?? []).map(standingOf)
  const missing = standings.filter((standing) => standing === 'missing').length
  const wrong = standings.filter((standing) => standing === 'wrong').length
  const [rule] = assessment?.rules ?? []
  return <span className={styles.outcome}>{say()}</span>

  function say(): string {
    if (!assessment) return t(state === 'skipped' ? 'outcome.skipped' : 'outcome.unanswered')
    if (rule) return t(`outcome.${rule}`)
    if (missing === 0 && wrong === 0)
      return t(standings.includes('unchecked') ? 'outcome.allMentioned' : 'outcome.complete')
    return [
      ...(missing > 0 ? [t('outcome.missed', { count: missing })] : []),
      ...(wrong > 0 ? [t('outcome.wrong', { count: wrong })] : []),
    ].join(t('clause'))
  }
}
