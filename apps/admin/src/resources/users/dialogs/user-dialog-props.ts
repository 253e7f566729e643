import type { UserRecord } from '@app/contract'

/** What every dialog about users is given. */
export interface UsersDialogProps {
  isOpen: boolean
  ids: number[]
  onClose: () => void
  /** Called when it is done, before the dialog closes. */
  onDone?: () => void
}

/** What every dialog about one user is given. */
export interface UserDialogProps {
  isOpen: boolean
  user: UserRecord
  onClose: () => void
}
