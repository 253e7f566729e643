import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Identifier, useDataProvider, useNotify, useResourceContext, useUpdateMany } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Act } from '../../data/act.ts'
import type { FailingRecord } from '../../data/find-failing.ts'
import { messageOf } from '../../data/read-error.ts'
import type { Values } from '../../data/rest-request.ts'
import { useFailing } from './use-failing.ts'

/** How long an act can be undone, in milliseconds. */
const UNDO_TIME = 5000

interface ActOptions {
  /** Called once the rows show the change: at once for what can be undone, otherwise when it is done. */
  onDone?: () => void
}

/**
 * Does an act to records of the resource around. With an opposite, the rows change at once and the call waits until the
 * admin can no longer undo it; without one, or where it must not wait, the call is made now and has to be confirmed
 * before. A failure takes the rows back and says why.
 * @param act stays the same as long as the component is mounted: its call may still wait
 */
export function useAct<Change extends Values>(act: Act<Change>, { onDone }: ActOptions = {}) {
  const { t } = useTranslation('admin')
  const resource = useResourceContext() ?? ''
  const provider = useDataProvider()
  const notify = useNotify()
  const client = useQueryClient()
  const undoable = act.opposite !== undefined && !act.isImmediate
  const { findFailing, tellFailing, isChecking } = useFailing(act)
  // Named behind the notice of the act: notices stand one after the other, and the act waits for the end of its own.
  const unable = useRef<readonly FailingRecord[]>([])
  const [updateMany, { isPending }] = useUpdateMany(
    resource,
    {},
    {
      mutationMode: undoable ? 'undoable' : 'pessimistic',
      // The act is no part of the mutation's own parameters: react-admin would keep the records apart by it.
      mutationFn: async ({ ids = [], data = {} }) => {
        await provider.updateMany(resource, { ids, data, meta: { act: act.name } })
        return ids
      },
      onSuccess: (_, { ids = [] }) => {
        const message = t(`resources.${resource}.acts.${act.name}.done`, { count: ids.length })
        notify(message, { type: 'success', undoable, ...(undoable && { autoHideDuration: UNDO_TIME }) })
        onDone?.()
        tellFailing(unable.current)
      },
      onError: (error) => notify(messageOf(error), { type: 'error' }),
      // What can be undone is read again by react-admin itself.
      onSettled: () => (undoable ? undefined : client.invalidateQueries({ queryKey: [resource] })),
    },
  )
  const run = async (chosen: readonly Identifier[], change: Change) => {
    const failing = await findFailing(chosen, change)
    if (!failing) return
    const left = new Set(failing.map(({ id }) => id))
    const ids = chosen.filter((id) => !left.has(Number(id)))
    unable.current = failing
    if (ids.length === 0) tellFailing(failing)
    else {
      await updateMany(resource, { ids, data: change })
      // A page that is opened meanwhile reads all of its record, of which the list has a part.
      await client.invalidateQueries({
        queryKey: [resource, 'getOne'],
        refetchType: 'none',
        type: 'inactive',
      })
    }
  }
  return {
    run: (ids: readonly Identifier[], change: Change) => void run(ids, change),
    isPending: isPending || isChecking,
  }
}
