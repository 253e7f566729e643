import type { Frequency } from '@app/contract/question/values'
import { useTranslation } from 'react-i18next'
import styles from './FrequencyMark.module.css'

/** How often interviews ask a question: an accent for what they nearly all do, a quiet word for the rest. */
export function FrequencyMark({ frequency }: { frequency: Frequency }) {
  const { t } = useTranslation('question')
  return <span className={`${styles.mark} ${styles[frequency]}`}>{t(`frequency.${frequency}`)}</span>
}
