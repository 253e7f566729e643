import { useTranslation } from 'react-i18next'
import { useActs } from '../../../data/use-acts.ts'
import { ConfirmDialog } from '../../../shared/dialog/ConfirmDialog.tsx'
import { useRunAct } from '../../../shared/dialog/use-run-act.ts'
import type { UserActs } from '../acts.ts'
import type { UsersDialogProps } from './user-dialog-props.ts'

/** Lifts the ban of users, after asking. */
export function UnbanDialog({ isOpen, ids, onClose }: UsersDialogProps) {
  const { t } = useTranslation('admin')
  const acts = useActs<UserActs>()
  const { run, isPending } = useRunAct()
  const handleConfirm = () =>
    run({ act: () => acts.unbanUsers(ids), success: t('users.unbanned'), onDone: onClose })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('users.unban')}
      verb={t('users.unban')}
      isPending={isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {t('users.unbanAdvice')}
    </ConfirmDialog>
  )
}
