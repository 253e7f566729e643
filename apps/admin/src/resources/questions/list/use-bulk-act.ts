import { useMutation } from '@tanstack/react-query'
import {
  type HttpError,
  type Identifier,
  useListContext,
  useNotify,
  useRefresh,
  useUnselectAll,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useActs } from '../../../data/use-acts.ts'
import type { QuestionActs } from '../acts.ts'

type Act = (acts: QuestionActs, ids: number[]) => Promise<void>

/**
 * Runs an act on the selected questions.
 * @param done the key of the notification on success
 */
export function useBulkAct(act: Act, done: string) {
  const { t } = useTranslation('admin')
  const acts = useActs<QuestionActs>()
  const { selectedIds, resource } = useListContext()
  const unselectAll = useUnselectAll(resource)
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate, isPending } = useMutation<void, HttpError, Identifier[]>({
    mutationFn: (ids) => act(acts, ids.map(Number)),
    onSuccess: (_, { length: total }) => {
      unselectAll()
      notify(t(done, { total }), { type: 'success' })
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => refresh(),
  })
  return { run: () => mutate(selectedIds), isPending, count: selectedIds.length }
}
