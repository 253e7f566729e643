import { useTranslation } from 'react-i18next'
import { useActs } from '../../../data/use-acts.ts'
import { ConfirmDialog } from '../../../shared/dialog/ConfirmDialog.tsx'
import { useRunAct } from '../../../shared/dialog/use-run-act.ts'
import type { UserActs } from '../acts.ts'
import type { UsersDialogProps } from './user-dialog-props.ts'

/** Signs users out on every device, after asking. */
export function SignOutDialog({ isOpen, ids, onClose, onDone }: UsersDialogProps) {
  const { t } = useTranslation('admin')
  const acts = useActs<UserActs>()
  const { run, isPending } = useRunAct()
  const handleConfirm = () =>
    run({
      act: () => acts.signUsersOut(ids),
      success: t('users.signedOut'),
      onDone: () => {
        onDone?.()
        onClose()
      },
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('users.signOutTitle', { count: ids.length })}
      verb={t('users.signOut')}
      isPending={isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {t('users.signOutAdvice')}
    </ConfirmDialog>
  )
}
