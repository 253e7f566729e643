import { useTranslation } from 'react-i18next'
import { useMethods } from '../../../data/use-methods.ts'
import { ConfirmDialog } from '../../../shared/dialog/ConfirmDialog.tsx'
import { useRunAct } from '../../../shared/dialog/use-run-act.ts'
import type { UserMethods } from '../methods.ts'
import type { UserDialogProps } from './user-dialog-props.ts'

/** Makes a learner an admin, or an admin a learner, after asking. */
export function RoleDialog({ isOpen, user, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin')
  const acts = useMethods<UserMethods>()
  const { run, isPending } = useRunAct()
  const { id, username, userRole } = user
  const next = userRole === 'admin' ? 'user' : 'admin'
  const handleConfirm = () =>
    run({
      act: () => acts.setUserRole(id, next),
      success: t('users.roleChanged'),
      onDone: onClose,
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t(`users.become.${userRole}`)}
      verb={t('ra.action.confirm')}
      isPending={isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {t(`users.becomeAdvice.${userRole}`, { name: username })}
    </ConfirmDialog>
  )
}
