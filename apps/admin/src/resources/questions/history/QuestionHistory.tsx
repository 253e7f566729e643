import type { QuestionRecordDetail } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ShowBase, useShowContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useMethods } from '../../../data/use-methods.ts'
import { LoadFailed } from '../../../shared/feedback/LoadFailed.tsx'
import { RowsLoading } from '../../../shared/feedback/RowsLoading.tsx'
import { PageBack } from '../../../shared/page/PageBack.tsx'
import { PageHeader } from '../../../shared/page/PageHeader.tsx'
import type { QuestionMethods } from '../methods.ts'
import styles from './QuestionHistory.module.css'
import { RevisionList } from './RevisionList.tsx'
import { RevisionView } from './RevisionView.tsx'

const MOST_SHOWN = 100

/** Every version of a question, with its changes and a button to restore it. */
export function QuestionHistory() {
  const { id } = useParams()
  return (
    <ShowBase id={Number(id)} resource="problems" redirectOnError={false}>
      <HistoryContent id={Number(id)} />
    </ShowBase>
  )
}

function HistoryContent({ id }: { id: number }) {
  const { t } = useTranslation('admin')
  const provider = useMethods<QuestionMethods>()
  const { record } = useShowContext<QuestionRecordDetail>()
  const [chosen, setChosen] = useState<number | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['problems', 'history', id],
    queryFn: () => provider.pageOfRevisions(id, { current: 1, pageSize: MOST_SHOWN }),
  })
  const revisions = data?.records ?? []
  const index = Math.max(
    revisions.findIndex((revision) => revision.id === chosen),
    0,
  )
  const [current, previous] = [revisions[index], revisions[index + 1]]
  return (
    <>
      <PageHeader
        title={record ? t('history.of', { title: record.title }) : t('history.title')}
        before={<PageBack to={`problems/${id}/show`} />}
      />
      <div className={styles.history}>
        {error ? (
          <LoadFailed message={error.message} onRetry={() => void refetch()} />
        ) : !data ? (
          <RowsLoading count={3} />
        ) : current ? (
          <>
            <RevisionList revisions={revisions} current={current} onChoose={setChosen} />
            <RevisionView
              key={current.id}
              revision={current}
              previous={previous ?? null}
              version={record?.version ?? null}
              onRestored={() => setChosen(null)}
            />
          </>
        ) : (
          <p>{t('history.none')}</p>
        )}
      </div>
    </>
  )
}
