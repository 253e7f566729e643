import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, useNotify, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { messageOf } from '../../data/read-error.ts'
import { useMethods } from '../../data/use-methods.ts'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import type { ImportMethods } from './methods.ts'

const refusal = z.object({
  data: z.object({ rows: z.array(z.object({ number: z.int(), title: z.string() })) }),
})
type EditedRow = z.output<typeof refusal>['data']['rows'][number]

/** Confirms undoing an import. Rows edited since then are listed, and the admin decides whether to keep them. */
export function UndoDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const provider = useMethods<ImportMethods>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [edited, setEdited] = useState<readonly EditedRow[]>([])
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.undoImport(id, edited.length > 0),
    onSuccess: () => {
      onClose()
      refresh()
    },
    onError: (error) => {
      const rows = editedRows(error)
      if (rows.length > 0) setEdited(rows)
      else notify(messageOf(error), { type: 'error' })
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={t('imports.undoTitle')}
      verb={t(edited.length > 0 ? 'imports.undoRest' : 'imports.undo')}
      isDangerous
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {edited.length === 0 ? (
        <p>{t('imports.undoAdvice')}</p>
      ) : (
        <>
          <p>{t('imports.editedSince')}</p>
          <ul>
            {edited.map(({ number, title }) => (
              <li key={number}>{t('imports.editedRow', { number, title })}</li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  )
}

function editedRows(error: unknown): readonly EditedRow[] {
  if (!(error instanceof HttpError)) return []
  return refusal.safeParse(error.body).data?.data.rows ?? []
}
