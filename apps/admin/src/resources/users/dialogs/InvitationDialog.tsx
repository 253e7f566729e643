import type { Invitation } from '@app/contract/user-invitation/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../../data/use-methods.ts'
import { ConfirmDialog } from '../../../shared/dialog/ConfirmDialog.tsx'
import { useRunAct } from '../../../shared/dialog/use-run-act.ts'
import { InvitedLinks } from '../invitation/InvitedLinks.tsx'
import type { UserMethods } from '../methods.ts'
import type { UserDialogProps } from './user-dialog-props.ts'

/** Makes a new link for whoever has not set a password yet, after asking, and shows it this once. */
export function InvitationDialog({ isOpen, user: { id, username }, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin')
  const { renewInvitation } = useMethods<UserMethods>()
  const { run, isPending } = useRunAct<Invitation>()
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const handleClose = () => {
    onClose()
    setInvitation(null)
  }
  const handleConfirm = () => {
    if (invitation) return handleClose()
    run({
      act: () => renewInvitation(id),
      success: t('users.invitation.renewed'),
      onDone: setInvitation,
    })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('users.invitation.renew')}
      verb={t(invitation ? 'ra.action.close' : 'users.invitation.renew')}
      isOver={invitation !== null}
      isPending={isPending}
      onConfirm={handleConfirm}
      onClose={handleClose}
    >
      {invitation ? (
        <InvitedLinks invitation={invitation} />
      ) : (
        <p>{t('users.invitation.renewAdvice', { name: username })}</p>
      )}
    </ConfirmDialog>
  )
}
