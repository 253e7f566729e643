import type { PaperResult } from '@app/contract'
import { GOOD_SCORE, PASS_SCORE } from '@app/contract/paper/values'
import { Progress, Statistic } from 'antd'
import { useTranslation } from 'react-i18next'
import { groupScores, type ScoreGroup } from './group-scores.ts'
import styles from './ScoreSection.module.css'

const MOST_TAGS = 8

/** The total, compared with the paper before, and what each bank and tag came to. */
export function ScoreSection({ result }: { result: PaperResult }) {
  const { t } = useTranslation('practice')
  const { score, previousScore, questions } = result
  const good = questions.filter((question) => (question.score ?? 0) >= GOOD_SCORE).length
  const tags = groupScores(questions, (question) => question.tags).slice(0, MOST_TAGS)
  return (
    <section className={styles.score} aria-label={t('result.overall')}>
      <div className={styles.total}>
        {score === null ? (
          <p className={styles.unscored}>{t('result.unscored')}</p>
        ) : (
          <Statistic value={score} suffix="/100" />
        )}
        {score !== null && previousScore !== null && <p>{compare(t, score - previousScore)}</p>}
        <p className={styles.facts}>{t('result.good', { value: good, score: GOOD_SCORE })}</p>
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

function compare(t: ReturnType<typeof useTranslation<'practice'>>['t'], difference: number): string {
  if (difference === 0) return t('result.same')
  return difference > 0
    ? t('result.higher', { value: difference })
    : t('result.lower', { value: -difference })
}
