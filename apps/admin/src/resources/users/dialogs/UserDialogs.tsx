import type { UserRecord } from '@app/contract/user/schemas'
import { BanDialog } from './BanDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { InvitationDialog } from './InvitationDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { SecondFactorDialog } from './SecondFactorDialog.tsx'

export type UserDialogName = 'ban' | 'invitation' | 'role' | 'password' | 'secondFactor' | 'delete'

interface UserDialogsProps {
  user: UserRecord
  open: UserDialogName | null
  onClose: () => void
}

/** The dialogs about one user, of which one is open at most. */
export function UserDialogs({ user, open, onClose }: UserDialogsProps) {
  return (
    <>
      <BanDialog isOpen={open === 'ban'} ids={[user.id]} onClose={onClose} />
      <InvitationDialog isOpen={open === 'invitation'} user={user} onClose={onClose} />
      <RoleDialog isOpen={open === 'role'} user={user} onClose={onClose} />
      <PasswordDialog isOpen={open === 'password'} user={user} onClose={onClose} />
      <SecondFactorDialog isOpen={open === 'secondFactor'} user={user} onClose={onClose} />
      <DeleteDialog isOpen={open === 'delete'} user={user} onClose={onClose} />
    </>
  )
}
