import type { InterviewRescore } from '@app/contract/interview-objection/schemas'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../shared/format-time.ts'
import styles from './RescoreNotes.module.css'

/** When an admin had the interview scored again, and what that changed. */
export function RescoreNotes({ rescores }: { rescores: readonly InterviewRescore[] }) {
  const { t, i18n } = useTranslation('interview')
  if (rescores.length === 0) return null
  return (
    <ul className={styles.notes}>
      {rescores.map(({ id, createTime, scoreBefore, scoreAfter, failure }) => (
        <li key={id}>
          {t('rescore.note', {
            day: formatDate(createTime, i18n.language),
            before: scoreBefore ?? t('result.unscored'),
            after: scoreAfter ?? t('result.unscored'),
          })}
          {failure !== null && t('objection.insteadOfModel', { reason: t(`modelFailure.${failure}`) })}
        </li>
      ))}
    </ul>
  )
}
