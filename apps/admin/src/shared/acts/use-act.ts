import { useQueryClient } from '@tanstack/react-query'
import { createElement, useState } from 'react'
import { type Identifier, useDataProvider, useNotify, useResourceContext, useUpdateMany } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Act } from '../../data/act.ts'
import type { FailingRecord } from '../../data/find-failing.ts'
import { messageOf } from '../../data/read-error.ts'
import type { Values } from '../../data/rest-request.ts'
import { FailingNotice } from './FailingNotice.tsx'

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
      },
      onError: (error) => notify(messageOf(error), { type: 'error' }),
      // What can be undone is read again by react-admin itself.
      onSettled: () => (undoable ? undefined : client.invalidateQueries({ queryKey: [resource] })),
    },
  )
  const [isChecking, setChecking] = useState(false)
  /** Asks first what it can't be done to, and names that. @returns the others */
  const check = async (ids: readonly Identifier[], change: Change): Promise<readonly Identifier[]> => {
    if (!act.check) return ids
    setChecking(true)
    try {
      const failing: FailingRecord[] = await provider.findFailing(resource, act.name, ids.map(Number), change)
      if (failing.length === 0) return ids
      const text = t(`resources.${resource}.acts.${act.name}.failed`, { count: failing.length })
      const notice = createElement(FailingNotice, {
        resource,
        text,
        failing,
        isOfLack: act.isOfLack ?? false,
      })
      notify(notice, { type: 'warning', autoHideDuration: null })
      const left = new Set(failing.map(({ id }) => id))
      return ids.filter((id) => !left.has(Number(id)))
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      return []
    } finally {
      setChecking(false)
    }
  }
  const run = async (chosen: readonly Identifier[], change: Change) => {
    const ids = await check(chosen, change)
    if (ids.length === 0) return
    await updateMany(resource, { ids: [...ids], data: change })
    // A page that is opened meanwhile reads all of its record, of which the list has a part.
    await client.invalidateQueries({ queryKey: [resource, 'getOne'], refetchType: 'none', type: 'inactive' })
  }
  return {
    run: (ids: readonly Identifier[], change: Change) => void run(ids, change),
    isPending: isPending || isChecking,
  }
}
