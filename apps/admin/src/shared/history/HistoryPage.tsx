import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ShowBase, useShowContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { ContentMethods } from '../../data/content-calls.ts'
import { useMethods } from '../../data/use-methods.ts'
import { LoadFailed } from '../feedback/LoadFailed.tsx'
import { RecordFailed } from '../feedback/RecordFailed.tsx'
import { RowsLoading } from '../feedback/RowsLoading.tsx'
import { PageBack } from '../page/PageBack.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import styles from './HistoryPage.module.css'
import { RevisionList } from './RevisionList.tsx'
import { RevisionView } from './RevisionView.tsx'

const MOST_SHOWN = 100

/** The page shows errors itself. */
const silent = { onError: () => {} }

/** @typeParam S what a version said */
interface HistoryPageProps<S> {
  resource: string
  /** The fields, in the order they are compared in. */
  fields: readonly string[]
  /** What a version said as a whole. */
  article: (snapshot: S) => ReactNode
}

/** Every version of a record, with its changes and a button to restore it. */
export function HistoryPage<S extends object>(props: HistoryPageProps<S>) {
  const { id } = useParams()
  return (
    <ShowBase id={Number(id)} resource={props.resource} redirectOnError={false} queryOptions={silent}>
      <HistoryContent id={Number(id)} {...props} />
    </ShowBase>
  )
}

function HistoryContent<S extends object>({ id, ...props }: HistoryPageProps<S> & { id: number }) {
  const { resource } = props
  const { pageOfRevisions } = useMethods<ContentMethods>()
  const { t } = useTranslation('admin')
  const {
    record,
    error: failure,
    refetch: retry,
  } = useShowContext<{ id: number; title: string; version: number }>()
  const [chosen, setChosen] = useState<number | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'history', id],
    queryFn: () => pageOfRevisions(resource, id, { current: 1, pageSize: MOST_SHOWN }),
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
        before={<PageBack to={`${resource}/${id}/show`} />}
      />
      <div className={styles.history}>
        {failure ? (
          <RecordFailed error={failure} onRetry={() => void retry()} />
        ) : error ? (
          <LoadFailed message={error.message} onRetry={() => void refetch()} />
        ) : !data ? (
          <RowsLoading count={3} />
        ) : current ? (
          <>
            <RevisionList revisions={revisions} current={current} onChoose={setChosen} />
            <RevisionView
              key={current.id}
              {...props}
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
