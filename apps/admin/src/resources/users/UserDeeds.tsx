import type { UserDeeds as Deeds } from '@app/contract/stats/schemas'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMethods } from '../../data/use-methods.ts'
import { LoadFailed } from '../../shared/feedback/LoadFailed.tsx'
import { RowsLoading } from '../../shared/feedback/RowsLoading.tsx'
import { Facts } from '../../shared/show/Facts.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
import { type DeedKind, listOfDeeds, listOfUpheld, pageOfDeed } from './deed-links.ts'
import type { UserMethods } from './methods.ts'
import styles from './UserShow.module.css'

const kinds = [
  'discussions',
  'comments',
  'reportsAgainst',
  'reportsBy',
  'interviews',
  'contributions',
] as const satisfies readonly DeedKind[]

/** What a user did on the site beside practising: how often, with the way to each list, and the newest of each. */
export function UserDeeds({ id }: { id: number }) {
  const { t } = useTranslation('admin')
  const { readUserDeeds } = useMethods<UserMethods>()
  const { data, error, refetch } = useQuery({
    queryKey: ['userDeeds', id],
    queryFn: () => readUserDeeds(id),
  })
  return (
    <section className={styles.section}>
      <h2>{t('users.deeds')}</h2>
      {data ? (
        <DeedList userId={id} deeds={data} />
      ) : error ? (
        <LoadFailed message={error.message} onRetry={refetch} />
      ) : (
        <RowsLoading count={kinds.length} />
      )}
    </section>
  )
}

function DeedList({ userId, deeds }: { userId: number; deeds: Deeds }) {
  const { t, i18n } = useTranslation('admin')
  const number = (count: number, to: string) =>
    count === 0 ? '0' : <Link to={to}>{count.toLocaleString(i18n.language)}</Link>
  return (
    <>
      <Facts
        facts={[
          ...kinds.map(
            (kind) =>
              [t(`users.deed.${kind}`), number(deeds[kind].count, listOfDeeds(kind, userId))] as const,
          ),
          [t('users.upheld'), number(deeds.upheldCount, listOfUpheld(userId))],
        ]}
      />
      {kinds
        .filter((kind) => deeds[kind].count > 0)
        .map((kind) => (
          <div key={kind} className={styles.deeds}>
            <h3>{t('users.newestDeeds', { kind: t(`users.deed.${kind}`) })}</h3>
            <ul className={styles.rows}>
              <DeedRows kind={kind} deeds={deeds} />
            </ul>
          </div>
        ))}
    </>
  )
}

function DeedRows({ kind, deeds }: { kind: DeedKind; deeds: Deeds }) {
  const { t } = useTranslation('admin')
  const rows = {
    discussions: () =>
      deeds.discussions.newest.map((row) => ({ ...row, state: t(`publicationState.${row.state}`) })),
    comments: () =>
      deeds.comments.newest.map((row) => ({ ...row, state: t(`publicationState.${row.state}`) })),
    reportsAgainst: () => deeds.reportsAgainst.newest.map(toReport),
    reportsBy: () => deeds.reportsBy.newest.map(toReport),
    interviews: () =>
      deeds.interviews.newest.map((row) => ({ ...row, state: t(`interviewSessions.state.${row.state}`) })),
    contributions: () =>
      deeds.contributions.newest.map((row) => ({ ...row, state: t(`contributions.state.${row.state}`) })),
  }
  function toReport({ id, createTime, targetType, outcome }: Deeds['reportsBy']['newest'][number]) {
    const state = outcome === null ? t('reports.waiting') : t(`reportOutcome.${outcome}`)
    const title = `${t('resources.reports.name')} #${id} · ${t(`reportTarget.${targetType}`)}`
    return { id, createTime, title, state }
  }
  return rows[kind]().map(({ id, title, state, createTime }) => (
    <li key={id}>
      <Link to={pageOfDeed(kind, id)}>{title || `#${id}`}</Link>
      <span>{state}</span>
      <TimeText time={createTime} />
    </li>
  ))
}
