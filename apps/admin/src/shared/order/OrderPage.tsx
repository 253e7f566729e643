import Button from '@mui/material/Button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../feedback/LoadFailed.tsx'
import { RowsLoading } from '../feedback/RowsLoading.tsx'
import { PageBack } from '../page/PageBack.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import styles from './OrderPage.module.css'
import { SortableList } from './SortableList.tsx'
import type { SortableRecord } from './sortable-record.ts'

/** The first part of an ordered list. */
export interface OrderedPage {
  records: SortableRecord[]
  total: number
}

interface OrderPageProps {
  title: string
  /** Path of the list below /admin. */
  list: string
  queryKey: readonly unknown[]
  read: () => Promise<OrderedPage>
  /** Moves a record behind another one, or to the front (null). */
  reorder: (id: number, afterId: number | null) => Promise<unknown>
  /** Loads more of the list; absent when everything is loaded. */
  onMore?: (() => void) | undefined
}

/** A page where records are put in order; each move is saved at once. */
export function OrderPage({ title, list, queryKey, read, reorder, onMore }: OrderPageProps) {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({ queryKey, queryFn: read, refetchOnWindowFocus: false })
  const { mutate } = useMutation({
    mutationFn: ({ id, afterId }: { id: number; afterId: number | null }) => reorder(id, afterId),
    onSuccess: () => notify(t('order.kept'), { type: 'success' }),
    onError: ({ message }) => {
      notify(message, { type: 'error' })
      void refetch()
    },
  })
  const move = (records: SortableRecord[], moved: SortableRecord, after: SortableRecord | null) => {
    client.setQueryData<OrderedPage>(queryKey, (previous) => previous && { ...previous, records })
    mutate({ id: moved.id, afterId: after?.id ?? null })
  }
  return (
    <>
      <PageHeader title={title} before={<PageBack to={list} />} />
      <p className={styles.help}>{t('order.help')}</p>
      {error ? (
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsLoading count={8} />
      ) : (
        <SortableList label={title} records={data.records} onMove={move} />
      )}
      {data && data.records.length < data.total && (
        <Button className={styles.more ?? ''} onClick={onMore}>
          {t('order.more', { shown: data.records.length, total: data.total })}
        </Button>
      )}
    </>
  )
}
