import type { QuestionBank } from '@app/contract/question-bank/schemas'
import { useTranslation } from 'react-i18next'
import styles from './MasteryBar.module.css'

type Counts = Pick<QuestionBank, 'progress' | 'questionCount'>

/** How many questions stand at each mastery, the best first; the last entry is 未练. */
function levelsOf({ progress, questionCount }: Counts) {
  const { instant, known, vague, forgotten } = progress
  const unpractised = Math.max(questionCount - instant - known - vague - forgotten, 0)
  return [
    { mastery: 4, count: instant },
    { mastery: 3, count: known },
    { mastery: 2, count: vague },
    { mastery: 1, count: forgotten },
    { mastery: 0, count: unpractised },
  ] as const
}

/** A bank's progress as one bar; its text says the numbers. */
export function MasteryBar({ bank, thick = false }: { bank: Counts; thick?: boolean }) {
  const { t } = useTranslation('question')
  const levels = levelsOf(bank)
  const label = levels.map(({ mastery, count }) => `${t(`mastery.${mastery}`)}${count}`).join(t('separator'))
  return (
    <svg
      className={thick ? styles.thick : styles.bar}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {placeLevels(levels, bank.questionCount).map(({ mastery, start, width }) => (
        <rect key={mastery} data-mastery={mastery} x={start} width={width} y="0" height="1" />
      ))}
    </svg>
  )
}

/** What the bar's colours mean, with the numbers; of what nothing is, nothing is said. */
export function MasteryLegend({ bank }: { bank: Counts }) {
  const { t } = useTranslation('question')
  return (
    <ul className={styles.legend}>
      {levelsOf(bank)
        .filter(({ count }) => count > 0)
        .map(({ mastery, count }) => (
          <li key={mastery} data-mastery={mastery}>
            {t(`mastery.${mastery}`)}
            <span className={styles.count}>{count}</span>
          </li>
        ))}
    </ul>
  )
}

function placeLevels(levels: ReturnType<typeof levelsOf>, total: number) {
  let start = 0
  return levels
    .filter(({ mastery, count }) => mastery > 0 && count > 0)
    .map(({ mastery, count }) => {
      const width = (count / Math.max(total, 1)) * 100
      const placed = { mastery, start, width }
      start += width
      return placed
    })
}
