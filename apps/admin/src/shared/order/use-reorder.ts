import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../data/read-error.ts'
import { placeBefore } from './move-target.ts'
import type { SortableRecord } from './sortable-record.ts'

/** The first part of an ordered list. */
export interface OrderedPage {
  records: SortableRecord[]
  total: number
}

interface Order {
  queryKey: readonly unknown[]
  /** Moves a record behind another one, or to the front (null). */
  reorder: (id: number, afterId: number | null) => Promise<unknown>
  /** The id of the record at a place of the whole list, from 1. */
  idAt: (place: number) => Promise<number | undefined>
}

/** Puts records in order: among those shown at once, and to any place of the list. */
export function useReorder({ queryKey, reorder, idAt }: Order) {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  const client = useQueryClient()
  const outcome = {
    onSuccess: () => notify(t('order.kept'), { type: 'success' }),
    onError: (error: Error) => {
      notify(messageOf(error), { type: 'error' })
      void client.invalidateQueries({ queryKey })
    },
  }
  const near = useMutation({
    mutationFn: ({ id, afterId }: { id: number; afterId: number | null }) => reorder(id, afterId),
    ...outcome,
  })
  const far = useMutation({
    mutationFn: async ({ id, from, to }: { id: number; from: number; to: number }) => {
      const before = placeBefore(from, to)
      await reorder(id, before === 0 ? null : ((await idAt(before)) ?? null))
      await client.invalidateQueries({ queryKey })
    },
    ...outcome,
  })
  const drop = (records: SortableRecord[], moved: SortableRecord, after: SortableRecord | null) => {
    client.setQueryData<OrderedPage>(queryKey, (previous) => previous && { ...previous, records })
    near.mutate({ id: moved.id, afterId: after?.id ?? null })
  }
  return { drop, moveTo: far.mutateAsync, isMoving: far.isPending }
}
