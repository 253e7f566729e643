import type { QuestionSummary } from '@app/contract/question/schemas'
import type { QuestionBank } from '@app/contract/question-bank/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DifficultyLabel } from '../../problems/parts/DifficultyLabel.tsx'
import styles from './Cards.module.css'

const BANKS = 3
const QUESTIONS = 4

interface Props {
  questions: readonly QuestionSummary[]
  banks: readonly QuestionBank[]
}

/** Banks to choose from, and the questions that are read most. */
export function FindCard({ questions, banks }: Props) {
  const { t } = useTranslation('home')
  return (
    <>
      <p className={styles.chips}>
        {banks.slice(0, BANKS).map(({ id, name }) => (
          <Link key={id} to={`/problems?bank=${id}`}>
            {name}
          </Link>
        ))}
      </p>
      <ul className={styles.questions}>
        {questions.slice(0, QUESTIONS).map(({ id, title, difficulty, bankId, encounterCount }) => (
          <li key={id}>
            <Link to={`/problems/bagu/${id}`}>{title}</Link>
            <span className={styles.facts}>
              <DifficultyLabel difficulty={difficulty} />
              <span>{banks.find((bank) => bank.id === bankId)?.name}</span>
              {encounterCount > 0 && <span>{t('loop.find.met', { count: encounterCount })}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
