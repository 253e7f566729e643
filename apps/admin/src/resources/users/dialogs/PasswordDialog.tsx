import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../../data/use-methods.ts'
import { ConfirmDialog } from '../../../shared/dialog/ConfirmDialog.tsx'
import { useRunAct } from '../../../shared/dialog/use-run-act.ts'
import type { UserMethods } from '../methods.ts'
import type { UserDialogProps } from './user-dialog-props.ts'

/** Sets a password made up by the server, after asking, and shows it this once. */
export function PasswordDialog({ isOpen, user: { id, username }, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin')
  const acts = useMethods<UserMethods>()
  const { run, isPending } = useRunAct<string>()
  const [password, setPassword] = useState<string | null>(null)
  const handleClose = () => {
    onClose()
    setPassword(null)
  }
  const handleConfirm = () => {
    if (password !== null) return handleClose()
    run({
      act: () => acts.resetUserPassword(id),
      success: t('users.passwordReset'),
      onDone: setPassword,
    })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('users.password')}
      verb={t(password === null ? 'users.password' : 'ra.action.close')}
      isDangerous={password === null}
      isOver={password !== null}
      isPending={isPending}
      onConfirm={handleConfirm}
      onClose={handleClose}
    >
      <p>{t(password === null ? 'users.passwordAdvice' : 'users.passwordOnce', { name: username })}</p>
      {password !== null && (
        <TextField
          label={t('users.temporaryPassword')}
          value={password}
          margin="normal"
          fullWidth
          autoFocus
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
        />
      )}
    </ConfirmDialog>
  )
}
