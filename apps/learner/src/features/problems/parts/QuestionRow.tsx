import type { QuestionSummary } from '@app/contract/question/schemas'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DifficultyLabel } from './DifficultyLabel.tsx'
import { FrequencyMark } from './FrequencyMark.tsx'
import styles from './QuestionRow.module.css'
import { questionPath } from './question-path.ts'

interface QuestionRowProps {
  question: QuestionSummary
  /** The query of the question's address: the list that the user comes from. */
  search: string
  /** Stands before the title. */
  lead: ReactNode
  /** Classes of the list, which lays out the cells in its columns. */
  classes: { row: string | undefined; title?: string | undefined; difficulty: string | undefined }
  /** The cells after the difficulty. */
  children: ReactNode
}

/** One question of a list; the whole row leads to it. */
export function QuestionRow({ question, search, lead, classes, children }: QuestionRowProps) {
  const { t } = useTranslation('question')
  const { title, tags, difficulty, frequency, languages } = question
  return (
    <li className={`${styles.row} ${classes.row}`}>
      {lead}
      <div className={`${styles.title} ${classes.title ?? ''}`}>
        <Link to={questionPath(question) + search}>{title}</Link>
        <FrequencyMark frequency={frequency} />
        {languages.length > 0 && <span className={styles.form}>{t('form.code')}</span>}
        <span className={styles.tags}>
          {tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </span>
      </div>
      <span className={classes.difficulty}>
        <DifficultyLabel difficulty={difficulty} />
      </span>
      {children}
    </li>
  )
}
