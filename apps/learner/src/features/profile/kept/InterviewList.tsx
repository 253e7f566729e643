import type { InterviewSessionSummary } from '@app/contract/interview-session/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatDuration } from '../../../shared/format-duration.ts'
import { formatDaysAgo } from '../../../shared/format-time.ts'
import { KeptList } from './KeptList.tsx'
import type { KeptStore } from './KeptStore.ts'
import styles from './KeptTabs.module.css'

interface InterviewListProps {
  list: KeptStore['interviews']
  onRetry: () => void
}

/** One's own mock interviews, the newest first. */
export const InterviewList = observer(function InterviewList({ list, onRetry }: InterviewListProps) {
  const { t } = useTranslation('profile')
  return (
    <KeptList
      list={list}
      onRetry={onRetry}
      empty={
        <>
          {t('kept.noInterviews')} <Link to="/interview">{t('kept.toInterviews')}</Link>
        </>
      }
      renderRow={(session) => <InterviewRow key={session.id} session={session} />}
    >
      <Link to="/interview">{t('kept.toInterviews')}</Link>
    </KeptList>
  )
})

function InterviewRow({ session }: { session: InterviewSessionSummary }) {
  const { t, i18n } = useTranslation('profile')
  const { id, bankName, endReason, questionCount, score, seconds, createTime } = session
  const isOver = endReason !== null
  return (
    <li className={styles.row}>
      <Link className={styles.title} to={isOver ? `/interview/result/${id}` : `/interview/session/${id}`}>
        {bankName}
      </Link>
      <time dateTime={createTime}>{formatDaysAgo(createTime, i18n.language)}</time>
      <span className={styles.about}>
        <span>
          {!isOver
            ? t('kept.interviewOpen')
            : score === null
              ? t('kept.interviewUnscored')
              : t('kept.interviewScore', { score })}
        </span>
        <span>{t('kept.interviewQuestions', { count: questionCount })}</span>
        {seconds > 0 && <span>{formatDuration(seconds, i18n.language)}</span>}
      </span>
    </li>
  )
}
