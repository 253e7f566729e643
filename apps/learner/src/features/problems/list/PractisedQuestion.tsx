import type { QuestionSummary } from '@app/contract/question/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRequireLogin } from '../../../shared/session/use-require-login.ts'
import { FavouriteButton } from '../parts/FavouriteButton.tsx'
import { MasteryIcon } from '../parts/MasteryIcon.tsx'
import { QuestionRow } from '../parts/QuestionRow.tsx'
import styles from './PractisedQuestion.module.css'
import type { ProblemsStore } from './ProblemsStore.ts'

interface Props {
  question: QuestionSummary
  /** The query of the list's address. */
  search: string
  store: ProblemsStore
}

/** A question with the user's mastery and star, and how often it was met in interviews. */
export const PractisedQuestion = observer(function PractisedQuestion({ question, search, store }: Props) {
  const { t } = useTranslation(['problems', 'question'])
  const requireLogin = useRequireLogin()
  const { title, mastery, encounterCount, isFavourite } = question
  const lead = (
    <span className={styles.mastery}>
      <MasteryIcon mastery={mastery} />
      <span className={styles.masteryText}>{t(`question:mastery.${mastery}`)}</span>
    </span>
  )
  return (
    <QuestionRow
      question={question}
      search={search}
      lead={lead}
      classes={{ row: styles.row, difficulty: styles.difficulty }}
    >
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
    </QuestionRow>
  )
})
