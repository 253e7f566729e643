import type { SavedFilter, SavedFilterQuery } from '@app/contract/saved-filter/schemas'
import { savedFilterLimits } from '@app/contract/saved-filter/values'
import TextField from '@mui/material/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../data/read-error.ts'
import type { SavedFilterMethods } from '../../data/saved-filters.ts'
import { useMethods } from '../../data/use-methods.ts'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'

interface SaveFilterDialogProps {
  list: string
  query: SavedFilterQuery
  onClose: () => void
}

/** Saves the filters of a list under a name; what is wrong with it is said there. */
export function SaveFilterDialog({ list, query, onClose }: SaveFilterDialogProps) {
  const { t } = useTranslation('admin')
  const [name, setName] = useState('')
  const { saveFilter } = useMethods<SavedFilterMethods>()
  const { mutate, isPending, error } = useChange(() => saveFilter(list, name, query), onClose)
  return (
    <ConfirmDialog
      isOpen
      title={t('ra.saved_queries.new_dialog_title')}
      verb={t('ra.action.save')}
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <TextField
        label={t('ra.saved_queries.query_name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={error !== null}
        helperText={error ? messageOf(error) : t('list.savedForAll')}
        slotProps={{ htmlInput: { maxLength: savedFilterLimits.name } }}
        margin="dense"
        autoFocus
        fullWidth
      />
    </ConfirmDialog>
  )
}

/** Takes a saved filter away from all admins. */
export function RemoveFilterDialog({ filter, onClose }: { filter: SavedFilter; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  const { deleteSavedFilter } = useMethods<SavedFilterMethods>()
  const { mutate, isPending } = useChange(
    () => deleteSavedFilter(filter.id),
    onClose,
    (error) => notify(messageOf(error), { type: 'error' }),
  )
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('ra.saved_queries.remove_label_with_name', { name: filter.name })}
      verb={t('ra.action.remove')}
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {t('list.removedForAll')}
    </ConfirmDialog>
  )
}

/** Changes the saved filters, of which the lists tell afterwards. */
function useChange(change: () => Promise<unknown>, onDone: () => void, onError?: (error: Error) => void) {
  const client = useQueryClient()
  return useMutation<unknown, Error>({
    mutationFn: change,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['savedFilters'] })
      onDone()
    },
    ...(onError && { onError }),
  })
}
