import type { UserRecord } from '@app/contract'
import { BanDialog } from './BanDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { SignOutDialog } from './SignOutDialog.tsx'
import { UnbanDialog } from './UnbanDialog.tsx'

export type UserDialogName = 'ban' | 'unban' | 'role' | 'password' | 'signOut' | 'delete'

interface UserDialogsProps {
  user: UserRecord
  open: UserDialogName | null
  onClose: () => void
}

/** The dialogs about one user, of which one is open at most. */
export function UserDialogs({ user, open, onClose }: UserDialogsProps) {
  const ids = [user.id]
  return (
    <>
      <BanDialog isOpen={open === 'ban'} ids={ids} onClose={onClose} />
      <UnbanDialog isOpen={open === 'unban'} ids={ids} onClose={onClose} />
      <SignOutDialog isOpen={open === 'signOut'} ids={ids} onClose={onClose} />
      <RoleDialog isOpen={open === 'role'} user={user} onClose={onClose} />
      <PasswordDialog isOpen={open === 'password'} user={user} onClose={onClose} />
      <DeleteDialog isOpen={open === 'delete'} user={user} onClose={onClose} />
    </>
  )
}
