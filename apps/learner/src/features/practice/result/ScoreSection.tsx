import type { PaperResult } from '@app/contract/paper/schemas'
import { GOOD_SCORE, PASS_SCORE } from '@app/contract/paper/values'
import { Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { CheckedTotal } from '../../checking/parts/CheckedTotal.tsx'
import { ScoreLine } from '../../checking/parts/ScoreLine.tsx'
import { groupScores, type ScoreGroup } from './group-scores.ts'
import styles from './ScoreSection.module.css'

const MOST_TAGS = 8

interface Props {
  result: PaperResult
  /** The user wants to change how the points were checked. */
  onChange: () => void
}

/** What was mentioned, or the total beside the paper before, and what each bank and tag came to. */
export function ScoreSection({ result, onChange }: Props) {
  const { t } = useTranslation('practice')
  const { score, scorer, previousScore, questions } = result
  const good = questions.filter((question) => (question.score ?? 0) >= GOOD_SCORE).length
  const tags = groupScores(questions, (question) => question.tags).slice(0, MOST_TAGS)
  return (
    <section className={styles.score} aria-label={t('result.overall')}>
      <div aria-live="polite">
        <CheckedTotal counts={result} score={score} scorer={scorer} onChange={onChange}>
          {score !== null && (
            <ScoreLine
              score={score}
              before={previousScore === null ? null : { name: t('result.before'), score: previousScore }}
            />
          )}
          {good > 0 && <p className={styles.facts}>{t('result.good', { value: good, score: GOOD_SCORE })}</p>}
        </CheckedTotal>
      </div>
      <Groups title={t('result.byBank')} groups={groupScores(questions, ({ bankName }) => [bankName])} />
      {tags.length > 0 && <Groups title={t('result.byTag')} groups={tags} />}
      <p className={styles.rule}>{t('result.rule')}</p>
    </section>
  )
}

function Groups({ title, groups }: { title: string; groups: readonly ScoreGroup[] }) {
  const { t } = useTranslation('practice')
  return (
    <div className={styles.groups}>
      <h2>{title}</h2>
      <ul>
        {groups.map(({ name, score, questionCount }) => (
          <li key={name}>
            <span className={styles.name} title={name}>
              {name}
            </span>
            <Progress
              percent={score}
              size="small"
              strokeColor={colorOf(score)}
              showInfo={false}
              aria-label={t('result.group', { name, count: questionCount })}
            />
            <b>{score}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Beside the number, which says the same. */
function colorOf(score: number): string {
  if (score >= GOOD_SCORE) return 'var(--color-primary)'
  return score >= PASS_SCORE ? 'var(--color-mastery-2)' : 'var(--color-error)'
}
