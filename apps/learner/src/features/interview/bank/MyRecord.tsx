import type { InterviewSessionSummary } from '@app/contract/interview-session/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatDuration } from '../../../shared/format-duration.ts'
import { formatDate } from '../../../shared/format-time.ts'
import { Pager } from '../../../shared/list/Pager.tsx'
import { bankAddress } from '../bank-address.ts'
import { ScoreBars } from '../ScoreBars.tsx'
import { type BankStore, PAGE_SIZE } from './BankStore.ts'
import styles from './MyRecord.module.css'

interface Props {
  store: BankStore
  bankId: number
  page: number
}

/** How the user did in the bank: by topic, and session by session. */
export const MyRecord = observer(function MyRecord({ store, bankId, page }: Props) {
  const { t } = useTranslation('interview')
  const topics = store.topics.value ?? []
  const { value: sessions, range } = store.sessions
  return (
    <>
      {topics.some(({ score }) => score !== null) && (
        <section className={styles.section}>
          <h2>{t('record.topics')}</h2>
          <ScoreBars
            scores={topics.map(({ topic, score }) => ({ name: topic, score }))}
            missing={t('record.noScore')}
          />
        </section>
      )}
      {sessions && sessions.total > 0 && (
        <section className={styles.section}>
          <h2>{t('record.sessions', { count: sessions.total })}</h2>
          <ul className={styles.sessions}>
            {sessions.records.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {sessions.total > PAGE_SIZE && (
            <Pager
              page={page}
              pageSize={PAGE_SIZE}
              total={sessions.total}
              to={(target) => `${bankAddress(bankId)}${target === 1 ? '' : `?page=${target}`}`}
              rangeText={
                range
                  ? t('record.range', { ...range, total: sessions.total })
                  : t('record.beyond', { count: sessions.total })
              }
            />
          )}
        </section>
      )}
    </>
  )
})

function SessionRow({ session }: { session: InterviewSessionSummary }) {
  const { t, i18n } = useTranslation('interview')
  const { id, state, score, scorer, questionCount, seconds, createTime } = session
  const isScored = state === 'finished' || state === 'scoring'
  return (
    <li>
      <Link to={`/interview/${isScored ? 'result' : 'session'}/${id}`}>
        {formatDate(createTime, i18n.language)}
        <span>
          {[
            t('questions', { count: questionCount }),
            ...(seconds > 0 ? [formatDuration(seconds, i18n.language)] : []),
            ...(score !== null && scorer ? [t(`scorer.${scorer}`)] : []),
          ].join(t('clause'))}
        </span>
      </Link>
      {score === null ? <small>{stateOf()}</small> : <b>{score}</b>}
    </li>
  )

  function stateOf(): string {
    const { pointCount, mentionedCount, uncheckedCount } = session
    return uncheckedCount > 0
      ? t('record.mentioned', { mentioned: mentionedCount, count: pointCount })
      : t(`state.${state}`)
  }
}
