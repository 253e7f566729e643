import { useTranslation } from 'react-i18next'
import { useMethods } from '../../../data/use-methods.ts'
import { ConfirmDialog } from '../../../shared/dialog/ConfirmDialog.tsx'
import { useRunAct } from '../../../shared/dialog/use-run-act.ts'
import type { UserMethods } from '../methods.ts'
import type { UserDialogProps } from './user-dialog-props.ts'

/** Turns a user's two-step verification off, for who has lost the authenticator and the recovery codes, after asking. */
export function SecondFactorDialog({ isOpen, user: { id, username }, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin')
  const acts = useMethods<UserMethods>()
  const { run, isPending } = useRunAct()
  const handleConfirm = () =>
    run({
      act: () => acts.removeSecondFactor(id),
      success: t('users.secondFactorRemoved'),
      onDone: onClose,
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('users.removeSecondFactor')}
      verb={t('users.removeSecondFactor')}
      isDangerous
      isPending={isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {t('users.removeSecondFactorAdvice', { name: username })}
    </ConfirmDialog>
  )
}
