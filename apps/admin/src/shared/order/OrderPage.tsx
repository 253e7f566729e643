import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { ContentMethods } from '../../data/content-calls.ts'
import { useMethods } from '../../data/use-methods.ts'
import { LoadFailed } from '../feedback/LoadFailed.tsx'
import { RowsLoading } from '../feedback/RowsLoading.tsx'
import { PageBack } from '../page/PageBack.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { MoveToDialog } from './MoveToDialog.tsx'
import styles from './OrderPage.module.css'
import { SortableList } from './SortableList.tsx'
import type { SortableRecord } from './sortable-record.ts'
import { useReorder } from './use-reorder.ts'

/** So many records more are shown at a time. */
const STRETCH = 100

interface Ordered {
  resource: string
  /** Says which records of the resource are in one order; all when absent. */
  filter?: object
  toRow: (record: RaRecord) => SortableRecord
}

interface OrderPageProps extends Ordered {
  title: string
  /** Path of the list below /admin. */
  list: string
}

/** A page where records are put in order; each move is saved at once. */
export function OrderPage({ title, list, ...ordered }: OrderPageProps) {
  const { t } = useTranslation('admin')
  const { page, error, refetch, readMore, drop, moveTo, isMoving } = useOrder(ordered)
  /** The index of the record whose new place is asked for. */
  const [asked, setAsked] = useState<number | null>(null)
  const record = asked === null ? undefined : page?.records[asked]
  const from = (asked ?? 0) + 1
  const close = () => setAsked(null)
  return (
    <>
      <PageHeader title={title} before={<PageBack to={list} />} />
      <p className={styles.help}>{t('order.help')}</p>
      {error ? (
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      ) : !page ? (
        <RowsLoading count={8} />
      ) : (
        <SortableList label={title} records={page.records} onMove={drop} onAskPlace={setAsked} />
      )}
      {page && record && (
        <MoveToDialog
          key={record.id}
          record={record}
          place={from}
          total={page.total}
          isPending={isMoving}
          onMove={(to) => void moveTo({ id: record.id, from, to }).then(close, close)}
          onClose={close}
        />
      )}
      {page && page.records.length < page.total && (
        <Button className={styles.more ?? ''} onClick={readMore}>
          {t('order.more', { shown: page.records.length, total: page.total })}
        </Button>
      )}
    </>
  )
}

/** Reads the first part of the order and puts its records in another one. */
function useOrder({ resource, filter = {}, toRow }: Ordered) {
  const provider = useMethods<ContentMethods>()
  const [count, setCount] = useState(STRETCH)
  const read = (page: number, perPage: number) =>
    provider.getList(resource, {
      pagination: { page, perPage },
      sort: { field: 'sortOrder', order: 'ASC' },
      filter,
    })
  const queryKey = [resource, 'order', filter, count]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      const { data, total = 0 } = await read(1, count)
      return { records: data.map(toRow), total }
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
  const moves = useReorder({
    queryKey,
    reorder: (id, afterId) => provider.reorder(resource, id, afterId),
    idAt: async (place) => (await read(place, 1)).data[0]?.id,
  })
  return { page: data, error, refetch, readMore: () => setCount((shown) => shown + STRETCH), ...moves }
}
