import type { LinkedQuestion } from '@app/contract/chapter/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DifficultyLabel } from '../../problems/parts/DifficultyLabel.tsx'
import { MasteryIcon } from '../../problems/parts/MasteryIcon.tsx'
import styles from './LinkedQuestions.module.css'
import points from './PointList.module.css'

/** The questions that train a chapter or a point, with how well the user knows them. */
export function LinkedQuestions({
  title,
  questions,
}: {
  title: string
  questions: readonly LinkedQuestion[]
}) {
  const { t } = useTranslation('question')
  if (questions.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="linked-questions">
      <h2 id="linked-questions">{title}</h2>
      <ul className={points.list}>
        {questions.map((question) => (
          <li key={question.id} className={styles.row}>
            <span className={styles.mastery}>
              <MasteryIcon mastery={question.mastery} />
              {t(`mastery.${question.mastery}`)}
            </span>
            <Link className={points.title} to={`/problems/bagu/${question.id}`}>
              {question.title}
            </Link>
            <DifficultyLabel difficulty={question.difficulty} />
          </li>
        ))}
      </ul>
    </section>
  )
}
