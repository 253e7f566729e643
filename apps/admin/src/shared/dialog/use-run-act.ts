import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import { isConflict, messageOf } from '../../data/read-error.ts'
import { useConfirmedCall } from './password-confirmation.ts'

interface Act<T> {
  act: () => Promise<T>
  /** The notification shown on success. */
  success: string
  onDone?: (result: T) => void
}

/** Runs an act, notifies the admin of the outcome and reloads the data on the page. */
export function useRunAct<T = unknown>() {
  const notify = useNotify()
  const refresh = useRefresh()
  const callConfirmed = useConfirmedCall()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act }: Act<T>) => callConfirmed(act),
    onSuccess: (result, { success, onDone }) => {
      notify(success, { type: 'success' })
      refresh()
      onDone?.(result)
    },
    onError: (error) => {
      notify(messageOf(error), { type: 'error' })
      // Somebody was there first: the page shows what they did.
      if (isConflict(error)) refresh()
    },
  })
  return { run: mutate, isPending }
}
