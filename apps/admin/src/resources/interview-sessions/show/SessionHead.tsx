import type { InterviewSessionDetail } from '@app/contract/interview-session-record/schemas'
import { useTranslation } from 'react-i18next'
import { TimeText } from '../../../shared/show/TimeText.tsx'
import { SessionLabels } from '../SessionLabels.tsx'
import styles from './SessionHead.module.css'
import { SessionNotes } from './SessionNotes.tsx'

const SECONDS = 60

/** When and how the interview went, and what it came to. */
export function SessionHead({ session }: { session: InterviewSessionDetail }) {
  const { t } = useTranslation('admin')
  const { createTime, seconds, level, strictness, interviewer, scorer, endReason } = session
  const facts = [
    t('interviewSessions.took', { count: Math.max(Math.ceil(seconds / SECONDS), 1) }),
    t(`interviewSessions.level.${level}`),
    t(`interviewSessions.strictness.${strictness}`),
    t(`interviewSessions.interviewer.${interviewer}`),
    ...(scorer ? [t(`interviewSessions.scorer.${scorer}`)] : []),
    ...(endReason ? [t(`interviewSessions.end.${endReason}`)] : []),
  ]
  return (
    <>
      <SessionLabels record={session} />
      <p className={styles.facts}>
        <TimeText time={createTime} />
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <SessionNotes session={session} />
      <Scores session={session} />
    </>
  )
}

function Scores({ session }: { session: InterviewSessionDetail }) {
  const { t } = useTranslation('admin')
  const { score, previous, dimensions, questions, answeredCount, skippedCount, questionCount } = session
  const hints = questions.flatMap(({ turns }) => turns).filter(({ kind }) => kind === 'hint').length
  const unscored = t('interviewSessions.unscored')
  const { pointCount, mentionedCount, uncheckedCount } = session
  const toCheck = t('interviewSessions.toCheck')
  return (
    <dl className={styles.scores}>
      <div>
        <dt>{t('interviewSessions.total')}</dt>
        <dd data-unscored={score === null}>{score ?? (uncheckedCount > 0 ? toCheck : unscored)}</dd>
        {previous && <dd>{t('interviewSessions.previous', { score: previous.score })}</dd>}
      </div>
      {dimensions.map(({ dimension, score: value }) => (
        <div key={dimension}>
          <dt>{t(`interviewSessions.dimension.${dimension}`)}</dt>
          <dd data-unscored={value === null}>
            {value ?? (uncheckedCount > 0 && dimension === 'accuracy' ? toCheck : unscored)}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('interviewSessions.points')}</dt>
        <dd>
          {mentionedCount}/{pointCount}
        </dd>
        <dd>{t('interviewSessions.unchecked', { count: uncheckedCount })}</dd>
      </div>
      <div>
        <dt>{t('interviewSessions.answered')}</dt>
        <dd>
          {answeredCount}/{questionCount}
        </dd>
        <dd>{t('interviewSessions.skipped', { skipped: skippedCount, hints })}</dd>
      </div>
    </dl>
  )
}
