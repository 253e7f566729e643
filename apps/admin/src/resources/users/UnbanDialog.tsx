import { useTranslation } from 'react-i18next'
import { useActs } from '../../data/use-acts.ts'
import { ActDialog } from '../../shared/ActDialog.tsx'
import { useAct } from '../../shared/use-act.ts'
import type { UserActs } from './acts.ts'
import type { UsersDialogProps } from './user-dialog.ts'

/** Lets users in again, after asking. */
export function UnbanDialog({ isOpen, ids, onClose }: UsersDialogProps) {
  const { t } = useTranslation('admin')
  const acts = useActs<UserActs>()
  const { run, isPending } = useAct()
  const handleConfirm = () =>
    run({ act: () => acts.unbanUsers(ids), success: t('users.unbanned'), onDone: onClose })
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('users.unban')}
      verb={t('users.unban')}
      isPending={isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {t('users.unbanAdvice')}
    </ActDialog>
  )
}
