import { type ReactNode, useState } from 'react'
import { type RaRecord, ShowBase, useShowContext } from 'react-admin'
import { RecordFailed } from '../feedback/RecordFailed.tsx'
import { RowsLoading } from '../feedback/RowsLoading.tsx'
import { PageBack } from '../page/PageBack.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import styles from '../page/Paper.module.css'
import { Queue } from '../queue/Queue.tsx'
import type { QueueKind } from '../queue/queue-kind.ts'
import { ListSteps } from '../queue/Steps.tsx'

const SKELETON_ROWS = 6

/** The page shows errors itself. */
const silent = { onError: () => {} }

interface ShowPageProps<R extends RaRecord> {
  /** Path of the list below /admin. */
  list: string
  /** The page's title until its record is loaded. */
  title: string
  titleOf: (record: R) => string
  /** Whether all fields are loaded; until then react-admin may show the row of a list. */
  isComplete: (record: R) => boolean
  /** Whether the page uses all the width; otherwise it is as wide as texts are read well. */
  isWide?: boolean
  /** The record's buttons. */
  actions?: (record: R) => ReactNode
  /** What waits for an admin, if records of this kind do. */
  queue?: QueueKind<R>
  children: (record: R) => ReactNode
}

/** One record, with a link back to the list. */
export function ShowPage<R extends RaRecord>(props: ShowPageProps<R>) {
  return (
    <ShowBase<R> redirectOnError={false} queryOptions={silent}>
      <ShowContent {...props} />
    </ShowBase>
  )
}

function ShowContent<R extends RaRecord>({ list, title, titleOf, isComplete, ...page }: ShowPageProps<R>) {
  const { actions, isWide, queue, children } = page
  const { record, error, refetch } = useShowContext<R>()
  // A case stays in the queue's page while the act that ends it is shown.
  const [queuedId, setQueuedId] = useState<R['id'] | null>(null)
  if (queue && record && queue.isWaiting(record) && queuedId !== record.id) setQueuedId(record.id)
  const paper = (
    <div className={styles.paper} data-wide={isWide || undefined}>
      {record && isComplete(record) ? (
        children(record)
      ) : error ? (
        <RecordFailed error={error} onRetry={refetch} />
      ) : (
        <RowsLoading count={SKELETON_ROWS} />
      )}
    </div>
  )
  return (
    <>
      <PageHeader title={record ? titleOf(record) : title} before={<PageBack to={list} />}>
        {record && actions?.(record)}
      </PageHeader>
      {queue && record && queuedId === record.id ? (
        <Queue kind={queue} record={record}>
          {paper}
        </Queue>
      ) : (
        <>
          {record && <ListSteps />}
          {paper}
        </>
      )}
    </>
  )
}
