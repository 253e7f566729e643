import type { UserRecord } from '@app/contract/user/schemas'

/** The props of every dialog about users. */
export interface UsersDialogProps {
  isOpen: boolean
  ids: number[]
  onClose: () => void
  /** Called when it is done, before the dialog closes. */
  onDone?: () => void
}

/** The props of every dialog about one user. */
export interface UserDialogProps {
  isOpen: boolean
  user: UserRecord
  onClose: () => void
}
