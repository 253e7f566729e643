import type { Assessment } from '@app/contract/interview-session/schemas'
import { useTranslation } from 'react-i18next'
import styles from './ScoringRules.module.css'

interface ScoringRulesProps {
  assessment: Assessment
  /** Whether its rules are named, or stand elsewhere. */
  hasRules: boolean
}

/** What beside the key points made the score: rules, hints, and what the scorer says of it. */
export function ScoringRules({ assessment, hasRules }: ScoringRulesProps) {
  const { t } = useTranslation('admin')
  const { rules, hintCost, comment, judge } = assessment
  return (
    <div className={styles.rules}>
      <p>{t(`interviewSessions.judge.${judge}`)}</p>
      {hasRules && rules.map((rule) => <p key={rule}>{t(`interviewSessions.rule.${rule}`)}</p>)}
      {hintCost > 0 && <p>{t('interviewSessions.hintCost', { cost: hintCost })}</p>}
      {comment !== '' && <p>{comment}</p>}
    </div>
  )
}
