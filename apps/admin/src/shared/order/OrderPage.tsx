import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../feedback/LoadFailed.tsx'
import { RowsLoading } from '../feedback/RowsLoading.tsx'
import { PageBack } from '../page/PageBack.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { MoveToDialog } from './MoveToDialog.tsx'
import styles from './OrderPage.module.css'
import { SortableList } from './SortableList.tsx'
import { type OrderedPage, useReorder } from './use-reorder.ts'

interface OrderPageProps {
  title: string
  /** Path of the list below /admin. */
  list: string
  queryKey: readonly unknown[]
  read: () => Promise<OrderedPage>
  /** The id of the record at a place of the whole list, from 1. */
  idAt: (place: number) => Promise<number | undefined>
  /** Moves a record behind another one, or to the front (null). */
  reorder: (id: number, afterId: number | null) => Promise<unknown>
  /** Loads more of the list; absent when everything is loaded. */
  onMore?: (() => void) | undefined
}

/** A page where records are put in order; each move is saved at once. */
export function OrderPage({ title, list, queryKey, read, idAt, reorder, onMore }: OrderPageProps) {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useQuery({ queryKey, queryFn: read, refetchOnWindowFocus: false })
  const { drop, moveTo, isMoving } = useReorder({ queryKey, reorder, idAt })
  /** The index of the record whose new place is asked for. */
  const [asked, setAsked] = useState<number | null>(null)
  const record = asked === null ? undefined : data?.records[asked]
  const from = (asked ?? 0) + 1
  const close = () => setAsked(null)
  return (
    <>
      <PageHeader title={title} before={<PageBack to={list} />} />
      <p className={styles.help}>{t('order.help')}</p>
      {error ? (
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsLoading count={8} />
      ) : (
        <SortableList label={title} records={data.records} onMove={drop} onAskPlace={setAsked} />
      )}
      {data && record && (
        <MoveToDialog
          key={record.id}
          record={record}
          place={from}
          total={data.total}
          isPending={isMoving}
          onMove={(to) => void moveTo({ id: record.id, from, to }).then(close, close)}
          onClose={close}
        />
      )}
      {data && data.records.length < data.total && (
        <Button className={styles.more ?? ''} onClick={onMore}>
          {t('order.more', { shown: data.records.length, total: data.total })}
        </Button>
      )}
    </>
  )
}
