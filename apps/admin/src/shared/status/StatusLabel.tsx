import type { QuestionStatus } from '@app/contract/content/values'
import { useTranslation } from 'react-i18next'
import styles from './StatusLabel.module.css'

/** Whether learners see it. */
export function StatusLabel({ status }: { status: QuestionStatus }) {
  const { t } = useTranslation('admin')
  return <span className={`${styles.label} ${styles[status]}`}>{t(`status.${status}`)}</span>
}
