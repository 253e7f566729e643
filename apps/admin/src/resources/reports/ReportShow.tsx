import type { ReportCase, ReportCaseDetail } from '@app/contract/report/schemas'
import { Markdown } from '@app/ui/markdown'
import { useTranslation } from 'react-i18next'
import { PublicationLabel } from '../../shared/moderation/PublicationLabel.tsx'
import type { QueueKind } from '../../shared/queue/queue-kind.ts'
import { Facts } from '../../shared/show/Facts.tsx'
import { ShowPage } from '../../shared/show/ShowPage.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
import { OutcomeLabel } from './OutcomeLabel.tsx'
import styles from './Report.module.css'
import { ReportActions } from './ReportActions.tsx'
import { ReportDecisions } from './ReportDecisions.tsx'
import { headOf, ThingCell } from './ThingCell.tsx'
import { useSuggestedReason } from './use-suggested-reason.ts'

const queue: QueueKind<Row> = {
  filter: { state: 'open' },
  sort: { field: 'openTime', order: 'ASC' },
  isWaiting: ({ outcome }) => outcome === null,
  label: ({ thing }) => <ThingCell thing={thing} />,
  together: {
    authorOf: ({ thing }) => thing?.author,
    Acts: TogetherActs,
  },
}

type Row = ReportCase | ReportCaseDetail

function TogetherActs({ records, onDone }: { records: readonly Row[]; onDone: () => void }) {
  return (
    <ReportDecisions
      ids={records.map(({ id }) => id)}
      onDone={onDone}
      suggested={useSuggestedReason(records[0])}
      canDelete={records.every(({ thing }) => thing?.type !== 'user')}
    />
  )
}

/** One reported thing: what it says, who wrote it, and what its reporters say. */
export function ReportShow() {
  const { t } = useTranslation('admin')
  return (
    <ShowPage<Row>
      list="reports"
      title={t('resources.reports.name')}
      titleOf={({ thing }) => (thing ? headOf(thing) : t('reports.gone'))}
      actions={(row) => <ReportActions row={row} />}
      isComplete={isDetail}
      queue={queue}
    >
      {(row) =>
        isDetail(row) && (
          <>
            <CaseFacts row={row} />
            <div className={styles.content}>
              <Markdown source={row.content} ownImagesOnly breaks />
            </div>
            <h2>{t('reports.said', { count: row.reportCount })}</h2>
            <ul className={styles.reports}>
              {row.reports.map(({ id, reporter, reason, note, createTime }) => (
                <li key={id}>
                  <strong>{t(`reportReason.${reason}`)}</strong>{' '}
                  <span className={styles.about}>
                    {reporter?.username ?? t('users.deleted')} · <TimeText time={createTime} />
                  </span>
                  {note !== '' && <p className={styles.note}>{note}</p>}
                </li>
              ))}
            </ul>
          </>
        )
      }
    </ShowPage>
  )
}

function CaseFacts({ row }: { row: ReportCaseDetail }) {
  const { t } = useTranslation('admin')
  const { thing, assignee, outcomeReason, record, openTime, closeTime } = row
  const name = (field: string) => t(`resources.reports.fields.${field}`)
  return (
    <Facts
      facts={[
        [name('outcome'), <OutcomeLabel key="outcome" row={row} />],
        [name('outcomeReason'), outcomeReason || '–'],
        [name('assignee'), assignee?.username ?? t('reports.nobody')],
        [name('thing'), thing ? t(`reportTarget.${thing.type}`) : t('reports.gone')],
        [name('state'), thing ? <PublicationLabel key="state" state={thing.state} /> : '–'],
        [name('author'), thing?.author?.username ?? t('users.deleted')],
        [t('reports.authorSince'), record ? <TimeText key="since" time={record.createTime} /> : '–'],
        [t('reports.upheldBefore'), record ? t('reports.times', { count: record.upheldCount }) : '–'],
        [name('openTime'), <TimeText key="open" time={openTime} />],
        [name('closeTime'), <TimeText key="close" time={closeTime} />],
      ]}
    />
  )
}

function isDetail(row: Row): row is ReportCaseDetail {
  return 'reports' in row
}
