import type { QuestionSummary } from '@app/contract'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DifficultyLabel } from '../../../shared/question/DifficultyLabel.tsx'
import { FavouriteButton } from '../../../shared/question/FavouriteButton.tsx'
import { MasteryIcon } from '../../../shared/question/MasteryIcon.tsx'
import { useRequireLogin } from '../../../shared/session/use-require-login.ts'
import type { ProblemsStore } from './ProblemsStore.ts'
import styles from './QuestionRow.module.css'

interface Props {
  question: QuestionSummary
  /** The list's address, so that the question knows where one came from. */
  search: string
  store: ProblemsStore
}

/** One question of a list; the whole row leads to it. */
export const QuestionRow = observer(function QuestionRow({ question, search, store }: Props) {
  const { t } = useTranslation(['problems', 'question'])
  const requireLogin = useRequireLogin()
  const { id, title, tags, difficulty, mastery, encounterCount, isFavourite } = question
  return (
    <li className={styles.row}>
      <span className={styles.mastery}>
        <MasteryIcon mastery={mastery} />
        <span className={styles.masteryText}>{t(`question:mastery.${mastery}`)}</span>
      </span>
      <div className={styles.title}>
        <Link to={`/problems/bagu/${id}${search}`}>{title}</Link>
        <span className={styles.tags}>
          {tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </span>
      </div>
      <span className={styles.difficulty}>
        <DifficultyLabel difficulty={difficulty} />
      </span>
      <span className={styles.encounters}>
        {encounterCount > 0 && (
          <>
            <span className={styles.encountersText}>
              {t('column.encountersOf', { count: encounterCount })}
            </span>
            <span aria-hidden="true" className={styles.encountersNumber}>
              {encounterCount}
            </span>
          </>
        )}
      </span>
      <FavouriteButton
        className={styles.favourite}
        isFavourite={isFavourite}
        subject={title}
        onToggle={() => requireLogin(() => void store.toggleFavourite(question))}
      />
    </li>
  )
})
