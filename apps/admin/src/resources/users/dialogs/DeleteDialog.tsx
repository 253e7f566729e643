import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../../shared/dialog/ConfirmDialog.tsx'
import { RequiredField } from '../../../shared/dialog/RequiredField.tsx'
import { useRunAct } from '../../../shared/dialog/use-run-act.ts'
import type { UserDialogProps } from './user-dialog-props.ts'

/** Deletes an account, after its name was typed: nothing brings it back. */
export function DeleteDialog({ isOpen, user: { id, username }, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const provider = useDataProvider()
  const { run, isPending } = useRunAct()
  const [typed, setTyped] = useState('')
  const handleConfirm = () =>
    run({
      act: () => provider.delete('users', { id }),
      success: t('users.deletedOne'),
      onDone: () => navigate('/users'),
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('users.delete')}
      verb={t('users.delete')}
      isDangerous
      isPending={isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{t('users.deleteAdvice', { name: username })}</p>
      <RequiredField
        label={t('users.typeName', { name: username })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        fault={typed.trim() === username ? undefined : t('users.nameDiffers')}
        margin="normal"
        fullWidth
        autoFocus
        autoComplete="off"
      />
    </ConfirmDialog>
  )
}
