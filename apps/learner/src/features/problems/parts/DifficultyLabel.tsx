import type { Difficulty } from '@app/contract/question/values'
import { useTranslation } from 'react-i18next'
import styles from './DifficultyLabel.module.css'

/** The difficulty as a coloured dot and a word. */
export function DifficultyLabel({ difficulty }: { difficulty: Difficulty }) {
  const { t } = useTranslation('question')
  return <span className={`${styles.label} ${styles[difficulty]}`}>{t(`difficulty.${difficulty}`)}</span>
}
